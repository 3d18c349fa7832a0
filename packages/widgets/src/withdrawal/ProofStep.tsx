import { useWithdrawalCode } from '@fandeck/react'
import type { IdentityReturn, Member } from '@fandeck/sdk/account'
import { cleanLine } from '@fandeck/sdk/input'
import type {
  Withdrawal as Losses,
  WithdrawalCode,
  WithdrawalTarget,
  WithdrawOptions,
} from '@fandeck/sdk/withdrawal'
import { Check } from 'lucide-react'
import { forwardRef, useState } from 'react'
import { useForm } from 'react-hook-form'
import { CODE_LENGTH, CodeField } from '../account-fields/CodeField.tsx'
import { FormActions } from '../account-fields/FormActions.tsx'
import { useIdentityStart } from '../identity-check/use-identity-check.ts'
import { Button } from '../primitives/button/Button.tsx'
import { Field } from '../primitives/field/Field.tsx'
import { type HeadedPartProps, Part } from '../primitives/part/Part.tsx'
import { errorSentence } from '../theme/messages.tsx'
import { ProofWays } from './ProofWays.tsx'
import { useWithdrawalMessages } from './use-withdrawal-messages.ts'
import './Withdrawal.css'

interface ProofStepProps extends Omit<HeadedPartProps, 'onSubmit' | 'role'> {
  member: Member
  proofs: Losses['proofs']
  /** The origins of the identity service. */
  allow: readonly string[]
  identity: IdentityReturn | undefined
  pending: boolean
  error: Error | null
  /** The server's message of a refused withdrawal. */
  refused: string | undefined
  onEdit(): void
  onWithdraw(proof: WithdrawOptions): void
}

/** The second step: an identity check or a code, then the typed words. */
export const ProofStep = /* @__PURE__ */ forwardRef<HTMLElement, ProofStepProps>(function ProofStep(
  { member, proofs, allow, identity, pending, error, refused, onEdit, onWithdraw, headingLevel = 1, ...root },
  ref,
) {
  const Heading = `h${headingLevel}` as const
  const messages = useWithdrawalMessages()
  const { start, starting, unstarted } = useIdentityStart(allow)
  const request = useWithdrawalCode()
  const [sent, setSent] = useState<WithdrawalCode & { target: WithdrawalTarget }>()
  const { register, handleSubmit, watch, setValue } = useForm({ defaultValues: { code: '', words: '' } })
  const { code, words } = watch()
  const expected = messages['withdrawal.words']
  const verificationId = sent ? undefined : identity?.verificationId
  const proof = verificationId ? { verificationId } : code.length === CODE_LENGTH ? { code } : undefined
  const ready = proof !== undefined && cleanLine(words) === expected
  const failed = refused ?? (error ? errorSentence(messages, error) : undefined)
  const unsent = request.data?.error ?? (request.error ? errorSentence(messages, request.error) : undefined)

  const send = (target: WithdrawalTarget) => {
    onEdit()
    setValue('code', '')
    request.mutate(target, { onSuccess: ({ data }) => data && setSent({ ...data, target }) })
  }
  const submit = handleSubmit(() => ready && proof && onWithdraw(proof))

  return (
    <Part
      tag="form"
      base="fandeck-root fandeck-form fandeck-withdrawal"
      noValidate
      {...root}
      ref={ref}
      onSubmit={(event) => void submit(event)}
    >
      <Heading className="fandeck-form__title fandeck-title-1">{messages['withdrawal.proof.title']}</Heading>
      {verificationId && (
        <p className="fandeck-withdrawal__proven">
          <Check size={20} strokeWidth={2} aria-hidden />
          {messages['withdrawal.proven']}
        </p>
      )}
      {!verificationId && !sent && (
        <ProofWays
          {...{ member, proofs, starting }}
          sending={request.isPending}
          onStart={start}
          onSend={send}
        />
      )}
      {sent && (
        <CodeField
          sent={sent}
          sending={request.isPending}
          onResend={() => send(sent.target)}
          tip={sent.target.phone && messages['withdrawal.sms.tip']}
          error={failed ?? unsent}
          {...register('code', { onChange: onEdit })}
        />
      )}
      <Field
        label={messages['withdrawal.words.label']}
        hint={messages['withdrawal.words.hint']({ words: expected })}
        placeholder={expected}
        autoComplete="off"
        {...register('words')}
      />
      <FormActions>
        {!sent && (
          <p className="fandeck-form__trouble" role="alert">
            {identity && !identity.verificationId
              ? messages['identity.cancelled']
              : (failed ?? unsent ?? unstarted)}
          </p>
        )}
        <Button block type="submit" disabled={!ready} loading={pending}>
          {messages['withdrawal.submit']}
        </Button>
      </FormActions>
    </Part>
  )
})
