import { useFandeck } from '@fandeck/react'
import { Countdown } from '../primitives/countdown/Countdown.tsx'
import { useDropModel } from './drop-context.ts'
import { grouped } from './drop-text.ts'
import { useDropMessages } from './use-drop-messages.ts'

/** Time to the next change and what is left, in server time. */
export function DropTimer() {
  const messages = useDropMessages()
  const { clock } = useFandeck()
  const { drop, phase, stock } = useDropModel()
  const { startAt, endAt, totalQty } = drop.minting
  const upcoming = phase === 'upcoming'
  return (
    <div className="fandeck-inset fandeck-drop__panel" part="panel">
      <div>
        <p className="fandeck-drop__label">{messages[upcoming ? 'drop.untilOpen' : 'drop.untilEnd']}</p>
        <Countdown until={upcoming ? startAt : endAt} subscribe={clock.subscribe} now={clock.now} />
      </div>
      <div className="fandeck-drop__left">
        <p className="fandeck-drop__label">{messages['drop.left']}</p>
        <p className="fandeck-drop__number">
          {stock === undefined ? '–' : grouped(stock)}
          <small> / {grouped(totalQty)}</small>
        </p>
      </div>
    </div>
  )
}
