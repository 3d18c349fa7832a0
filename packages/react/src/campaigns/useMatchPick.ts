import {
  type CampaignMatch,
  createMatchPick,
  type MatchPick,
  type MatchPickState,
  type OfCampaign,
} from '@fandeck/sdk/campaigns'
import { useEffect, useState } from 'react'
import { useWatched } from '../internal/use-watched.ts'
import { useFandeck } from '../provider/FandeckProvider.tsx'
import { useCampaignState } from './useCampaign.ts'

const whole = (state: MatchPickState) => state

/**
 * Returns the state and the actions of a match's votes, with the member's picks (S3.31, D29). Give another match
 * another `key`.
 */
export function useMatchPick({
  slug,
  match,
}: OfCampaign & { match: CampaignMatch }): readonly [MatchPickState, MatchPick] {
  const fandeck = useFandeck()
  const [pick] = useState(() => createMatchPick(fandeck, { slug, match }))
  const { data: saved } = useCampaignState({ slug })
  useEffect(() => {
    if (saved) pick.restore(saved)
  }, [pick, saved])
  return [useWatched(pick, whole), pick]
}
