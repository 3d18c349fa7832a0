import { createMissions, type Missions, type MissionsState } from '@fandeck/sdk/campaigns'
import { useEffect, useMemo } from 'react'
import { useWatched } from '../internal/use-watched.ts'
import { useFandeck } from '../provider/FandeckProvider.tsx'
import type { BoardRef } from './board-ref.ts'
import { useCampaignState } from './useCampaign.ts'

const whole = (state: MissionsState) => state

/** Returns the state and the actions of the ten missions, with the member's progress (S3.32, D30). */
export function useMissions({ slug, board = 'missions' }: BoardRef): readonly [MissionsState, Missions] {
  const fandeck = useFandeck()
  const missions = useMemo(() => createMissions(fandeck, { slug, board }), [fandeck, slug, board])
  const { data: saved } = useCampaignState({ slug })
  useEffect(() => {
    if (saved) missions.restore(saved)
  }, [missions, saved])
  return [useWatched(missions, whole), missions]
}
