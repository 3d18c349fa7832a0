// The packed packages in an app of Next.js: server components, client components, and the hydration of a member's page.
import { join } from 'node:path'
import type { Browser, Page } from 'playwright'
import { afterAll, beforeAll, describe, expect, inject, test } from 'vitest'
import { run, start } from '../../scripts/commands.ts'
import { until } from '../../scripts/until.ts'
import { buy } from '../e2e/brand-steps.ts'
import { openBrowser } from '../e2e/phone.ts'
import { button, screen } from '../e2e/steps.ts'
import { openApp, signIn } from './fan.ts'
import { expectLooks } from './looks.ts'

const integration = inject('integration')
const folder = join(integration?.folder ?? '', 'apps/next')
const port = String(integration?.ports.next)
const url = `http://localhost:${port}`
const QUIET = { NEXT_TELEMETRY_DISABLED: '1' }
const NEXT = join(folder, 'node_modules/next/dist/bin/next')

let browser: Browser
let server: ReturnType<typeof start>

beforeAll(async () => {
  if (!integration) return
  await run('pnpm', ['run', 'build'], folder, QUIET)
  server = start(process.execPath, [NEXT, 'start', '-p', port], folder, QUIET)
  await until('the app of Next.js', () => fetch(url).then((reply) => reply.ok || undefined), 30_000)
  browser = await openBrowser()
})
afterAll(async () => {
  await browser?.close()
  server?.child.kill()
  await server?.ended
})

/** Replaces a text of the HTML of the server. */
const edit = (page: Page, from: string, to: string) =>
  page.route(`${url}/`, async (route) => {
    const response = await route.fetch()
    await route.fulfill({ response, body: (await response.text()).replaceAll(from, to) })
  })

describe.skipIf(!integration)('the packed packages in Next.js', () => {
  test('S10.8 render the drop on the server, sell, and hydrate the page of a member without an error', async () => {
    const html = await (await fetch(url)).text()
    expect(html).toContain('fandeck-drop__title')
    expect(html).toContain('로그인하고 구매하기')

    const { page, errors, context } = await openApp(browser, url)
    await signIn(page, '010-7400-0006')
    await buy(page, () => expectLooks(page, browser, url))
    await page.reload()
    await screen(button(page, /구매하기$/)).toBeVisible()
    await screen(button(page, '로그인하고 구매하기')).toBeHidden()
    expect(errors).toEqual([])

    // Control: a page that differs from the HTML of the server is recorded.
    await edit(page, '로그인하고 구매하기', '다른 단추')
    await page.reload()
    await expect.poll(() => errors.join()).toContain('418')
    await context.close()
  })
})
