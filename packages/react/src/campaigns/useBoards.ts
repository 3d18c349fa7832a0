import {
  type CampaignMatch,
  createFlip,
  createFormation,
  createMatchPick,
  createMissions,
  createPlayerFilter,
  createUpgrade,
  type FilterChoice,
  type Flip,
  type FlipState,
  type Formation,
  type FormationState,
  type MatchPick,
  type MatchPickState,
  type Missions,
  type MissionsState,
  type OfCampaign,
  type PlayerFilter,
  type PlayerFilterSection,
  type Upgrade,
  type UpgradeState,
} from '@fandeck/sdk/campaigns'
import { useMemo } from 'react'
import { useWatched } from '../internal/use-watched.ts'
import { useFandeck } from '../provider/FandeckProvider.tsx'

const whole = <State>(state: State): State => state

/** A board of a campaign; without `board`, the section that is named after its kind. */
export interface BoardRef extends OfCampaign {
  board?: string
}

/** Returns the state and the actions of a formation board (S3.29, D27). */
export function useFormation({ slug, board }: BoardRef): readonly [FormationState, Formation] {
  const fandeck = useFandeck()
  const formation = useMemo(
    () => createFormation(fandeck, { slug, ...(board !== undefined && { board }) }),
    [fandeck, slug, board],
  )
  return [useWatched(formation, whole), formation]
}

/**
 * Returns the state and the actions of an upgrade board (S3.30, D28).
 *
 * @param specialPlayers the section's own list; another list is another board
 */
export function useUpgrade({
  slug,
  board,
  specialPlayers,
}: BoardRef & { specialPlayers: readonly string[] }): readonly [UpgradeState, Upgrade] {
  const fandeck = useFandeck()
  const upgrade = useMemo(
    () => createUpgrade(fandeck, { slug, specialPlayers, ...(board !== undefined && { board }) }),
    [fandeck, slug, board, specialPlayers],
  )
  return [useWatched(upgrade, whole), upgrade]
}

/**
 * Returns the state and the actions of one match; its votes open and close while mounted (S3.31, D29).
 *
 * @param match the section's own match; another object is another board
 */
export function useMatchPick({
  slug,
  match,
}: OfCampaign & { match: CampaignMatch }): readonly [MatchPickState, MatchPick] {
  const fandeck = useFandeck()
  const pick = useMemo(() => createMatchPick(fandeck, { slug, match }), [fandeck, slug, match])
  return [useWatched(pick, whole), pick]
}

/** Returns the state and the actions of the ten missions (S3.32, D30). */
export function useMissions({ slug, board }: BoardRef): readonly [MissionsState, Missions] {
  const fandeck = useFandeck()
  const missions = useMemo(
    () => createMissions(fandeck, { slug, ...(board !== undefined && { board }) }),
    [fandeck, slug, board],
  )
  return [useWatched(missions, whole), missions]
}

/** Returns the state and the actions of the filter of a section (S3.33, D31). */
export function usePlayerFilter({
  filters,
}: Pick<PlayerFilterSection, 'filters'>): readonly [FilterChoice, PlayerFilter] {
  const filter = useMemo(() => createPlayerFilter({ filters }), [filters])
  return [useWatched(filter, whole), filter]
}

/** Returns which of `count` cards shows its back, and the actions (S3.33, D32). */
export function useFlip({ count }: { count: number }): readonly [FlipState, Flip] {
  const flip = useMemo(() => createFlip(count), [count])
  return [useWatched(flip, whole), flip]
}
