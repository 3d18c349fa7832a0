import { useFandeck } from '@fandeck/react'
import type { DropInfo, DropPhase } from '@fandeck/sdk/drops'
import { Countdown } from '../primitives/countdown/Countdown.tsx'
import { useDropMessages } from './use-drop-messages.ts'
import './DropTime.css'

/** The time to the opening or to the end, in server time; a closed drop has no timer, a paused one the sentence of its shop (D88). */
export function DropTime({ info, phase }: { info: DropInfo; phase: DropPhase }) {
  const messages = useDropMessages()
  const { clock } = useFandeck()
  if (phase === 'closed' || phase === 'soldOut')
    return (
      <p className="fandeck-title-3 fandeck-drop__over">
        {messages[phase === 'closed' ? 'drop.cta.ended' : 'drop.cta.soldOut']}
      </p>
    )
  if (phase === 'paused')
    return (
      <p className="fandeck-title-3 fandeck-drop__over" role="status">
        {info.notice ?? messages['drop.cta.paused']}
      </p>
    )
  const upcoming = phase === 'upcoming'
  return (
    <div>
      <p className="fandeck-drop__label">{messages[upcoming ? 'drop.untilOpen' : 'drop.untilEnd']}</p>
      <Countdown until={upcoming ? info.startAt : info.endAt} subscribe={clock.subscribe} now={clock.now} />
    </div>
  )
}
