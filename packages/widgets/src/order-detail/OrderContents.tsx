import { forwardRef } from 'react'
import { FoilPack } from '../card/FoilPack.tsx'
import { Button } from '../primitives/button/Button.tsx'
import { Image } from '../primitives/image/Image.tsx'
import { Part } from '../primitives/part/Part.tsx'
import { useTransactionWords } from '../transaction-list/use-transaction-words.ts'
import type { OrderPartProps } from './OrderPart.tsx'
import { useOrderMessages } from './use-order-messages.ts'
import './OrderDetail.css'

/** The props of the contents of an order. */
export interface OrderContentsProps extends Omit<OrderPartProps, 'headingLevel'> {
  /** Called when the fan wants to open the packs; without it, nothing offers that. */
  onOpen?: (() => void) | undefined
}

/** The packs of an order: closed, with the button that opens them, or the picture of the drop (D79). */
export const OrderContents = /* @__PURE__ */ forwardRef<HTMLElement, OrderContentsProps>(
  function OrderContents({ order, onOpen, ...root }, ref) {
    const messages = useOrderMessages()
    const sum = useTransactionWords()(order).amount
    const { title, thumb, amount: packs, cardsPerPack, status, opened } = order
    const closed = status === 'PAID' && !opened
    return (
      <Part
        tag="section"
        base="fandeck-root fandeck-order__part"
        aria-label={messages['order.contents']}
        {...root}
        ref={ref}
      >
        <div className="fandeck-order__what">
          {closed ? (
            <FoilPack name={title} />
          ) : (
            <Image className="fandeck-order__thumb" shownWidth={66} src={thumb} alt="" />
          )}
          <div>
            <p className="fandeck-order__title">{title}</p>
            <p className="fandeck-order__count">
              {messages['order.count']({ packs, cards: packs * cardsPerPack })}
            </p>
            <p className="fandeck-order__sum">{sum}</p>
          </div>
        </div>
        {closed && (
          <div className="fandeck-order__closed fandeck-inset">
            <p>
              <b>{messages['order.closed']}</b>
              <span className="fandeck-caption">{messages['order.closed.text']}</span>
            </p>
            {onOpen && (
              <Button size={44} onClick={onOpen}>
                {messages['order.open']}
              </Button>
            )}
          </div>
        )}
      </Part>
    )
  },
)
