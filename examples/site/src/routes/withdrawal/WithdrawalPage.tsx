import './withdrawal.css'
import { useMember, useSignOut, useWithdraw, useWithdrawal } from '@fandeck/react'
import { useState } from 'react'
import { Outage } from '../../layout/Outage.tsx'
import { accountPath } from '../../layout/return-path.ts'
import { useStoredSession } from '../../layout/use-stored-session.ts'
import { Redirect, useLocation } from '../../router/Router.tsx'
import { Goodbye } from './Goodbye.tsx'
import { LossSkeleton } from './LossSkeleton.tsx'
import { LossStep } from './LossStep.tsx'
import { ProofStep } from './ProofStep.tsx'
import { useIdentityReturn } from './use-identity-check.ts'

/**
 * The withdrawal: what will be lost, a proof, and a typed confirmation (S7.51–S7.55, D37). Shows its end itself, because
 * the session ends with it.
 */
export default function WithdrawalPage() {
  const location = useLocation()
  const { loggedIn, waiting } = useStoredSession()
  const withdrawal = useWithdrawal()
  const member = useMember()
  const { mutate: signOut } = useSignOut()
  const withdraw = useWithdraw()
  const identity = useIdentityReturn()
  const [agreed, setAgreed] = useState(false)

  if (withdraw.data && withdraw.data.error === undefined) return <Goodbye />
  // The session ends shortly before the withdrawal is done.
  if (!loggedIn && !waiting && !withdraw.isPending) return <Redirect to={accountPath('login', location)} />
  const failed = [withdrawal, member].find((query) => query.isError && query.data === undefined)
  if (failed) {
    const retry = () => {
      void withdrawal.refetch()
      void member.refetch()
    }
    return <Outage error={failed.error} onRetry={retry} />
  }
  if (!withdrawal.data || !member.data) {
    return <LossSkeleton />
  }
  if (!agreed && identity === undefined) {
    return <LossStep withdrawal={withdrawal.data} onNext={() => setAgreed(true)} />
  }
  return (
    <ProofStep
      member={member.data}
      proofs={withdrawal.data.proofs}
      identity={identity}
      pending={withdraw.isPending}
      error={withdraw.error}
      refused={withdraw.data?.error}
      onEdit={withdraw.reset}
      onWithdraw={(proof) =>
        withdraw.mutate(proof, {
          // Clears the cookie of the auth server, too; its failure changes nothing.
          onSuccess: ({ error }) => error === undefined && signOut(),
        })
      }
    />
  )
}
