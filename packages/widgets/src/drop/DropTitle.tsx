import { forwardRef } from 'react'
import { useDropModel } from '../drop-model/drop-context.ts'
import { useDropMessages } from '../drop-model/use-drop-messages.ts'
import { grouped } from '../primitives/grouped.ts'
import { type HeadedPartProps, Part } from '../primitives/part/Part.tsx'
import './DropBody.css'

/** Title and price of a pack. */
export const DropTitle = /* @__PURE__ */ forwardRef<HTMLElement, HeadedPartProps>(function DropTitle(
  { headingLevel = 1, ...root },
  ref,
) {
  const Heading = `h${headingLevel}` as const
  const messages = useDropMessages()
  const { info } = useDropModel().drop
  return (
    <Part base="fandeck-drop__heading" {...root} ref={ref}>
      <Heading className="fandeck-drop__title fandeck-title-2" part="title">
        {info.title}
      </Heading>
      <p className="fandeck-drop__price">
        <strong className="fandeck-title-2">
          {info.paid
            ? messages['purchase.won']({ amount: grouped(info.paymentAmount) })
            : messages['drop.free']}
        </strong>
        <span className="fandeck-caption">{messages['drop.pack']({ cards: info.cardsPerPack })}</span>
      </p>
    </Part>
  )
})
