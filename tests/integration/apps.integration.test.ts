// The packed packages in a partner's app: installed, built, and driven in Chromium through one purchase.
import { cpSync } from 'node:fs'
import { join } from 'node:path'
import type { Browser } from 'playwright'
import { preview } from 'vite'
import { afterAll, beforeAll, describe, inject, test } from 'vitest'
import { run } from '../../scripts/commands.ts'
import { openFloorBrowser } from '../e2e/floor.ts'
import { casesOf } from '../e2e/matrix.ts'
import { openBrowser } from '../e2e/phone.ts'
import { expectPurchase } from './fan.ts'

const integration = inject('integration')
let browser: Browser

beforeAll(async () => {
  if (integration) browser = await openBrowser()
})
afterAll(() => browser?.close())

const appOf = (name: string) => join(integration?.folder ?? '', 'apps', name)
const originOf = (name: string) => `http://localhost:${integration?.ports[name]}`

/** Serves the files of an app, as a host of static files does. */
async function serve(name: string, files = name) {
  const server = await preview({
    root: appOf(''),
    configFile: false,
    logLevel: 'warn',
    build: { outDir: files },
    preview: { port: integration?.ports[name], strictPort: true },
  })
  return { [Symbol.asyncDispose]: () => server.close() }
}

describe.skipIf(!integration)('the packed packages', () => {
  test('S10.8 sell on a page of plain HTML, by module and by classic script', async () => {
    cpSync(
      join(appOf('html'), 'node_modules/@fandeck/widgets/dist/embed'),
      join(appOf('html'), 'fandeck/v1'),
      {
        recursive: true,
      },
    )
    await using _ = await serve('html')
    await expectPurchase(browser, originOf('html'), '010-7400-0001')
    await expectPurchase(browser, `${originOf('html')}/classic.html`, '010-7400-0002')
  })

  const APPS = [
    ['Vite and React 19', 'vite-react-19', '010-7400-0003'],
    ['Vite and React 18.3', 'vite-react-18', '010-7400-0004'],
    ['Vite and Vue, with the types of its templates', 'vue', '010-7400-0005'],
  ] as const
  test.each(casesOf(APPS, ([, name]) => name !== 'vite-react-18'))(
    'S10.8 sell in an app of %s',
    async (_, name, phone) => {
      await run('pnpm', ['run', 'build'], appOf(name))
      await using _server = await serve(name, `${name}/dist`)
      await expectPurchase(browser, originOf(name), phone)
    },
  )

  test('S10.8 sell in Chromium 121, on a page of plain HTML and in an app of Vite', async () => {
    const floor = await openFloorBrowser()
    try {
      {
        await using _ = await serve('html')
        await expectPurchase(floor, originOf('html'), '010-7400-0007')
      }
      await using _ = await serve('vite-react-19', 'vite-react-19/dist')
      await expectPurchase(floor, originOf('vite-react-19'), '010-7400-0008')
    } finally {
      await floor.close()
    }
  })
})
