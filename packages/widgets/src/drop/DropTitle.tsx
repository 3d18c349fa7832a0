import { useDropModel } from '../drop-model/drop-context.ts'
import { grouped } from '../drop-model/drop-text.ts'
import { useDropMessages } from '../drop-model/use-drop-messages.ts'
import './DropBody.css'

/** Title and price of a pack. */
export function DropTitle() {
  const messages = useDropMessages()
  const { info } = useDropModel().drop
  return (
    <div>
      <h1 className="fandeck-drop__title fandeck-title-2" part="title">
        {info.title}
      </h1>
      <p className="fandeck-drop__price">
        <strong className="fandeck-title-2">
          {info.paid
            ? messages['purchase.won']({ amount: grouped(info.paymentAmount) })
            : messages['drop.free']}
        </strong>
        <span className="fandeck-caption">{messages['drop.pack']({ cards: info.cardsPerPack })}</span>
      </p>
    </div>
  )
}
