import { pickShare } from '@fandeck/sdk/campaigns'
import { type ReactNode, useId } from 'react'
import { FrontCard } from '../../card/FrontCard.tsx'
import type { HeadingLevel } from '../../primitives/part/Part.tsx'
import type { VoteProps } from './candidates.ts'
import { useMatchPickMessages } from './use-match-pick-messages.ts'
import './MomVote.css'

interface MomVoteProps extends VoteProps {
  headingLevel: HeadingLevel
  timeLeft: ReactNode
}

/** The vote for the man of the match: the chosen card in a spotlight, and a strip of candidates. */
export function MomVote({ candidates, slot, open, counts, onSelect, headingLevel, timeLeft }: MomVoteProps) {
  const messages = useMatchPickMessages()
  const group = useId()
  const Heading = `h${headingLevel}` as const
  const chosen = candidates.find((one) => one.slot === slot)
  return (
    <>
      <div className="fandeck-match__spotlight">
        <div className="fandeck-match__star" aria-hidden>
          {chosen ? <FrontCard {...chosen.card} /> : <span className="fandeck-match__blank">?</span>}
        </div>
      </div>
      <div className="fandeck-match__question">
        <Heading className="fandeck-match__title" id={`${group}-title`}>
          {messages['matchPick.mom.title']}
        </Heading>
        {timeLeft}
      </div>
      {/* Without a focusable radio, the keyboard scrolls the strip itself. */}
      <div
        className="fandeck-match__strip"
        role="radiogroup"
        aria-labelledby={`${group}-title`}
        tabIndex={open ? undefined : 0}
      >
        {candidates.map((one) => (
          <label key={one.slot} className="fandeck-match__candidate">
            <input
              type="radio"
              className="fandeck-match__input"
              name={group}
              checked={one.slot === slot}
              disabled={!open}
              onChange={() => onSelect(one.slot)}
            />
            <FrontCard {...one.card} />
            {counts && (
              <span className="fandeck-match__percent">
                {messages['matchPick.share']({ percent: pickShare(counts, one.slot) })}
              </span>
            )}
          </label>
        ))}
      </div>
    </>
  )
}
