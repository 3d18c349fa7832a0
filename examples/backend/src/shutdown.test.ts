import { expect, test } from 'vitest'
import type { Log } from './log.ts'
import { shutDown } from './shutdown.ts'

test('a step that fails or does not end in time is logged and left, and the next stage runs', async () => {
  const told: string[] = []
  const write = (event: string, error: unknown) => void told.push(`${event} ${error}`)
  const log: Log = { info: () => {}, error: write }
  const never = () => new Promise<void>(() => {})
  const fails = async () => {
    throw new Error('full disk')
  }
  await shutDown([[never, fails], [async () => void told.push('next stage')]], log, 10)
  expect(told).toEqual([
    'close.left Error: full disk',
    'close.left Error: It has not ended within 10 ms',
    'next stage',
  ])
})
