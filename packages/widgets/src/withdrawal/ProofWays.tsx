import { maskAccount } from '@fandeck/sdk'
import type { Member } from '@fandeck/sdk/account'
import type { Withdrawal as Losses, WithdrawalTarget } from '@fandeck/sdk/withdrawal'
import { Button } from '../primitives/button/Button.tsx'
import { useWithdrawalMessages } from './use-withdrawal-messages.ts'

interface ProofWaysProps {
  member: Member
  proofs: Losses['proofs']
  /** Whether the identity check is being started. */
  starting: boolean
  sending: boolean
  onStart(): void
  onSend(target: WithdrawalTarget): void
}

/** The ways to prove who withdraws: the identity check, and codes to what the account has (D37). */
export function ProofWays({ member, proofs, starting, sending, onStart, onSend }: ProofWaysProps) {
  const messages = useWithdrawalMessages()
  const bySms = member.phone && proofs.includes('sms') ? { phone: member.phone } : undefined
  const byMail = proofs.includes('email') ? { userId: member.memberId } : undefined
  const targets = [bySms?.phone, byMail?.userId]
    .flatMap((target) => (target ? [maskAccount(target)] : []))
    .join(messages['withdrawal.or'])
  return (
    <div className="fandeck-withdrawal__ways">
      {targets && <p className="fandeck-caption">{messages['withdrawal.targets']({ targets })}</p>}
      {proofs.includes('identity') && (
        <Button block kind="secondary" loading={starting} onClick={onStart}>
          {messages['withdrawal.byIdentity']}
        </Button>
      )}
      {bySms && (
        <Button block kind="secondary" loading={sending} onClick={() => onSend(bySms)}>
          {messages['withdrawal.bySms']}
        </Button>
      )}
      {byMail && (
        <Button block kind="secondary" loading={sending} onClick={() => onSend(byMail)}>
          {messages['withdrawal.byMail']}
        </Button>
      )}
    </div>
  )
}
