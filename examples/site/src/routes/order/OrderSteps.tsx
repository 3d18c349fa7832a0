import type { TransactionDetail } from '@fandeck/sdk/drops'
import { Check } from 'lucide-react'
import { STEPS, stepOf } from './order-text.ts'

/** The way of the goods, from the payment to the door; nothing for an order that ships none. */
export function OrderSteps({ order }: { order: TransactionDetail }) {
  const current = stepOf(order)
  if (current === undefined) return null
  return (
    <ol className="site-order__steps" aria-label="배송 단계">
      {STEPS.map((step, at) => (
        <li
          key={step}
          data-done={at < current || undefined}
          aria-current={at === current ? 'step' : undefined}
        >
          <span className="site-order__dot" aria-hidden>
            {at < current && <Check size={14} strokeWidth={3} />}
          </span>
          {step}
        </li>
      ))}
    </ol>
  )
}
