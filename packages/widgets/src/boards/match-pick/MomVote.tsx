import { type PickCount, pickShare } from '@fandeck/sdk/campaigns'
import { type ReactNode, useId } from 'react'
import { FrontCard } from '../../card/FrontCard.tsx'
import type { HeadingLevel } from '../../primitives/part/Part.tsx'
import type { Candidate, VoteProps } from './candidates.ts'
import { useMatchPickMessages } from './use-match-pick-messages.ts'
import './MomVote.css'

interface MomVoteProps extends VoteProps {
  headingLevel: HeadingLevel
  timeLeft: ReactNode
}

/** The player with the most votes; `undefined` without a vote. */
function leaderOf(
  candidates: readonly Candidate[],
  counts: readonly PickCount[] = [],
): Candidate | undefined {
  const [most] = counts.filter(({ count }) => count > 0).sort((a, b) => b.count - a.count)
  return candidates.find(({ slot }) => slot === most?.slot)
}

/** The vote for the man of the match: the chosen card, and after the vote the winner, in a spotlight over a strip of candidates. */
export function MomVote({ candidates, slot, open, counts, onSelect, headingLevel, timeLeft }: MomVoteProps) {
  const messages = useMatchPickMessages()
  const group = useId()
  const Heading = `h${headingLevel}` as const
  const leader = open ? undefined : leaderOf(candidates, counts)
  const shown = leader ?? candidates.find((one) => one.slot === slot)
  return (
    <>
      <div className="fandeck-match__spotlight">
        <div className="fandeck-match__star" aria-hidden>
          {shown ? <FrontCard {...shown.card} /> : <span className="fandeck-match__blank">?</span>}
        </div>
      </div>
      <div className="fandeck-match__question">
        <Heading className="fandeck-match__title" id={`${group}-title`}>
          {leader ? messages['matchPick.mom.leader'](leader) : messages['matchPick.mom.title']}
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
            {/* Its line is there before the vote, so that nothing moves. */}
            <span className="fandeck-match__percent">
              {counts && messages['matchPick.share']({ percent: pickShare(counts, one.slot) })}
            </span>
          </label>
        ))}
      </div>
    </>
  )
}
