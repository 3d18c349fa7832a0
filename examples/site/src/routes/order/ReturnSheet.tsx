import { useRequestReturn } from '@fandeck/react'
import type { ReturnReason, TransactionDetail } from '@fandeck/sdk/drops'
import { useToast, useTransactionWords } from '@fandeck/widgets'
import { ReasonSheet } from './ReasonSheet.tsx'
import { Refund } from './Refund.tsx'

const REASONS = [
  ['changedMind', '마음이 바뀌었어요'],
  ['damaged', '굿즈가 망가졌거나 흠이 있어요'],
  ['wrongGoods', '주문한 굿즈와 달라요'],
  ['other', '다른 이유가 있어요'],
] as const satisfies readonly (readonly [ReturnReason, string])[]

export interface ReturnSheetProps {
  order: TransactionDetail
  open: boolean
  onOpenChange(open: boolean): void
}

/** The return of delivered goods: its reason, what is refunded, and the consent (D79). */
export function ReturnSheet({ order, open, onOpenChange }: ReturnSheetProps) {
  const toast = useToast()
  const { method } = useTransactionWords()(order)
  const request = useRequestReturn()
  const { orderId, paymentAmount } = order

  function confirm(reason: ReturnReason) {
    request.mutate(
      { orderId, reason },
      {
        onSuccess() {
          onOpenChange(false)
          toast.show('반품을 신청했어요.')
        },
      },
    )
  }

  return (
    <ReasonSheet<ReturnReason>
      title="굿즈를 반품할까요?"
      label="반품하는 이유"
      reasons={REASONS}
      consent="반품을 처리하는 동안 팩을 열 수 없고, 환불하면 담긴 카드는 다른 팬에게 돌아간다는 점을 확인했어요."
      action="반품 신청하기"
      pending={request.isPending}
      error={request.error}
      open={open}
      onOpenChange={onOpenChange}
      onConfirm={confirm}
    >
      {paymentAmount > 0 && (
        <Refund amount={paymentAmount} method={method} when="굿즈를 돌려받은 날부터 3영업일 안" />
      )}
    </ReasonSheet>
  )
}
