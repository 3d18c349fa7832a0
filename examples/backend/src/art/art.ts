import { type BackdropOptions, backdrop } from './backdrop.ts'
import { type CardArt, cardPicture, cardSeed } from './card-face.ts'
import { crest } from './crest.ts'
import { type FanOptions, fan, portrait, type ThumbOptions, type TileOptions, thumb, tile } from './scene.ts'
import { type Picture, type Scope, scopeOf, toSvg } from './svg.ts'
import { type FindTeam, isIdol, plainTeam } from './teams.ts'

/** Everything the reference backend can draw; plain JSON, so that it may live in a table or in a URL. */
export type ArtSpec =
  | CardArt
  | { kind: 'crest'; team: string }
  | ({ kind: 'backdrop'; seed: string } & BackdropOptions)
  | ({ kind: 'fan'; seed: string } & FanOptions)
  | ({ kind: 'tile'; seed: string } & TileOptions)
  | ({ kind: 'thumb' } & ThumbOptions)
  | { kind: 'portrait'; card: CardArt }

/** JSON with sorted keys, because a jsonb column gives a spec back in another order; without the colour of its column. */
function canonical(spec: ArtSpec): string {
  return JSON.stringify(spec, (key, value: unknown) =>
    key === 'colour'
      ? undefined
      : value !== null && typeof value === 'object' && !Array.isArray(value)
        ? Object.fromEntries(Object.entries(value).sort(([left], [right]) => (left < right ? -1 : 1)))
        : value,
  )
}

function pictureOf(spec: ArtSpec, team: FindTeam): Picture {
  const scope = (seed: string): Scope => scopeOf(canonical(spec), seed, team)
  switch (spec.kind) {
    case 'athlete':
    case 'artist':
    case 'magazine':
    case 'landscape':
    case 'emblem':
      return cardPicture(scope(cardSeed(spec)), spec)
    case 'crest':
      return crest(scope(spec.team), spec)
    case 'backdrop':
      return backdrop(scope(spec.seed), spec)
    case 'fan':
      return fan(scope(spec.seed), spec)
    case 'tile':
      return tile(scope(spec.seed), spec)
    case 'thumb':
      return thumb(scope(cardSeed(spec.card.art)), spec)
    case 'portrait':
      return portrait(scope(cardSeed(spec.card)), spec)
  }
}

/** Returns the keys of the teams that a picture shows. */
export function teamsIn(spec: ArtSpec): string[] {
  const keys = new Set<string>()
  JSON.stringify(spec, (name, value: unknown) => {
    if ((name === 'team' || name === 'idol') && typeof value === 'string') keys.add(value)
    if (name === 'kind' && value === 'magazine') keys.add('itta')
    return value
  })
  // The members of a group wear its crest, in the colours of the first.
  return [...keys].some(isIdol) ? [...keys.add('idol1')] : [...keys]
}

/**
 * A complete SVG; the same spec and teams give the same bytes on every machine, and need no installed font. `team` finds the
 * colours and the sport of a team; without it teams are grey.
 */
export function drawArt(spec: ArtSpec, team: FindTeam = plainTeam): string {
  return toSvg(pictureOf(spec, team))
}
