// @vitest-environment jsdom

import { expect, test, vi } from 'vitest'
import type { PageEntry } from '../page-entry.ts'
import { prefetchScript } from './prefetch-page.ts'

const Page = () => null

/** A page whose script loads when the test says so. */
function aPage() {
  const { promise, resolve, reject } = Promise.withResolvers<{ default: () => null }>()
  const load = vi.fn(() => promise)
  const page: PageEntry = { path: '/', Page, load }
  return {
    page,
    load,
    done: () => resolve({ default: Page }),
    fail: () => reject(new Error('offline')),
  }
}

test('scripts of linked pages load one after another, also after a failure, and none whose link has gone', async () => {
  const [first, second, gone, third] = [aPage(), aPage(), aPage(), aPage()]
  for (const { page } of [first, second]) prefetchScript(page)
  prefetchScript(gone.page)()
  prefetchScript(third.page)
  await vi.waitFor(() => expect(first.load).toHaveBeenCalledOnce())
  expect(second.load).not.toHaveBeenCalled()
  first.fail()
  await vi.waitFor(() => expect(second.load).toHaveBeenCalledOnce())
  expect(third.load).not.toHaveBeenCalled()
  second.done()
  await vi.waitFor(() => expect(third.load).toHaveBeenCalledOnce())
  third.done()
  expect(gone.load).not.toHaveBeenCalled()
})
