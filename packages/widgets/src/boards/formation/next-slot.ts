import type { FormationSlot } from '@fandeck/sdk/campaigns'
import type { ListedPlayer } from '../../player-list/index.ts'

/** Returns the next empty slot after one, in the order of the team sheet, for which a player is left. */
export function nextSlot(
  places: readonly FormationSlot[],
  slots: readonly (number | null)[],
  players: readonly Pick<ListedPlayer, 'id' | 'position'>[],
  after: number,
): number | undefined {
  const left = new Set(players.filter(({ id }) => !slots.includes(id)).map(({ position }) => position))
  return places
    .map((_, step) => (after + 1 + step) % places.length)
    .find((slot) => slots[slot] === null && left.has(places[slot]?.position ?? ''))
}
