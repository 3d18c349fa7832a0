import { useRequestReturn } from '@fandeck/react'
import type { ReturnReason } from '@fandeck/sdk/drops'
import { useToast } from '../primitives/toast/ToastProvider.tsx'
import { useTransactionWords } from '../transaction-list/use-transaction-words.ts'
import type { CancelSheetProps } from './CancelSheet.tsx'
import { ReasonSheet } from './ReasonSheet.tsx'
import { Refund } from './Refund.tsx'
import { useOrderMessages } from './use-order-messages.ts'

const REASONS = ['changedMind', 'damaged', 'wrongGoods', 'other'] as const satisfies readonly ReturnReason[]

/** The return of delivered goods: its reason, what is refunded, and the consent (D79). */
export function ReturnSheet({ order, open, onOpenChange }: CancelSheetProps) {
  const messages = useOrderMessages()
  const toast = useToast()
  const { method, left: amount } = useTransactionWords()(order)
  const request = useRequestReturn()
  const { orderId, paymentAmount } = order

  function confirm(reason: ReturnReason) {
    request.mutate(
      { orderId, reason },
      {
        onSuccess() {
          onOpenChange(false)
          toast.show(messages['order.return.done'])
        },
      },
    )
  }

  return (
    <ReasonSheet<ReturnReason>
      title={messages['order.return.title']}
      label={messages['order.return.why']}
      reasons={REASONS}
      wordsOf={(reason) => messages[`order.return.why.${reason}`]}
      consent={messages['order.return.consent']}
      action={messages['order.return']}
      pending={request.isPending}
      error={request.error}
      open={open}
      onOpenChange={onOpenChange}
      onConfirm={confirm}
    >
      {paymentAmount > 0 && (
        <Refund amount={amount} method={method} when={messages['order.refund.afterGoods']} />
      )}
    </ReasonSheet>
  )
}
