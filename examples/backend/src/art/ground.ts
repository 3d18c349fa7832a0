import type { ArtSpec } from './art.ts'
import { cardTeam } from './card-face.ts'
import { coverOf } from './magazine.ts'
import type { FindTeam } from './teams.ts'

/** The middle of the hills of a landscape. */
const HILLS = '8aa584'

const channels = (colour: string) => [1, 3, 5].map((at) => Number.parseInt(colour.slice(at, at + 2), 16))

/** Returns the middle of two colours such as `#8a1c2f`, without the `#`. */
function between(left: string, right: string): string {
  const others = channels(right)
  return channels(left)
    .map((value, at) => Math.round((value + (others[at] ?? value)) / 2))
    .map((value) => value.toString(16).padStart(2, '0'))
    .join('')
}

function groundOf(team: string, find: FindTeam): string {
  const { color1, color2 } = find(team)
  return between(color1, color2)
}

/** Returns about the average colour of a drawing, such as `8a1c2f`; `undefined` for one with transparent parts. */
export function groundColour(spec: ArtSpec, find: FindTeam): string | undefined {
  switch (spec.kind) {
    case 'crest':
      return undefined
    case 'magazine':
      return coverOf(spec).ground.slice(1).toLowerCase()
    case 'landscape':
      return HILLS
    case 'thumb':
      return groundColour(spec.card.art, find)
    case 'portrait':
      return groundColour(spec.card, find)
    case 'athlete':
    case 'artist':
    case 'emblem':
      return groundOf(cardTeam(spec), find)
    default:
      return groundOf(spec.team, find)
  }
}
