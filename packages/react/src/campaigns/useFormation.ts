import {
  createFormation,
  type Formation,
  type FormationPlayer,
  type FormationState,
} from '@fandeck/sdk/campaigns'
import { useEffect, useMemo } from 'react'
import { useWatched } from '../internal/use-watched.ts'
import { useFandeck } from '../provider/FandeckProvider.tsx'
import { useSession } from '../session/useSession.ts'
import type { BoardRef } from './board-ref.ts'
import { useCampaignState } from './useCampaign.ts'

const whole = (state: FormationState) => state

/**
 * Returns the state and the actions of a formation board (S3.29, D27). `players` are the cards that can be placed: the
 * member's own, or for a visitor those of the packs; `undefined` while they load. A visitor's draft is merged with the
 * member's formation after the sign-in.
 */
export function useFormation({
  slug,
  board = 'formation',
  players,
}: BoardRef & { players: readonly FormationPlayer[] | undefined }): readonly [FormationState, Formation] {
  const fandeck = useFandeck()
  const formation = useMemo(() => createFormation(fandeck, { slug, board }), [fandeck, slug, board])
  const loggedIn = useSession((session) => session.loggedIn)
  const { data: saved } = useCampaignState({ slug, query: { enabled: loggedIn } })
  useEffect(() => {
    if (!players) return
    if (loggedIn && saved)
      formation.restore(
        saved.formations.find((one) => one.board === board),
        players,
      )
    else formation.setPlayers(players)
  }, [formation, loggedIn, saved, players, board])
  return [useWatched(formation, whole), formation]
}
