import type { FormationSlot } from '@fandeck/sdk/campaigns'

const DIRECTIONS: Readonly<Record<string, readonly [x: number, y: number]>> = {
  ArrowLeft: [-1, 0],
  ArrowRight: [1, 0],
  ArrowUp: [0, -1],
  ArrowDown: [0, 1],
}

/** The weight of the distance across the direction, so that a key prefers the slot straight ahead. */
const ASIDE = 2

/**
 * Returns the nearest slot in the direction of an arrow key; the same slot at the edge of the pitch, and `undefined`
 * for another key.
 */
export function slotTowards(places: readonly FormationSlot[], from: number, key: string): number | undefined {
  const direction = DIRECTIONS[key]
  const start = places[from]
  if (!direction || !start) return undefined
  const [dx, dy] = direction
  let best = { slot: from, distance: Number.POSITIVE_INFINITY }
  for (const slot of places.keys()) {
    const { x, y } = places[slot] ?? start
    const ahead = (x - start.x) * dx + (y - start.y) * dy
    const aside = Math.abs((x - start.x) * dy) + Math.abs((y - start.y) * dx)
    // Slots of one row differ by a few per cent in height.
    if (ahead <= 5) continue
    const distance = ahead + aside * ASIDE
    if (distance < best.distance) best = { slot, distance }
  }
  return best.slot
}
