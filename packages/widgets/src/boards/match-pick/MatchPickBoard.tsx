import { useCampaignState, useFandeck } from '@fandeck/react'
import {
  type CampaignMatch,
  type CampaignTeam,
  type MatchPickSection,
  pickPhase,
} from '@fandeck/sdk/campaigns'
import { forwardRef, useState } from 'react'
import { Chip } from '../../primitives/chip/Chip.tsx'
import { type HeadedPartProps, levelBelow } from '../../primitives/part/Part.tsx'
import { QueryState } from '../../primitives/query-state/QueryState.tsx'
import { useDates } from '../../theme/use-dates.ts'
import { useCampaignCards } from '../board/board-cards.ts'
import { Stage } from '../stage/Stage.tsx'
import { Match } from './Match.tsx'
import { useMatchPickMessages } from './use-match-pick-messages.ts'
import './MatchPickBoard.css'

/** The props of the board. */
export interface MatchPickBoardProps extends HeadedPartProps {
  /** The slug of the campaign. */
  slug: string
  section: MatchPickSection
  team: CampaignTeam
  /** Called when a visitor votes; without it, the board asks the visitor to sign in. */
  onSignIn?: (() => void) | undefined
}

/** Returns the first match with an open vote, or the last one. */
const currentMatch = (matches: readonly CampaignMatch[], now: number) =>
  matches.find((match) => pickPhase(match, 'mom', now) !== 'closed') ?? matches.at(-1)

/**
 * The man of the match and the first scorer of a match.
 *
 * @see S3.31, S2.13, D29
 */
export const MatchPickBoard = /* @__PURE__ */ forwardRef<HTMLElement, MatchPickBoardProps>(
  function MatchPickBoard({ slug, section, team, onSignIn, headingLevel = 2, ...root }, ref) {
    const messages = useMatchPickMessages()
    const dates = useDates()
    const { clock } = useFandeck()
    const { matches, title } = section
    const [first] = useState(() => currentMatch(matches, clock.now()))
    const [chosenId, choose] = useState(first?.matchId)
    const match = matches.find(({ matchId }) => matchId === chosenId) ?? first
    const designs = useCampaignCards(slug)
    const Heading = `h${headingLevel}` as const
    return (
      <Stage team={team} base="fandeck-match" {...root} ref={ref}>
        {title && <Heading className="fandeck-title-1 fandeck-board__title">{title}</Heading>}
        {matches.length > 1 && (
          // biome-ignore lint/a11y/useSemanticElements: not every browser lays out a fieldset as a flex row
          <div className="fandeck-match__matches" role="group" aria-label={messages['matchPick.matches']}>
            {matches.map(({ matchId, home, away, kickOffAt }) => (
              <Chip
                key={matchId}
                size={44}
                selected={matchId === match?.matchId}
                aria-label={`${dates.day(kickOffAt)} ${messages['matchPick.versus']({ home: home.name, away: away.name })}`}
                onClick={() => choose(matchId)}
              >
                {dates.day(kickOffAt)}
              </Chip>
            ))}
          </div>
        )}
        <QueryState query={useCampaignState({ slug })}>
          {() =>
            match && (
              <Match
                key={match.matchId}
                {...{ slug, match, team, designs, onSignIn }}
                headingLevel={title ? levelBelow(headingLevel) : headingLevel}
              />
            )
          }
        </QueryState>
      </Stage>
    )
  },
)
