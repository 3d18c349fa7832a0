import { FandeckError } from '@fandeck/sdk'
import { focusManager, QueryObserver } from '@tanstack/react-query'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { createCache } from './query-client.ts'
import { recoverQueries } from './recover-queries.ts'

const outage = new FandeckError('http/network', 'No answer.', { retryable: true })
const refusal = new FandeckError('http/refused', 'No.')

beforeEach(() => {
  vi.useFakeTimers()
})
afterEach(() => {
  focusManager.setFocused(undefined)
  vi.useRealTimers()
})

/** A page that shows a query; `fail` sets what its next fetches throw. */
async function shown(first: Error | undefined) {
  const client = createCache()
  let error = first
  const queryFn = vi.fn(async () => {
    if (error) throw error
    return 'notices'
  })
  const states: string[] = []
  const observer = new QueryObserver(client, { queryKey: ['notices'], queryFn })
  const stop = recoverQueries(client)
  observer.subscribe(({ status }) => states.push(status))
  await vi.advanceTimersByTimeAsync(0)
  return {
    queryFn,
    states,
    stop,
    state: () => observer.getCurrentResult(),
    fail: (next: Error | undefined) => {
      error = next
    },
  }
}

test('D55 a page that failed to load loads by itself, and shows the outage until then', async () => {
  const { queryFn, states, state, fail } = await shown(outage)
  expect(state().status).toBe('error')
  await vi.advanceTimersByTimeAsync(5000)
  expect(queryFn).toHaveBeenCalledTimes(2)
  await vi.advanceTimersByTimeAsync(5000)
  expect(queryFn).toHaveBeenCalledTimes(3)
  fail(undefined)
  await vi.advanceTimersByTimeAsync(5000)
  expect(state().data).toBe('notices')
  expect(states.slice(states.indexOf('error'))).not.toContain('pending')
  await vi.advanceTimersByTimeAsync(60_000)
  expect(queryFn).toHaveBeenCalledTimes(4)
})

test('a hidden page waits until it is visible', async () => {
  const { queryFn, state, fail } = await shown(outage)
  focusManager.setFocused(false)
  fail(undefined)
  await vi.advanceTimersByTimeAsync(60_000)
  expect(queryFn).toHaveBeenCalledTimes(1)
  focusManager.setFocused(true)
  await vi.advanceTimersByTimeAsync(5000)
  expect(state().data).toBe('notices')
})

test('a decision of the server is not asked for again', async () => {
  const { queryFn } = await shown(refusal)
  await vi.advanceTimersByTimeAsync(60_000)
  expect(queryFn).toHaveBeenCalledTimes(1)
})

test('nothing is fetched after the stop', async () => {
  const { queryFn, stop } = await shown(outage)
  stop()
  await vi.advanceTimersByTimeAsync(60_000)
  expect(queryFn).toHaveBeenCalledTimes(1)
})
