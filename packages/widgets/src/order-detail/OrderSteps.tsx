import type { TransactionDetail } from '@fandeck/sdk/drops'
import { Check } from 'lucide-react'
import { STEPS, stepOf } from './order-place.ts'
import { useOrderMessages } from './use-order-messages.ts'

/** The way of the goods, from the payment to the door; nothing for an order that ships none. */
export function OrderSteps({ order }: { order: TransactionDetail }) {
  const messages = useOrderMessages()
  const current = stepOf(order)
  if (current === undefined) return null
  return (
    <ol className="fandeck-order__steps" aria-label={messages['order.steps']}>
      {STEPS.map((step, at) => (
        <li
          key={step}
          data-done={at < current || undefined}
          aria-current={at === current ? 'step' : undefined}
        >
          <span className="fandeck-order__dot" aria-hidden>
            {at < current && <Check size={14} strokeWidth={3} />}
          </span>
          {messages[`order.step.${step}`]}
        </li>
      ))}
    </ol>
  )
}
