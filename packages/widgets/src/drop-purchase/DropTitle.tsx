import { useDropModel } from './drop-context.ts'
import { grouped } from './drop-text.ts'
import { useDropMessages } from './use-drop-messages.ts'

/** Title and price of a pack. */
export function DropTitle() {
  const messages = useDropMessages()
  const { minting } = useDropModel().drop
  return (
    <div>
      <h1 className="fandeck-drop__title fandeck-title-2" part="title">
        {minting.title}
      </h1>
      <p className="fandeck-drop__price">
        <strong className="fandeck-title-2">
          {minting.paid
            ? messages['purchase.won']({ amount: grouped(minting.paymentAmount) })
            : messages['drop.free']}
        </strong>
        <span className="fandeck-caption">{messages['drop.pack']({ cards: minting.oneTimeQty })}</span>
      </p>
    </div>
  )
}
