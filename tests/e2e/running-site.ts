// One running product and one browser for the tests of a file that open their own pages.
import type { Browser } from 'playwright'
import { afterAll, afterEach, beforeAll } from 'vitest'
import { openBrowser } from './phone.ts'
import { type Stack, type StackOptions, startStack } from './stack.ts'
import { tellFailure } from './steps.ts'

/** The processes of `npm start`, and Chromium. */
export interface RunningSite {
  stack: Stack
  browser: Browser
}

/** Starts both before the tests of a file and stops them after; available from `beforeAll` on. */
export function runSite(options?: StackOptions): () => RunningSite {
  let stack: Stack | undefined
  let browser: Browser | undefined
  beforeAll(async () => {
    stack = await startStack(options)
    browser = await openBrowser()
  })
  // A failed test leaves its pages open.
  afterEach(async ({ task }) => {
    if (!stack || !browser || task.result?.state !== 'fail') return
    for (const page of browser.contexts().flatMap((context) => context.pages()))
      await tellFailure(stack, page)
  })
  afterAll(async () => {
    await browser?.close()
    await stack?.stop()
  })
  return () => {
    if (stack && browser) return { stack, browser }
    throw new Error('The site is available only inside tests.')
  }
}
