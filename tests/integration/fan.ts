// A fan who buys in an app of another origin than the site.
import type { Browser, Page } from 'playwright'
import { expect } from 'vitest'
import { allow, buy, byPhone, openSignIn } from '../e2e/brand-steps.ts'
import { expectLooks } from './looks.ts'

/** Opens a page and records what it reports: thrown errors, errors of the console and refused requests. */
export async function openApp(browser: Browser, url: string) {
  const context = await browser.newContext({ viewport: { width: 390, height: 844 }, locale: 'ko-KR' })
  context.setDefaultTimeout(45_000)
  await context.route('**/favicon.ico', (route) => route.fulfill({ status: 204 }))
  const page = await context.newPage()
  const errors: string[] = []
  page.on('pageerror', (error) => errors.push(error.message))
  page.on('console', (message) => {
    if (message.type() === 'error') errors.push(`${message.text()} ${message.location().url}`)
  })
  await page.goto(url)
  return { page, errors, context }
}

/** Signs in through the window of the main site. */
export async function signIn(page: Page, phone: string): Promise<void> {
  const window = await openSignIn(page)
  await byPhone(window, phone)
  await allow(window)
}

/** Opens an app, signs in and buys; expects the looks of the purchase, and no errors on the console. */
export async function expectPurchase(browser: Browser, url: string, phone: string): Promise<void> {
  const { page, errors, context } = await openApp(browser, url)
  try {
    await signIn(page, phone)
    await buy(page, () => expectLooks(page, browser, url))
    expect(errors).toEqual([])
  } catch (error) {
    process.stdout.write(`${url}\n${errors.join('\n')}\n`)
    throw error
  } finally {
    await context.close()
  }
}
