import type { Backend } from '../context.ts'
import { countFans } from './store.ts'

/** Returns the fans who take part at the gate of a drop; up to a second old. */
export type FanCount = (dropId: number) => Promise<number>

const FRESH_MS = 1000

/** Counts at most once a second in this process, whatever the number of fans who ask. */
export function createFanCount({ db }: Backend): FanCount {
  const counts = new Map<number, { at: number; fans: Promise<number> }>()
  return (dropId) => {
    const known = counts.get(dropId)
    if (known && performance.now() - known.at < FRESH_MS) return known.fans
    const fans = countFans(db, dropId)
    counts.set(dropId, { at: performance.now(), fans })
    fans.catch(() => counts.delete(dropId))
    return fans
  }
}
