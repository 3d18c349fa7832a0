import { useFandeck } from '@fandeck/react'
import { type CampaignMatch, type PickKind, pickWindow, type WindowPhase } from '@fandeck/sdk/campaigns'
import { Countdown } from '../../primitives/countdown/Countdown.tsx'
import { useMatchPickMessages } from './use-match-pick-messages.ts'

interface TimeLeftProps {
  match: CampaignMatch
  kind: PickKind
  phase: WindowPhase
}

/** The time until a vote opens or closes, by the clock of the server. */
export function TimeLeft({ match, kind, phase }: TimeLeftProps) {
  const messages = useMatchPickMessages()
  const { clock } = useFandeck()
  const { opensAt, closesAt } = pickWindow(match, kind)
  if (phase === 'closed') return <p className="fandeck-match__left">{messages['matchPick.closed']}</p>
  const upcoming = phase === 'upcoming'
  const closing = messages[kind === 'mom' ? 'matchPick.closesIn' : 'matchPick.kickOffIn']
  return (
    <p className="fandeck-match__left">
      <span>{upcoming ? messages['matchPick.opensIn'] : closing}</span>{' '}
      <Countdown
        until={(upcoming ? opensAt : undefined) ?? closesAt}
        subscribe={clock.subscribe}
        now={clock.now}
      />
    </p>
  )
}
