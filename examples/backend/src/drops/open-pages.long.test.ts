import { afterEach, describe, expect, it } from 'vitest'
import { type TestBackend, testBackend } from '../../test/backend.ts'
import { audit, CLEAN } from '../../test/rush/audit.ts'
import { addDrop } from '../../test/rush/drop.ts'
import { DROP, walk } from '../../test/rush/walk.ts'

const STEPS = 2000
const SEEDS = [1, 2]
const CONTROL = 300
let test: TestBackend
afterEach(() => test.close())

async function openShop() {
  test = await testBackend()
  await addDrop(test.backend.db, test.clock.now(), {
    ...{ seq: DROP, stock: 1200, cards: 2, maxPerOrder: 3, maxPerMember: 1000 },
  })
}

describe('price, times, state, stock and content change under open pages of two backends', () => {
  it.each(SEEDS)(`charge nothing unseen and lose no order in ${STEPS} steps, seed %d`, async (seed) => {
    await openShop()
    expect(await walk(test, seed, STEPS)).toEqual([])
    const found = await audit(test.backend.db, DROP)
    // Operators change the remaining packs, so the sum is theirs.
    expect(found).toMatchObject({ ...CLEAN, miscounted: expect.any(Number) })
    expect(found.paid).toBeGreaterThan(10)
    expect(test.errors).toEqual([])
  })

  it('control: pages that send no agreed price are charged unseen totals', async () => {
    await openShop()
    expect((await walk(test, 1, CONTROL, true)).join()).toMatch(/instead of/)
  })
})
