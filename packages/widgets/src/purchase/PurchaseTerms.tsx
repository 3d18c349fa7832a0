import { useAgreeTerms } from '@fandeck/react'
import type { DropTerms } from '@fandeck/sdk/drops'
import { useDropModel } from '../drop-model/drop-context.ts'
import { askedTerms } from '../drop-model/drop-text.ts'
import { Check } from '../primitives/check/Check.tsx'
import { errorSentence } from '../theme/messages.tsx'
import { PurchaseTerm } from './PurchaseTerm.tsx'
import { usePurchaseMessages } from './use-purchase-messages.ts'
import './PurchaseSheet.css'

export interface PurchaseTermsProps {
  agreed: ReadonlySet<DropTerms>
  onAgreedChange(kind: DropTerms, agreed: boolean): void
  /** Whether the fan knows that opened packs cannot be cancelled (D79). */
  aware: boolean
  onAwareChange(aware: boolean): void
}

const TITLES = {
  purchase: 'purchase.terms.refund',
  thirdParty: 'purchase.terms.thirdParty',
  wallet: 'purchase.terms.wallet',
} as const

/**
 * The agreements of a drop, each recorded when it is ticked, and the optional agreement to a card transfer: a row for each,
 * and one for all of them.
 */
export function PurchaseTerms({ agreed, onAgreedChange, aware, onAwareChange }: PurchaseTermsProps) {
  const messages = usePurchaseMessages()
  const { information, state, purchase } = useDropModel()
  const agree = useAgreeTerms()
  const asked = askedTerms(information)
  const alone = asked.length === 1

  function change(kind: DropTerms, next: boolean) {
    onAgreedChange(kind, next)
    agree.mutateAsync({ kind, agreed: next }).catch(() => onAgreedChange(kind, !next))
  }

  function changeAll(next: boolean) {
    for (const kind of asked) if (agreed.has(kind) !== next) change(kind, next)
    onAwareChange(next)
    purchase.setTransferAgreement(next)
  }

  return (
    <div className="fandeck-purchase__terms">
      <Check
        className="fandeck-purchase__all"
        checked={aware && state.transferAgreement && asked.every((kind) => agreed.has(kind))}
        onChange={(event) => changeAll(event.target.checked)}
      >
        {messages[alone ? 'purchase.terms.short' : 'purchase.terms.all']}
      </Check>
      {asked.map((kind) => (
        <PurchaseTerm
          key={kind}
          kind={kind}
          title={messages[TITLES[kind]]}
          label={messages['purchase.terms.required']({ title: messages[TITLES[kind]] })}
          viewLabel={
            alone
              ? messages['purchase.terms.view']
              : messages['purchase.terms.viewOf']({ title: messages[TITLES[kind]] })
          }
          checked={agreed.has(kind)}
          onChange={(next) => change(kind, next)}
        />
      ))}
      <Check shape="plain" checked={aware} onChange={(event) => onAwareChange(event.target.checked)}>
        {messages['purchase.terms.opening']}
      </Check>
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
    </div>
  )
}
