import { useMatchPick, useSession } from '@fandeck/react'
import { type CampaignMatch, type CampaignTeam, NO_GOAL } from '@fandeck/sdk/campaigns'
import type { CardMetadata } from '@fandeck/sdk/cards'
import { Button } from '../../primitives/button/Button.tsx'
import type { HeadingLevel } from '../../primitives/part/Part.tsx'
import { Segment } from '../../primitives/segment/Segment.tsx'
import { errorSentence } from '../../theme/messages.tsx'
import { candidatesOf } from './candidates.ts'
import { MatchHead } from './MatchHead.tsx'
import { MomVote } from './MomVote.tsx'
import { ScorerVote } from './ScorerVote.tsx'
import { TimeLeft } from './TimeLeft.tsx'
import { useMatchPickMessages } from './use-match-pick-messages.ts'

interface MatchProps {
  slug: string
  match: CampaignMatch
  team: CampaignTeam
  designs: readonly CardMetadata[]
  headingLevel: HeadingLevel
  onSignIn?: (() => void) | undefined
}

/** The two votes of one match. */
export function Match({ slug, match, team, designs, headingLevel, onSignIn }: MatchProps) {
  const messages = useMatchPickMessages()
  const loggedIn = useSession((session) => session.loggedIn)
  const [state, pick] = useMatchPick({ slug, match })
  const { kind, selectedSlot, loading, error } = state
  const { phase, picked, counts } = state[kind]
  const candidates = candidatesOf(match, designs, team)
  const slot = selectedSlot ?? picked
  const open = phase === 'open'
  const vote = {
    ...{ candidates, slot, open, counts, headingLevel, onSelect: pick.select },
    timeLeft: <TimeLeft {...{ match, kind, phase }} />,
  }

  /** The words of the button, and whether it can be pressed. */
  function action(): readonly [words: string, ready: boolean] {
    if (phase === 'upcoming') return [messages['matchPick.early'], false]
    if (slot === undefined) return [messages['matchPick.choose'], false]
    const step = slot === picked ? 'sent' : 'send'
    if (step === 'send' && !loggedIn && onSignIn) return [messages[`matchPick.${kind}.signIn`], true]
    const name = candidates.find((one) => one.slot === slot)?.name ?? ''
    const words =
      slot === NO_GOAL
        ? messages[`matchPick.noGoal.${step}`]
        : messages[`matchPick.${kind}.${step}`]({ name })
    return [words, step === 'send']
  }
  const [words, ready] = action()

  function send() {
    if (!loggedIn && onSignIn) return onSignIn()
    // The board shows the error of its state.
    pick.submit().catch(() => {})
  }

  return (
    <>
      <MatchHead match={match} beforeKickOff={state.firstScorer.phase} />
      <Segment
        label={messages['matchPick.vote']}
        options={[
          { value: 'mom', label: messages['matchPick.mom'] },
          { value: 'firstScorer', label: messages['matchPick.firstScorer'] },
        ]}
        value={kind}
        onChange={pick.show}
      />
      {kind === 'mom' ? <MomVote {...vote} /> : <ScorerVote {...vote} match={match} />}
      <div className="fandeck-board__foot" data-bottom-bar>
        {error && (
          <p className="fandeck-board__error" role="alert">
            {errorSentence(messages, error)}
          </p>
        )}
        {phase !== 'closed' && (
          <Button kind="white" block disabled={!ready} loading={loading} onClick={send}>
            {words}
          </Button>
        )}
      </div>
    </>
  )
}
