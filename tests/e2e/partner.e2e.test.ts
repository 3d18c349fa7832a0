// The brand page of `npm start` under its strict content policy (screen 55), in light and dark.
import type { Browser } from 'playwright'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { openBrowser } from './phone.ts'
import { type Stack, startStack, until } from './stack.ts'

let stack: Stack
let browser: Browser

beforeAll(async () => {
  stack = await startStack()
  browser = await openBrowser()
})
afterAll(async () => {
  await browser?.close()
  await stack?.stop()
})

/** The page, what it has told and what its policy has stopped. */
async function brandPage(colorScheme: 'light' | 'dark') {
  const { protocol, hostname, port } = new URL(stack.site)
  const origin = `${protocol}//${hostname}:${Number(port) + 5}`
  await until('the brand page', () => fetch(origin).then((reply) => reply.ok || undefined), 60_000)
  const context = await browser.newContext({ viewport: { width: 390, height: 844 }, colorScheme })
  const page = await context.newPage()
  const told: string[] = []
  const stopped: string[] = []
  await page.exposeFunction('tell', (event: string) => told.push(event))
  await page.exposeFunction('stop', (violation: string) => stopped.push(violation))
  await page.addInitScript(`
    addEventListener('login-required', () => tell('login-required'))
    addEventListener('securitypolicyviolation', ({ violatedDirective, blockedURI }) => stop(violatedDirective + ' ' + blockedURI))
  `)
  await page.goto(origin)
  return { page, told, stopped, context }
}

test.each(['light', 'dark'] as const)(
  'G16 the brand page sells in %s under its strict policy, and asks its page for a login',
  async (scheme) => {
    const { page, told, stopped, context } = await brandPage(scheme)
    await page.getByRole('button', { name: '로그인하고 구매하기' }).click()
    await expect.poll(() => told).toEqual(['login-required'])
    expect(stopped).toEqual([])
    await context.close()
  },
)

test('G16 the control: what the policy forbids is seen', async () => {
  const { page, stopped, context } = await brandPage('light')
  await page.evaluate(() => document.head.appendChild(document.createElement('style')).append('p{color:red}'))
  await expect.poll(() => stopped.length).toBeGreaterThan(0)
  await context.close()
})
