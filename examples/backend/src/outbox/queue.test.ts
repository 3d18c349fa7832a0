import { afterEach, beforeEach, describe, expect, test } from 'vitest'
import { NOON, type TestBackend, testBackend } from '../../test/backend.ts'
import { workOff } from './queue.ts'
import { addWork, CLAIM_MS, claimWork, workDone } from './store.ts'

let it: TestBackend
beforeEach(async () => {
  it = await testBackend()
})
afterEach(() => it.close())

const add = (subject: string) => addWork(it.backend.db, 'mail', subject, NOON)
const finish = async (subject: string) => {
  await workDone(it.backend.db, 'mail', [subject], it.clock.now())
}
const run = (work: (subject: string) => Promise<void>) => workOff(it.backend, 'mail', work)

describe('the queue of work', () => {
  test('gives each piece to one of eight processes', async () => {
    const subjects = Array.from({ length: 60 }, (_, n) => `mail-${n}`)
    for (const subject of subjects) await add(subject)
    const done: string[] = []
    const work = async (subject: string) => {
      done.push(subject)
      await new Promise((resolve) => setTimeout(resolve, 5))
      await finish(subject)
    }
    await Promise.all(Array.from({ length: 8 }, () => run(work)))
    expect(done.toSorted()).toEqual(subjects.toSorted())
  })

  test('repeats the work of a process that was killed, once its claim has ended', async () => {
    await add('one')
    expect(await claimWork(it.backend.db, 'mail', NOON)).toBe('one')
    const done: string[] = []
    const work = async (subject: string) => {
      done.push(subject)
      await finish(subject)
    }
    await run(work)
    expect(done).toEqual([])
    it.clock.advance(CLAIM_MS)
    await run(work)
    expect(done).toEqual(['one'])
  })

  test('postpones work that fails, and goes on with the next', async () => {
    await add('broken')
    await add('good')
    const tried: string[] = []
    const work = async (subject: string) => {
      tried.push(subject)
      if (subject === 'broken') throw new Error('no answer')
      await finish(subject)
    }
    await run(work)
    await run(work)
    expect(tried).toEqual(['broken', 'good'])
    it.clock.advance(1000)
    await run(work)
    expect(tried).toEqual(['broken', 'good', 'broken'])
  })
})
