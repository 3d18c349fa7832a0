import type { Withdrawal as Losses } from '@fandeck/sdk/withdrawal'
import { Info } from 'lucide-react'
import { useId, useState } from 'react'
import { FormActions } from '../account-fields/FormActions.tsx'
import { Button } from '../primitives/button/Button.tsx'
import { Check } from '../primitives/check/Check.tsx'
import { grouped } from '../primitives/grouped.ts'
import { type HeadingLevel, levelBelow } from '../primitives/part/Part.tsx'
import { useWithdrawalMessages } from './use-withdrawal-messages.ts'

interface LossStepProps {
  losses: Losses
  headingLevel: HeadingLevel
  onNext(): void
  onStay: (() => void) | undefined
}

/** The first step: what will be lost, and what happens to orders in progress. */
export function LossStep({ losses, headingLevel, onNext, onStay }: LossStepProps) {
  const messages = useWithdrawalMessages()
  const id = useId()
  const [read, setRead] = useState(false)
  const { cards, benefits, totalPoint, walletLinked, orders } = losses
  const Heading = `h${levelBelow(headingLevel)}` as const
  return (
    <>
      <dl className="fandeck-withdrawal__list">
        <Loss
          name={messages['withdrawal.cards']}
          value={messages['withdrawal.cards.count']({ count: grouped(cards) })}
        />
        <Loss name={messages['withdrawal.points']} value={`${grouped(totalPoint)}P`} />
        <Loss
          name={messages['withdrawal.benefits']}
          value={messages['withdrawal.benefits.count']({ count: grouped(benefits) })}
        />
        {walletLinked && (
          <Loss name={messages['withdrawal.wallet']} value={messages['withdrawal.wallet.end']} />
        )}
      </dl>
      {orders.length > 0 && (
        <section aria-labelledby={id}>
          <Heading className="fandeck-withdrawal__orders fandeck-body-2" id={id}>
            {messages['withdrawal.orders']}
          </Heading>
          <dl className="fandeck-withdrawal__list">
            {orders.map(({ orderId, title, state }) => (
              <Loss key={orderId} name={title} value={messages[`withdrawal.order.${state}`]} />
            ))}
          </dl>
        </section>
      )}
      <p className="fandeck-form__note">
        <Info size={16} strokeWidth={2} aria-hidden />
        {messages['withdrawal.kept']}
      </p>
      <Check checked={read} onChange={({ target }) => setRead(target.checked)}>
        {messages['withdrawal.read']}
      </Check>
      <FormActions>
        <Button block disabled={!read} onClick={onNext}>
          {messages['withdrawal.next']}
        </Button>
        {onStay && (
          <Button block kind="ghost" onClick={onStay}>
            {messages['withdrawal.stay']}
          </Button>
        )}
      </FormActions>
    </>
  )
}

function Loss({ name, value }: { name: string; value: string }) {
  return (
    <div>
      <dt>{name}</dt>
      <dd>{value}</dd>
    </div>
  )
}
