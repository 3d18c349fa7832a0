import * as z from 'zod/mini'
import type { Fandeck } from '../client.ts'
import { byName } from '../http/wire.ts'
import { jsonOf } from '../kernel/json.ts'
import { seoulDayKey } from '../kernel/seoul-dates.ts'

const KEY = 'fandeck:popups'
const Dismissals = byName(z.array(z.number()))

/** Returns the ids that the visitor dismissed today in Seoul; ignores those of other days (S4.42). */
export function dismissedToday({ platform, clock }: Fandeck): readonly number[] {
  try {
    const stored = z.safeParse(Dismissals, JSON.parse(platform.storage.getItem(KEY) ?? '{}'))
    return (stored.success && stored.data[seoulDayKey(clock.now())]) || []
  } catch {
    return []
  }
}

/** Stores a popup's id under today's key; returns the key. */
export function dismissToday(fandeck: Fandeck, popupId: number): string {
  const day = seoulDayKey(fandeck.clock.now())
  const ids = [...new Set([...dismissedToday(fandeck), popupId])]
  fandeck.platform.storage.setItem(KEY, jsonOf({ [day]: ids }))
  return day
}
