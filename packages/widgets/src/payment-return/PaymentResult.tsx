import { useDrop, usePurchase } from '@fandeck/react'
import type { DrawnCard } from '@fandeck/sdk/drops'
import { CreditCard } from 'lucide-react'
import { forwardRef, useEffect } from 'react'
import { LinkButton } from '../primitives/button/LinkButton.tsx'
import { PageState } from '../primitives/page-state/PageState.tsx'
import { PageWaiting } from '../primitives/page-state/PageWaiting.tsx'
import type { HeadedPartProps } from '../primitives/part/Part.tsx'
import { failureSentence } from '../purchase/failure-sentence.ts'
import { PackReveal } from '../purchase/PackReveal.tsx'
import { NothingToCheck } from './NothingToCheck.tsx'
import { usePaymentReturnMessages } from './use-payment-return-messages.ts'

export interface PaymentResultProps extends HeadedPartProps {
  dropId: number
  cardsHref: string
  /** Returns the page of the drop. */
  dropHref(dropId: number): string
  /** Called with the rarest card when the fan shares it; without it, there is no such button. */
  onShare?: ((card: DrawnCard, dropId: number) => void) | undefined
  /** Called when the fan leaves the packs; open the page of the drop. */
  onClose(dropId: number): void
  /** Called when the fan wants to see the cards; open their page. */
  onDone(): void
}

/** The payment of a drop: being checked, failed, or paid with packs to open. */
export const PaymentResult = /* @__PURE__ */ forwardRef<HTMLElement, PaymentResultProps>(
  function PaymentResult({ dropId, cardsHref, dropHref, onShare, onClose, onDone, ...root }, ref) {
    const messages = usePaymentReturnMessages()
    const [{ step, reservation, count, error }, purchase] = usePurchase({ dropId })
    const info = useDrop({ dropId }).data?.info
    const drop = dropHref(dropId)
    useEffect(() => void purchase.resume(), [purchase])

    if (step === 'choosing') return <NothingToCheck {...root} ref={ref} cardsHref={cardsHref} />
    if (step === 'paid')
      return (
        <PackReveal
          open
          orderId={reservation?.orderId}
          count={count}
          packName={info?.title}
          cardsPerPack={info?.cardsPerPack}
          onShare={onShare && ((card) => onShare(card, dropId))}
          onClose={() => onClose(dropId)}
          onDone={onDone}
        />
      )
    if (step === 'failed' || step === 'expired' || error)
      return (
        <PageState
          {...root}
          ref={ref}
          icon={<CreditCard size={26} strokeWidth={2} />}
          title={messages['payment.failed.title']}
          description={error && failureSentence(messages, error)}
          actions={<LinkButton href={drop}>{messages['payment.return.toDrop']}</LinkButton>}
        />
      )
    return (
      <PageWaiting role="status" {...root} ref={ref} title={messages['payment.return.waiting']}>
        <p className="fandeck-body-2">{messages['loading.message']}</p>
        <LinkButton href={drop} kind="secondary">
          {messages['payment.return.toDrop']}
        </LinkButton>
      </PageWaiting>
    )
  },
)
