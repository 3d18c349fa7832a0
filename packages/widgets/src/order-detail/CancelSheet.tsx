import { useCancelOrder } from '@fandeck/react'
import type { CancelReason, TransactionDetail } from '@fandeck/sdk/drops'
import { useToast } from '../primitives/toast/ToastProvider.tsx'
import { useTransactionWords } from '../transaction-list/use-transaction-words.ts'
import { ReasonSheet } from './ReasonSheet.tsx'
import { Refund } from './Refund.tsx'
import { useOrderMessages } from './use-order-messages.ts'

const REASONS = ['changedMind', 'wrongChoice', 'delivery', 'other'] as const satisfies readonly CancelReason[]

export interface CancelSheetProps {
  order: TransactionDetail
  open: boolean
  onOpenChange(open: boolean): void
}

/** The cancellation of an order: its reason, what is refunded, and the consent (D79). */
export function CancelSheet({ order, open, onOpenChange }: CancelSheetProps) {
  const messages = useOrderMessages()
  const toast = useToast()
  const { method, left: amount } = useTransactionWords()(order)
  const cancel = useCancelOrder()
  const { orderId, paymentAmount } = order
  const free = paymentAmount === 0

  function confirm(reason: CancelReason) {
    cancel.mutate(
      { orderId, reason },
      {
        onSuccess() {
          onOpenChange(false)
          toast.show(free ? messages['order.cancel.done'] : messages['order.cancel.refunded']({ amount }))
        },
      },
    )
  }

  return (
    <ReasonSheet<CancelReason>
      title={messages['order.cancel.title']}
      label={messages['order.cancel.why']}
      reasons={REASONS}
      wordsOf={(reason) => messages[`order.cancel.why.${reason}`]}
      consent={messages['order.cancel.consent']}
      action={free ? messages['order.cancel'] : messages['order.cancel.refund']({ amount })}
      pending={cancel.isPending}
      error={cancel.error}
      open={open}
      onOpenChange={onOpenChange}
      onConfirm={confirm}
    >
      {!free && (
        <Refund
          amount={amount}
          method={method}
          when={messages['order.refund.now']}
          note={order.method === 'phoneBill' ? messages['order.refund.phoneBill'] : undefined}
        />
      )}
    </ReasonSheet>
  )
}
