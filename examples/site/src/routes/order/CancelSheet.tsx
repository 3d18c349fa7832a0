import { useCancelOrder } from '@fandeck/react'
import type { CancelReason, TransactionDetail } from '@fandeck/sdk/drops'
import { useToast, useTransactionWords } from '@fandeck/widgets'
import { won } from '../transactions/transaction-text.ts'
import { ReasonSheet } from './ReasonSheet.tsx'
import { PHONE_BILL, Refund } from './Refund.tsx'

const REASONS = [
  ['changedMind', '마음이 바뀌었어요'],
  ['wrongChoice', '수량이나 결제 수단을 잘못 골랐어요'],
  ['delivery', '배송 정보를 바꾸고 싶어요'],
  ['other', '다른 이유가 있어요'],
] as const satisfies readonly (readonly [CancelReason, string])[]

export interface CancelSheetProps {
  order: TransactionDetail
  open: boolean
  onOpenChange(open: boolean): void
}

/** The cancellation of an order: its reason, what is refunded, and the consent (D79). */
export function CancelSheet({ order, open, onOpenChange }: CancelSheetProps) {
  const toast = useToast()
  const { method } = useTransactionWords()(order)
  const cancel = useCancelOrder()
  const { orderId, paymentAmount } = order
  const free = paymentAmount === 0

  function confirm(reason: CancelReason) {
    cancel.mutate(
      { orderId, reason },
      {
        onSuccess() {
          onOpenChange(false)
          toast.show(free ? '주문을 취소했어요.' : `${won(paymentAmount)}을 환불해 드려요.`)
        },
      },
    )
  }

  return (
    <ReasonSheet<CancelReason>
      title="주문을 취소할까요?"
      label="취소하는 이유"
      reasons={REASONS}
      consent="취소한 팩은 다시 열 수 없고, 담긴 카드는 다른 팬에게 돌아간다는 점을 확인했어요."
      action={free ? '주문 취소하기' : `${won(paymentAmount)} 환불받기`}
      pending={cancel.isPending}
      error={cancel.error}
      open={open}
      onOpenChange={onOpenChange}
      onConfirm={confirm}
    >
      {!free && (
        <Refund
          amount={paymentAmount}
          method={method}
          when="지금 바로"
          note={order.method === 'phoneBill' ? PHONE_BILL : undefined}
        />
      )}
    </ReasonSheet>
  )
}
