import { useHasPart } from '@fandeck/react'
import { type CampaignMatch, NO_GOAL, pickShare } from '@fandeck/sdk/campaigns'
import { Check, CircleSlash } from 'lucide-react'
import { type ReactNode, useId } from 'react'
import { FrontCard } from '../../card/FrontCard.tsx'
import type { HeadingLevel } from '../../primitives/part/Part.tsx'
import type { Candidate, VoteProps } from './candidates.ts'
import { useMatchPickMessages } from './use-match-pick-messages.ts'
import './ScorerVote.css'

interface ScorerVoteProps extends VoteProps {
  match: CampaignMatch
  headingLevel: HeadingLevel
  timeLeft: ReactNode
}

/** The prediction of the first scorer: the own prediction, and the line-up with the shares of all fans. */
export function ScorerVote(props: ScorerVoteProps) {
  const { candidates, slot, open, counts, onSelect, match, headingLevel, timeLeft } = props
  const messages = useMatchPickMessages()
  const group = useId()
  const Heading = `h${headingLevel}` as const
  const chosen = candidates.find((one) => one.slot === slot)
  const named = chosen && `${chosen.number} ${chosen.name}`
  const noGoal = slot === NO_GOAL ? messages['matchPick.noGoal'] : undefined
  const radio = { group, slot, open, counts, onSelect }
  return (
    <>
      <Heading className="fandeck-visually-hidden" id={`${group}-title`}>
        {messages['matchPick.firstScorer.title']}
      </Heading>
      <div className="fandeck-board__panel fandeck-match__mine">
        {chosen && (
          <div className="fandeck-match__mine-card" aria-hidden>
            <FrontCard {...chosen.card} />
          </div>
        )}
        <div>
          <p className="fandeck-match__caption">{messages['matchPick.mine']}</p>
          <p className="fandeck-title-2">
            {named ?? noGoal ?? messages[open ? 'matchPick.none' : 'matchPick.notPicked']}
          </p>
          <p className="fandeck-match__caption">
            {open ? messages['matchPick.changeable'] : <Result {...{ match, candidates, slot }} />}
          </p>
          {open && timeLeft}
        </div>
      </div>
      <div role="radiogroup" aria-labelledby={`${group}-title`}>
        {candidates.map((one) => (
          <ScorerRow key={one.slot} {...radio} of={one.slot}>
            <span className="fandeck-match__number">{one.number}</span>
            <span className="fandeck-match__name">
              {one.name} <small>{one.position}</small>
            </span>
          </ScorerRow>
        ))}
        <ScorerRow {...radio} of={NO_GOAL}>
          <CircleSlash className="fandeck-match__no-goal" size={20} strokeWidth={1.75} aria-hidden />
          <span className="fandeck-match__name">{messages['matchPick.noGoal.pick']}</span>
        </ScorerRow>
      </div>
    </>
  )
}

interface RowProps extends Omit<VoteProps, 'candidates'> {
  group: string
  of: number
  children: ReactNode
}

function ScorerRow({ group, of, slot, open, counts, onSelect, children }: RowProps) {
  const messages = useMatchPickMessages()
  const percent = counts && pickShare(counts, of)
  return (
    <label className="fandeck-match__row">
      <input
        type="radio"
        className="fandeck-match__input"
        name={group}
        checked={of === slot}
        disabled={!open}
        onChange={() => onSelect(of)}
      />
      {children}
      {percent !== undefined && (
        <>
          <span className="fandeck-match__bar" aria-hidden>
            <span style={{ width: `${percent}%` }} />
          </span>
          <span className="fandeck-match__percent">{messages['matchPick.share']({ percent })}</span>
        </>
      )}
      <span className="fandeck-match__tick" aria-hidden>
        {of === slot && <Check size={16} strokeWidth={2.6} />}
      </span>
    </label>
  )
}

interface ResultProps {
  match: CampaignMatch
  candidates: readonly Candidate[]
  slot: number | undefined
}

/** What came of the prediction once the match has started. */
function Result({ match: { firstScorer, points = 0 }, candidates, slot }: ResultProps) {
  const messages = useMatchPickMessages()
  const hasPoints = useHasPart()('points')
  if (firstScorer === undefined) return messages['matchPick.late']
  if (firstScorer === slot) return messages['matchPick.right']({ points: hasPoints ? points : 0 })
  const scorer = candidates.find((one) => one.slot === firstScorer)
  return scorer ? messages['matchPick.scored'](scorer) : messages['matchPick.goalless']
}
