import { CreditCard } from 'lucide-react'
import { forwardRef } from 'react'
import { LinkButton } from '../primitives/button/LinkButton.tsx'
import { PageState } from '../primitives/page-state/PageState.tsx'
import type { HeadedPartProps } from '../primitives/part/Part.tsx'
import { usePaymentReturnMessages } from './use-payment-return-messages.ts'

interface NothingProps extends HeadedPartProps {
  cardsHref: string
}

/** Shown when this browser has begun no payment. */
export const NothingToCheck = /* @__PURE__ */ forwardRef<HTMLElement, NothingProps>(function NothingToCheck(
  { cardsHref, ...root },
  ref,
) {
  const messages = usePaymentReturnMessages()
  return (
    <PageState
      {...root}
      ref={ref}
      icon={<CreditCard size={26} strokeWidth={2} />}
      title={messages['payment.return.nothing']}
      description={messages['payment.return.nothing.text']}
      actions={<LinkButton href={cardsHref}>{messages['payment.return.toCards']}</LinkButton>}
    />
  )
})
