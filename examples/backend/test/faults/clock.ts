import { mkdtempSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { random } from '../rush/random.ts'
import { answering, createFans, packsOf, removeFolder, startShop } from './shop.ts'

const DAY_MS = 86_400_000

/** Jumps of the clock by a day, forward and back, in a running drop and between two starts. */
export async function playClock({ seed, rounds }: { seed: number; rounds: number }) {
  const dice = random(seed)
  const counts = { jumps: 0, acknowledged: 0, lost: 0, refused: 0, miscounted: 0, secondStarts: 0 }
  const folder = mkdtempSync(join(tmpdir(), 'fandeck-clock-'))
  try {
    let shop = startShop(folder)
    const packs = await packsOf(await answering(shop))
    for (let round = 0; round < rounds; round++) {
      const api = await answering(shop)
      const fans = createFans()
      const way = dice.next() < 0.5 ? 1 : -1
      for (const jump of [way, -way]) {
        // A day away the sale can be closed; on its own day it is open.
        const bought = await fans.buy(api)
        if (!bought && jump === way) counts.refused++
        await shop.jump(jump * DAY_MS)
        counts.jumps++
        if ((await packsOf(api)) !== packs) counts.miscounted++
        // The lock is independent of the clock.
        const second = startShop(folder)
        if ('api' in (await second.started)) counts.secondStarts++
        await second.kill()
      }
      if (!(await fans.buy(api))) counts.refused++
      await shop.kill()
      shop = startShop(folder)
      const again = await answering(shop)
      counts.lost += await fans.lost(again)
      counts.acknowledged += fans.acknowledged.length
      if ((await packsOf(again)) !== packs) counts.miscounted++
    }
    await shop.kill()
    return counts
  } finally {
    removeFolder(folder)
  }
}
