import { useFandeck } from '@fandeck/react'
import { sectionIdOf } from '@fandeck/sdk/campaigns'
import type { ClaimedCard } from '@fandeck/sdk/claims'
import { useLayoutEffect } from 'react'
import type { Emit, FandeckSignInEventMap } from '../element/element-types.ts'
import type { BoardSection } from './board-of.ts'

/** The events of `<fandeck-board>`. */
export interface FandeckBoardEventMap extends FandeckSignInEventMap {
  /** The server has saved the formation; `filled` of its eleven slots have a card. */
  'fandeck-formation-saved': CustomEvent<{ formation: string; filled: number }>
  /** Three cards have become one. */
  'fandeck-upgraded': CustomEvent<{ cardId: number; edition: number }>
  /** The server has taken a vote: for the man of the match (`mom`), or for the first scorer. */
  'fandeck-picked': CustomEvent<{ matchId: number; kind: 'mom' | 'firstScorer'; slot: number }>
  /** A player or the emblem has been recruited. */
  'fandeck-recruited': CustomEvent<{ mission: number }>
}

/** The events of `<fandeck-campaign>`: those of its boards, and claimed cards. */
export interface FandeckCampaignEventMap extends FandeckBoardEventMap {
  /** The card of the code belongs to the member now. */
  'fandeck-claimed': CustomEvent<{ card: ClaimedCard }>
}

/** Emits what happens on one board of a campaign; other boards of the page share its client. */
export function useBoardEvents(
  slug: string,
  section: BoardSection | undefined,
  emit: Emit<FandeckBoardEventMap>,
): void {
  const { on } = useFandeck()
  // Before the paint, so that a fan who acts on the board at once is heard.
  useLayoutEffect(() => {
    if (!section) return
    const own = (event: { slug: string; board: string }) =>
      event.slug === slug && event.board === sectionIdOf(section)
    const stops = [
      on('campaigns:formation-saved', (event) => {
        const { formation, filled } = event
        if (own(event)) emit('fandeck-formation-saved', { formation, filled })
      }),
      on('campaigns:upgraded', (event) => {
        const { cardId, edition } = event
        if (own(event)) emit('fandeck-upgraded', { cardId, edition })
      }),
      on('campaigns:picked', ({ slug: of, matchId, kind, slot }) => {
        if (of !== slug || section.kind !== 'matchPick') return
        if (section.matches.some((match) => match.matchId === matchId))
          emit('fandeck-picked', { matchId, kind, slot })
      }),
      on('campaigns:recruited', (event) => {
        const { mission } = event
        if (own(event)) emit('fandeck-recruited', { mission })
      }),
    ]
    return () => {
      for (const stop of stops) stop()
    }
  }, [on, slug, section, emit])
}
