import { setImmediate as nextIteration } from 'node:timers/promises'
import { expect, test } from 'vitest'
import { createPacer } from './pacer.ts'

test('runs a few jobs in each turn of the event loop', async () => {
  const pace = createPacer(2)
  const done: number[] = []
  for (let n = 0; n < 5; n++) pace('one', () => done.push(n))
  expect(done).toEqual([])
  const after = []
  for (let turn = 0; turn < 3; turn++) {
    await nextIteration()
    after.push(done.length)
  }
  expect(after).toEqual([2, 4, 5])
  expect(done).toEqual([0, 1, 2, 3, 4])
})

test('takes one job of each key in rotation', async () => {
  const pace = createPacer(3)
  const done: string[] = []
  for (let n = 0; n < 4; n++) pace('flood', () => done.push('flood'))
  pace('member', () => done.push('member'))
  await nextIteration()
  expect(done).toEqual(['flood', 'member', 'flood'])
})

test('runs jobs that a job adds', async () => {
  const pace = createPacer(1)
  const done: string[] = []
  pace('one', () => {
    done.push('first')
    pace('one', () => done.push('second'))
  })
  await nextIteration()
  await nextIteration()
  expect(done).toEqual(['first', 'second'])
})
