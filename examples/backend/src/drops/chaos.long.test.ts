import { afterEach, describe, expect, it } from 'vitest'
import { type TestBackend, testBackend } from '../../test/backend.ts'
import { audit, CLEAN } from '../../test/rush/audit.ts'
import { addOutcome, type ChaosCounts, playSchedule } from '../../test/rush/chaos.ts'
import { addDrop } from '../../test/rush/drop.ts'

const SEQ = 9001
const SEED = 1
const SCHEDULES = 80
let test: TestBackend
afterEach(() => test.close())

async function play(forgetful: boolean): Promise<ChaosCounts> {
  test = await testBackend({
    config: {
      origins: {
        site: 'https://site.example',
        api: 'http://api.localhost',
        pay: 'http://pay.localhost',
        oauth: 'http://oauth.localhost',
        wallet: 'http://wallet.localhost',
      },
    },
  })
  // Too few packs for every buyer.
  await addDrop(test.backend.db, test.clock.now(), { seq: SEQ, stock: SCHEDULES / 2 })
  const counts: ChaosCounts = { schedules: 0, ends: {}, bad: [] }
  for (let n = 0; n < SCHEDULES; n++)
    addOutcome(counts, SEED + n, await playSchedule(test, SEQ, SEED + n, forgetful))
  return counts
}

describe(`the real purchase machine on the real backend, ${SCHEDULES} schedules by seed`, () => {
  it('ends paid, failed with a reason, or resumable, without a double charge or sale', async () => {
    const { bad, ends } = await play(false)
    expect(bad).toEqual([])
    expect(ends.paid).toBeGreaterThan(0)
    expect(await audit(test.backend.db, SEQ)).toMatchObject(CLEAN)
    expect(test.errors).toEqual([])
  })

  it('control: tabs without storage lose paid orders', async () => {
    const { bad } = await play(true)
    expect(bad.flatMap(({ problems }) => problems)).toContain('a paid order that the fan never sees')
  })
})
