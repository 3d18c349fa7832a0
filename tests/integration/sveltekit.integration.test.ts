// The loader of the packed packages in an app of SvelteKit, whose server renders the page.
import { join } from 'node:path'
import type { Browser } from 'playwright'
import { afterAll, beforeAll, describe, expect, inject, test } from 'vitest'
import { run, start } from '../../scripts/commands.ts'
import { until } from '../../scripts/until.ts'
import { openBrowser } from '../e2e/phone.ts'
import { expectPurchase } from './fan.ts'

const integration = inject('integration')
const folder = join(integration?.folder ?? '', 'apps/sveltekit')
const port = String(integration?.ports.sveltekit)
const url = `http://localhost:${port}`

let browser: Browser
let server: ReturnType<typeof start>

beforeAll(async () => {
  if (!integration) return
  await run('pnpm', ['run', 'build'], folder)
  server = start(process.execPath, ['build'], folder, { PORT: port, ORIGIN: url })
  await until('the app of SvelteKit', () => fetch(url).then((reply) => reply.ok || undefined), 30_000)
  browser = await openBrowser()
})
afterAll(async () => {
  await browser?.close()
  server?.child.kill()
  await server?.ended
})

describe.skipIf(!integration)('the packed packages in SvelteKit', () => {
  test('S10.8 the loader does nothing on the server, and sells in the browser', async () => {
    expect(await (await fetch(url)).text()).toContain('<fandeck-drop')
    await expectPurchase(browser, url, '010-7400-0009')
  })
})
