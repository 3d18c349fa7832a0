// The brand's pages of `npm start`, on another origin.

import { until } from '../../scripts/until.ts'
import type { RunningSite } from './running-site.ts'

/** Opens a page and records its events and policy violations. */
export async function openBrandPage(
  { stack, browser }: RunningSite,
  { colorScheme, path = '/' }: { colorScheme: 'light' | 'dark'; path?: string },
) {
  const { protocol, hostname, port } = new URL(stack.site)
  const origin = `${protocol}//${hostname}:${Number(port) + 5}`
  await until('the brand page', () => fetch(origin).then((reply) => reply.ok || undefined), 60_000)
  const context = await browser.newContext({ viewport: { width: 390, height: 844 }, colorScheme })
  context.setDefaultTimeout(45_000)
  const page = await context.newPage()
  const told: string[] = []
  const stopped: string[] = []
  await page.exposeFunction('tell', (event: string) => told.push(event))
  await page.exposeFunction('stop', (violation: string) => stopped.push(violation))
  await page.addInitScript(`
    for (const event of ['fandeck-sign-in-request', 'fandeck-purchased', 'fandeck-opened', 'fandeck-picked', 'fandeck-error']) addEventListener(event, () => tell(event))
    addEventListener('securitypolicyviolation', ({ violatedDirective, blockedURI }) => stop(violatedDirective + ' ' + blockedURI))
  `)
  await page.goto(`${origin}${path}`)
  return { page, told, stopped, context }
}
