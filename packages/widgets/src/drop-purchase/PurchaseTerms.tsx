import { useAgreeTerms, useTerms } from '@fandeck/react'
import { ChevronRight } from 'lucide-react'
import { useState } from 'react'
import { Button } from '../primitives/button/Button.tsx'
import { Check } from '../primitives/check/Check.tsx'
import { Dialog } from '../primitives/dialog/Dialog.tsx'
import { IconButton } from '../primitives/icon-button/IconButton.tsx'
import { errorSentence } from '../theme/messages.tsx'
import { useDropModel } from './drop-context.ts'
import { useDropMessages } from './use-drop-messages.ts'

export interface PurchaseTermsProps {
  agreed: boolean
  onAgreedChange(agreed: boolean): void
}

/** The agreement to the purchase terms, recorded when it is ticked, and the optional one to a card transfer. */
export function PurchaseTerms({ agreed, onAgreedChange }: PurchaseTermsProps) {
  const messages = useDropMessages()
  const [open, setOpen] = useState(false)
  const { state, purchase } = useDropModel()
  const terms = useTerms('T')
  const agree = useAgreeTerms()

  function change(next: boolean) {
    onAgreedChange(next)
    agree.mutate({ div: 'T', agreed: next }, { onError: () => onAgreedChange(!next) })
  }

  function view() {
    setOpen(true)
    if (terms.isError) void terms.refetch()
  }

  return (
    <div className="fandeck-purchase__terms">
      <div className="fandeck-purchase__term">
        <Check checked={agreed} onChange={(event) => change(event.target.checked)}>
          {messages['purchase.terms.short']}
        </Check>
        <IconButton label={messages['purchase.terms.view']} onClick={view}>
          <ChevronRight size={18} strokeWidth={2} aria-hidden />
        </IconButton>
      </div>
      {agree.isError && (
        <p className="fandeck-purchase__error" role="alert">
          {errorSentence(messages, agree.error)}
        </p>
      )}
      <Check
        shape="plain"
        checked={state.transferAgreement}
        onChange={(event) => purchase.setTransferAgreement(event.target.checked)}
      >
        {messages['purchase.terms.optional']({ title: messages['purchase.terms.transfer'] })}
      </Check>
      <Dialog
        open={open}
        onOpenChange={setOpen}
        title={terms.data?.title ?? messages['purchase.terms.refund']}
        className="fandeck-purchase-terms"
        actions={<Button onClick={() => setOpen(false)}>{messages['common.confirm']}</Button>}
      >
        <section
          className="fandeck-purchase-terms__text"
          // biome-ignore lint/a11y/noNoninteractiveTabindex: what scrolls must be reachable by keyboard
          tabIndex={0}
          aria-busy={terms.isFetching}
          aria-label={messages['purchase.terms.view']}
        >
          {terms.data?.content ??
            (terms.isFetching ? messages['common.loading'] : messages['purchase.terms.none'])}
        </section>
      </Dialog>
    </div>
  )
}
