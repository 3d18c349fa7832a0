import { useSaveDelivery } from '@fandeck/react'
import { isDeliveryComplete } from '@fandeck/sdk'
import {
  amountToPay,
  canPay,
  type DropTerms,
  isReceiptOffered,
  type PaymentMethod,
  totalAmount,
} from '@fandeck/sdk/drops'
import { CreditCard, Landmark, Smartphone, Zap } from 'lucide-react'
import { forwardRef, type ReactNode, useEffect, useId, useState } from 'react'
import { ContinueButton } from '../continue-elsewhere/ContinueButton.tsx'
import { useDropModel } from '../drop-model/drop-context.ts'
import { askedTerms } from '../drop-model/drop-text.ts'
import { Button } from '../primitives/button/Button.tsx'
import { classNames } from '../primitives/class-names.ts'
import { Drawer } from '../primitives/drawer/Drawer.tsx'
import { grouped } from '../primitives/grouped.ts'
import { Image } from '../primitives/image/Image.tsx'
import type { HeadedPartProps } from '../primitives/part/Part.tsx'
import { RadioGroup, RadioTile } from '../primitives/radio/Radio.tsx'
import { Stepper } from '../primitives/stepper/Stepper.tsx'
import { errorSentence } from '../theme/messages.tsx'
import { koOfferedMethods } from '../theme/payment-methods.ko.ts'
import { CashReceiptFields } from './CashReceiptFields.tsx'
import { DeliveryFields } from './DeliveryFields.tsx'
import { PurchaseTerms } from './PurchaseTerms.tsx'
import { usePurchaseMessages } from './use-purchase-messages.ts'
import './PurchaseSheet.css'

/** The props of the sheet; it opens by the state of the purchase. */
export type PurchaseSheetProps = Omit<HeadedPartProps, 'role'>

/** The choices before the payment: count, method, receipt, address and terms. They are kept when the sheet closes. */
export const PurchaseSheet = /* @__PURE__ */ forwardRef<HTMLElement, PurchaseSheetProps>(
  function PurchaseSheet({ className, ...root }, ref) {
    const messages = usePurchaseMessages()
    const { drop, information, state, max, choosing, closeSheet, pay } = useDropModel()
    const trouble = useTrouble()
    const cancelled = useCancelled()
    const [agreed, setAgreed] = useState<ReadonlySet<DropTerms>>(new Set())
    // That opening ends the right to cancel needs a consent of its own (D79).
    const [aware, setAware] = useState(false)
    const [keep, setKeep] = useState(false)
    const saving = useSaveDelivery()
    const { count, payment, step } = state
    const { paid } = drop.info
    const amount = grouped(amountToPay(drop.info, state))
    // The order is reserved and lacks only its address.
    const addressing = step === 'delivery'
    const delivery = drop.info.delivery ? payment.delivery : undefined
    const ready = addressing
      ? isDeliveryComplete(payment.delivery)
      : canPay({
          count,
          max,
          agreed: aware && askedTerms(information).every((div) => agreed.has(div)),
          cashReceipt: payment.cashReceipt,
          delivery,
        })
    const busy = step === 'reserving' || (addressing && state.calls.delivery.loading)

    function start() {
      if (delivery && keep) saving.mutate(delivery)
      pay(aware)
    }

    function agree(div: DropTerms, next: boolean) {
      setAgreed((before) => new Set(next ? [...before, div] : [...before].filter((other) => other !== div)))
    }

    return (
      <Drawer
        {...root}
        ref={ref}
        open={choosing}
        onOpenChange={closeSheet}
        closeType={busy ? 'strong' : 'weak'}
        title={messages['purchase.title']}
        className={classNames('fandeck-purchase', className)}
        footer={
          <>
            {cancelled && !trouble && (
              <p className="fandeck-purchase__notice" role="status">
                {messages.errors['drops/payment-cancelled']}
              </p>
            )}
            {trouble && (
              <p className="fandeck-purchase__error" role="alert">
                {trouble}
              </p>
            )}
            <Button block loading={busy} disabled={!ready && !busy} onClick={start}>
              {paid ? messages['purchase.pay']({ amount }) : messages['drop.cta.free']}
            </Button>
            {!busy && (
              <ContinueButton choice={{ dropId: state.dropId, count, method: payment.payment.method }} />
            )}
          </>
        }
      >
        {!addressing && (
          <>
            <PurchasePack />
            {paid && <PaymentMethods />}
            {paid && isReceiptOffered(payment.payment.method) && <CashReceiptFields />}
          </>
        )}
        {delivery && <DeliveryFields keep={keep} onKeepChange={setKeep} />}
        <p className="fandeck-purchase__total">
          <span className="fandeck-body-1">{messages['purchase.total']}</span>
          <strong className="fandeck-title-2">{messages['purchase.won']({ amount })}</strong>
        </p>
        {!addressing && (
          <PurchaseTerms agreed={agreed} onAgreedChange={agree} aware={aware} onAwareChange={setAware} />
        )}
      </Drawer>
    )
  },
)

