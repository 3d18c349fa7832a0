import { playClock } from './clock.ts'
import { playDamage } from './damage.ts'
import { playDisk } from './disk.ts'
import { playKills } from './kills.ts'

/** The number of rounds; each has three kills, two clock jumps and one full disk. */
export interface FaultOptions {
  seed: number
  rounds: number
  /** The number of database files to damage. */
  files: number
}

async function timed<T>(play: () => Promise<T>): Promise<T & { seconds: number }> {
  const began = performance.now()
  const counts = await play()
  return { ...counts, seconds: Math.round((performance.now() - began) / 1000) }
}

/** Runs all kinds of faults sequentially. */
export async function playFaults({ seed, rounds, files }: FaultOptions) {
  const few = Math.ceil(rounds / 10)
  return {
    kills: await timed(() => playKills({ seed, rounds })),
    clock: await timed(() => playClock({ seed, rounds: few })),
    disk: await timed(() => playDisk({ rounds: few })),
    damage: await timed(() => playDamage({ seed, files })),
  }
}
export type Faults = Awaited<ReturnType<typeof playFaults>>

/** Returns whether no confirmed data was lost, and every start succeeded or failed with one sentence. */
export const isClean = ({ kills, clock, disk, damage }: Faults): boolean =>
  kills.lost + kills.failedStarts + kills.miscounted === 0 &&
  clock.lost + clock.refused + clock.miscounted + clock.secondStarts === 0 &&
  ('unavailable' in disk || disk.lost + disk.badStarts + disk.miscounted === 0) &&
  damage.lost + damage.unnoticed.length + damage.badStarts.length === 0
