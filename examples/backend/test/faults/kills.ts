import { mkdtempSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { setTimeout as pause } from 'node:timers/promises'
import { type Random, random } from '../rush/random.ts'
import { answering, createFans, packsOf, removeFolder, startShop } from './shop.ts'

/** The maximum duration of a first start, ms; a kill comes at a random point of it. */
const FIRST_START_MS = 5000
const SALE_MS = 1500
const SHUTDOWN_MS = 400

/** The results of the kills; all except the first two must be 0. */
export interface Kills {
  points: number
  acknowledged: number
  lost: number
  failedStarts: number
  miscounted: number
}

async function firstStart(dice: Random, counts: Kills): Promise<void> {
  const folder = mkdtempSync(join(tmpdir(), 'fandeck-first-'))
  try {
    const first = startShop(folder)
    await pause(dice.below(FIRST_START_MS))
    await first.kill()
    counts.points++
    const second = startShop(folder)
    const started = await second.started
    if ('refused' in started) counts.failedStarts++
    else if (!((await packsOf(started.api)) > 0)) counts.miscounted++
    await second.kill()
  } finally {
    removeFolder(folder)
  }
}

/** A drop that runs in one folder through all kills. */
export async function playKills({ seed, rounds }: { seed: number; rounds: number }): Promise<Kills> {
  const dice = random(seed)
  const counts: Kills = { points: 0, acknowledged: 0, lost: 0, failedStarts: 0, miscounted: 0 }
  const folder = mkdtempSync(join(tmpdir(), 'fandeck-kills-'))
  try {
    let shop = startShop(folder)
    const packs = await packsOf(await answering(shop))
    for (let round = 0; round < rounds; round++) {
      // Runs in parallel with the drop's kills on a folder of its own, because half of a round is waiting.
      const first = firstStart(random(seed + 1000 * (round + 1)), counts)
      const fans = createFans()
      for (const shutdown of [false, true]) {
        const api = await answering(shop)
        const buying = fans.buyOn(api)
        await fans.bought()
        await pause(dice.below(SALE_MS))
        if (shutdown) {
          shop.terminate()
          await pause(dice.below(SHUTDOWN_MS))
        }
        await shop.kill()
        await buying
        counts.points++
        shop = startShop(folder)
        const again = await shop.started
        if ('refused' in again) {
          counts.failedStarts++
          await first
          return counts
        }
        counts.lost += await fans.lost(again.api)
        if ((await packsOf(again.api)) !== packs) counts.miscounted++
      }
      counts.acknowledged += fans.acknowledged.length
      await first
    }
    await shop.kill()
    return counts
  } finally {
    removeFolder(folder)
  }
}
