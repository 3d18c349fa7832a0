import { useCancelOrder } from '@fandeck/react'
import { type CancelReason, isFandeckError, type TransactionDetail } from '@fandeck/sdk'
import { Button, Check, Drawer, errorSentence, Radio, RadioGroup, useToast } from '@fandeck/widgets'
import { useId, useState } from 'react'
import { useMessages } from '../../messages/use-messages.ts'
import { methodOf, won } from '../transactions/transaction-text.ts'
import { OrderRow } from './OrderRow.tsx'

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
  const messages = useMessages()
  const toast = useToast()
  const name = useId()
  const [reason, setReason] = useState<CancelReason>('changedMind')
  const [aware, setAware] = useState(false)
  const cancel = useCancelOrder()
  const { orderId, paymentAmount } = order
  const free = paymentAmount === 0

  function confirm() {
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
    <Drawer
      open={open}
      onOpenChange={(next) => onOpenChange(next)}
      closeType={cancel.isPending ? 'strong' : 'weak'}
      title="주문을 취소할까요?"
      footer={
        <>
          {cancel.isError && (
            <p className="site-cancel__error" role="alert">
              {isFandeckError(cancel.error, 'drops/order-closed') && cancel.error.serverMessage
                ? cancel.error.serverMessage
                : errorSentence(messages, cancel.error)}
            </p>
          )}
          <Button block loading={cancel.isPending} disabled={!aware && !cancel.isPending} onClick={confirm}>
            {free ? '주문 취소하기' : `${won(paymentAmount)} 환불받기`}
          </Button>
        </>
      }
    >
      <RadioGroup label="취소하는 이유" className="site-cancel__reasons">
        {REASONS.map(([value, words]) => (
          <Radio
            key={value}
            name={name}
            value={value}
            checked={reason === value}
            onChange={() => setReason(value)}
          >
            {words}
          </Radio>
        ))}
      </RadioGroup>
      {!free && (
        <dl className="site-cancel__refund site-order__rows fandeck-inset">
          <OrderRow name="환불 금액">
            <strong className="fandeck-title-2">{won(paymentAmount)}</strong>
          </OrderRow>
          <OrderRow name="환불 방법">{`${methodOf(order)} 결제 취소`}</OrderRow>
          <OrderRow name="환불 시점">지금 바로</OrderRow>
        </dl>
      )}
      <Check checked={aware} onChange={(event) => setAware(event.target.checked)}>
        취소한 팩은 다시 열 수 없고, 담긴 카드는 다른 팬에게 돌아간다는 점을 확인했어요.
      </Check>
    </Drawer>
  )
}
