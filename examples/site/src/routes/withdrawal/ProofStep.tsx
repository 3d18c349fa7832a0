import { useWithdrawalCode } from '@fandeck/react'
import { maskAccount } from '@fandeck/sdk'
import type { IdentityReturn, Member } from '@fandeck/sdk/account'
import { cleanLine } from '@fandeck/sdk/input'
import type { Withdrawal, WithdrawalCode, WithdrawalTarget, WithdrawOptions } from '@fandeck/sdk/withdrawal'
import { Button, CodeField, errorSentence, Field } from '@fandeck/widgets'
import { Check } from 'lucide-react'
import { useState } from 'react'
import { useForm } from 'react-hook-form'
import { useAllMessages } from '../../messages/use-all-messages.ts'
import { useIdentityStart } from './use-identity-check.ts'

/** The words that confirm a withdrawal. */
const WORDS = '탈퇴할게요'

interface ProofStepProps {
  member: Member
  proofs: Withdrawal['proofs']
  identity: IdentityReturn | undefined
  pending: boolean
  error: Error | null
  /** The server's message of a refused withdrawal. */
  refused: string | undefined
  onEdit(): void
  onWithdraw(proof: WithdrawOptions): void
}

/** The second step: an identity check or a code, then the typed words. */
export function ProofStep({
  member,
  proofs,
  identity,
  pending,
  error,
  refused,
  onEdit,
  onWithdraw,
}: ProofStepProps) {
  const messages = useAllMessages()
  const { start, starting, unstarted } = useIdentityStart()
  const request = useWithdrawalCode()
  const [sent, setSent] = useState<WithdrawalCode & { target: WithdrawalTarget }>()
  const { register, handleSubmit, watch, setValue } = useForm({ defaultValues: { code: '', words: '' } })
  const { code, words } = watch()
  const verificationId = sent ? undefined : identity?.verificationId
  const proof = verificationId ? { verificationId } : code.length === 6 ? { code } : undefined
  const ready = proof !== undefined && cleanLine(words) === WORDS
  const failed = refused ?? (error ? errorSentence(messages, error) : undefined)
  const unsent = request.data?.error ?? (request.error ? errorSentence(messages, request.error) : undefined)

  const send = (target: WithdrawalTarget) => {
    onEdit()
    setValue('code', '')
    request.mutate(target, { onSuccess: ({ data }) => data && setSent({ ...data, target }) })
  }
  const submit = handleSubmit(() => ready && proof && onWithdraw(proof))
  const bySms = member.phone && proofs.includes('sms') ? { phone: member.phone } : undefined
  const byMail = proofs.includes('email') ? { userId: member.memberId } : undefined
  const targets = [bySms?.phone, byMail?.userId]
    .flatMap((target) => (target ? [maskAccount(target)] : []))
    .join(' 또는 ')

  return (
    <form className="site-form" onSubmit={submit} noValidate>
      <h1 className="fandeck-title-1">
        본인인지
        <br />
        확인할게요
      </h1>
      {verificationId && (
        <p className="site-withdrawal__proven">
          <Check size={20} strokeWidth={2} aria-hidden />
          본인 인증을 마쳤어요
        </p>
      )}
      {!verificationId && !sent && (
        <div className="site-withdrawal__ways">
          {targets && <p className="fandeck-caption">인증번호를 받을 곳: {targets}</p>}
          {proofs.includes('identity') && (
            <Button block kind="secondary" loading={starting} onClick={start}>
              휴대폰으로 본인 인증하기
            </Button>
          )}
          {bySms && (
            <Button block kind="secondary" loading={request.isPending} onClick={() => send(bySms)}>
              문자로 인증번호 받기
            </Button>
          )}
          {byMail && (
            <Button block kind="secondary" loading={request.isPending} onClick={() => send(byMail)}>
              메일로 인증번호 받기
            </Button>
          )}
        </div>
      )}
      {sent && (
        <CodeField
          sent={sent}
          sending={request.isPending}
          onResend={() => send(sent.target)}
          tip={sent.target.phone && '문자가 오지 않으면 다시 받아 주세요.'}
          error={failed ?? unsent}
          {...register('code', {
            onChange: onEdit,
          })}
        />
      )}
      <Field
        label="확인 문구"
        hint={`‘${WORDS}’라고 입력해 주세요.`}
        placeholder={WORDS}
        autoComplete="off"
        {...register('words')}
      />
      <div className="site-cta" data-bottom-bar>
        {!sent && (
          <p className="site-form__trouble" role="alert">
            {identity && !identity.verificationId
              ? '본인 인증을 마치지 못했어요. 다시 시도해 주세요.'
              : (failed ?? unsent ?? unstarted)}
          </p>
        )}
        <Button block type="submit" disabled={!ready} loading={pending}>
          탈퇴하기
        </Button>
      </div>
    </form>
  )
}