/** Returns whether the fan has cancelled the last payment, until the next one or until the sheet closes. */
function useCancelled(): boolean {
  const { state, choosing } = useDropModel()
  const [cancelled, setCancelled] = useState(false)
  const now = state.error?.code === 'drops/payment-cancelled'
  useEffect(() => {
    if (now) setCancelled(true)
  }, [now])
  // The sheet opens in the render after the payment has ended.
  useEffect(() => {
    if (choosing) return () => setCancelled(false)
    return undefined
  }, [choosing])
  return cancelled
}

/** Returns why paying is not possible: the server's refusal, or a change of the drop while the sheet is open. */
function useTrouble(): string | undefined {
  const messages = usePurchaseMessages()
  const { drop, state, phase, max } = useDropModel()
  if (state.error) return errorSentence(messages, state.error)
  if (state.step !== 'choosing') return undefined
  if (phase === 'paused') return drop.info.notice ?? messages['drop.cta.paused']
  if (phase === 'closed') return messages['drop.cta.ended']
  if (phase === 'soldOut') return messages['drop.cta.soldOut']
  if (max === 0) return messages['drop.cta.limited']
  return state.count > max ? messages['purchase.tooMany']({ max }) : undefined
}

function PurchasePack() {
  const messages = usePurchaseMessages()
  const { drop, information, state, max, purchase } = useDropModel()
  return (
    <div className="fandeck-purchase__pack">
      <Image
        className="fandeck-purchase__thumb"
        shownWidth={56}
        src={information?.cards[0]?.image ?? information?.thumb}
        alt=""
      />
      <div className="fandeck-purchase__name">
        <p className="fandeck-body-1">{drop.info.title}</p>
        <p className="fandeck-caption">
          {messages['purchase.max']({ price: grouped(totalAmount(drop.info, 1)), max })}
        </p>
      </div>
      <Stepper
        label={messages['purchase.quantity']}
        value={state.count}
        max={max}
        onChange={purchase.setCount}
        disabled={state.step === 'reserving'}
      />
    </div>
  )
}

type MethodOf<Key> = Key extends `purchase.method.${infer Method}` ? Method : never
type OfferedMethod = Extract<PaymentMethod, MethodOf<keyof typeof koOfferedMethods>>

const isOffered = (text: string): text is OfferedMethod => `purchase.method.${text}` in koOfferedMethods
const METHODS = Object.keys(koOfferedMethods)
  .map((key) => key.replace('purchase.method.', ''))
  .filter(isOffered)

/** Those of the methods that are no wallets. */
const ICONS: Partial<Record<OfferedMethod, ReactNode>> = {
  phoneBill: <Smartphone aria-hidden />,
  card: <CreditCard aria-hidden />,
  bankTransfer: <Landmark aria-hidden />,
}

function PaymentMethods() {
  const messages = usePurchaseMessages()
  const name = useId()
  const { state, purchase } = useDropModel()
  return (
    <RadioGroup label={messages['purchase.method']}>
      {METHODS.map((method) => (
        <RadioTile
          key={method}
          name={name}
          value={method}
          icon={ICONS[method] ?? <Zap aria-hidden />}
          checked={state.payment.payment.method === method}
          onChange={() => purchase.setMethod(method)}
        >
          {messages[`purchase.method.${method}`]}
        </RadioTile>
      ))}
    </RadioGroup>
  )
}
