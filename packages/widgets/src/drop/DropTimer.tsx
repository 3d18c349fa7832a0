import { DropTime } from '../drop-model/DropTime.tsx'
import { useDropModel } from '../drop-model/drop-context.ts'
import { grouped } from '../drop-model/drop-text.ts'
import { useDropMessages } from '../drop-model/use-drop-messages.ts'
import './DropBody.css'

/** When the drop changes next, and what is left. */
export function DropTimer() {
  const messages = useDropMessages()
  const { drop, phase, stock } = useDropModel()
  return (
    <div className="fandeck-inset fandeck-drop__panel" part="panel">
      <DropTime info={drop.info} phase={phase} />
      <div className="fandeck-drop__left">
        <p className="fandeck-drop__label">{messages['drop.left']}</p>
        <p className="fandeck-drop__number">
          {stock === undefined ? '–' : grouped(stock)}
          <small> / {grouped(drop.info.totalPacks)}</small>
        </p>
      </div>
    </div>
  )
}
