import { forwardRef } from 'react'
import { DropTime } from '../drop-model/DropTime.tsx'
import { useDropModel } from '../drop-model/drop-context.ts'
import { useDropMessages } from '../drop-model/use-drop-messages.ts'
import { grouped } from '../primitives/grouped.ts'
import { Part, type PartProps } from '../primitives/part/Part.tsx'
import './DropBody.css'

/** The time to the next phase, and the packs left; before the opening, all packs. */
export const DropTimer = /* @__PURE__ */ forwardRef<HTMLElement, PartProps>(function DropTimer(props, ref) {
  const messages = useDropMessages()
  const { drop, phase, stock } = useDropModel()
  const upcoming = phase === 'upcoming'
  return (
    <Part base="fandeck-inset fandeck-drop__panel" part="panel" {...props} ref={ref}>
      <DropTime info={drop.info} phase={phase} />
      <div className="fandeck-drop__left">
        <p className="fandeck-drop__label">{messages[upcoming ? 'drop.total' : 'drop.left']}</p>
        {upcoming ? (
          <p className="fandeck-drop__number">{grouped(drop.info.totalPacks)}</p>
        ) : (
          <p className="fandeck-drop__number">
            {/* A new element: React cannot remove a text that a translator has replaced, and it shifts nothing. */}
            <span key={stock}>{stock === undefined ? '–' : grouped(stock)}</span>
            <small> / {grouped(drop.info.totalPacks)}</small>
          </p>
        )}
      </div>
    </Part>
  )
})
