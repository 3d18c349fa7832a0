import { expect, test, vi } from 'vitest'
import { browserPlatform } from './browser.ts'

test('a cleared timer does not run, and does not keep Node alive', async () => {
  const { timers } = browserPlatform('browser.test')
  const cleared = vi.fn()
  const kept = vi.fn()
  const before = process.getActiveResourcesInfo().filter((name) => name === 'Timeout').length
  const handle = timers.setTimeout(cleared, 1)
  timers.clearTimeout(handle)
  expect(process.getActiveResourcesInfo().filter((name) => name === 'Timeout')).toHaveLength(before)
  timers.setTimeout(kept, 5)
  await vi.waitFor(() => expect(kept).toHaveBeenCalledOnce())
  expect(cleared).not.toHaveBeenCalled()
})
