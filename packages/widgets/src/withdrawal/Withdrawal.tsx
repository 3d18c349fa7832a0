import { useMember, useSession, useSignOut, useWithdraw, useWithdrawal } from '@fandeck/react'
import { forwardRef, type ReactNode, useState } from 'react'
import { MemberOnly } from '../account-fields/MemberOnly.tsx'
import { useIdentityReturn } from '../identity-check/use-identity-check.ts'
import { type HeadedPartProps, Part } from '../primitives/part/Part.tsx'
import { QueryState } from '../primitives/query-state/QueryState.tsx'
import { Skeleton } from '../primitives/skeleton/Skeleton.tsx'
import { LossHead } from './LossHead.tsx'
import { LossStep } from './LossStep.tsx'
import { ProofStep } from './ProofStep.tsx'
import { WithdrawalDone } from './WithdrawalDone.tsx'
import '../account-fields/AccountForm.css'
import './Withdrawal.css'

/** The props of the withdrawal. */
export interface WithdrawalProps extends Omit<HeadedPartProps, 'onSubmit' | 'role'> {
  /** The origins of the identity service, to which the page leaves. */
  allow: readonly string[]
  /** The query of the page, with which the service returns. */
  search: string
  /** Called with the query without the result of the service; replace that of the address. */
  onReturned(search: string): void
  /** The page to which the end of the withdrawal links. */
  homeHref: string
  /** Shows the button "계속 쓸게요" in the first step. */
  onStay?: (() => void) | undefined
  /**
   * What a visitor sees, such as a redirect to the sign-in; `null` shows the loading state, such as while the session is
   * renewed. @default that a sign-in is needed
   */
  signedOut?: ReactNode
}

/**
 * The withdrawal: what will be lost, a proof, and a typed confirmation. It shows its end itself, because the session ends
 * with it, and leaves for the identity service, which returns to this page.
 *
 * @see S7.51–S7.55, D37, D86
 */
export const Withdrawal = /* @__PURE__ */ forwardRef<HTMLElement, WithdrawalProps>(function Withdrawal(
  { allow, search, onReturned, homeHref, onStay, signedOut, headingLevel = 1, ...root },
  ref,
) {
  const loggedIn = useSession((session) => session.loggedIn)
  const losses = useWithdrawal()
  const member = useMember()
  const { mutate: signOut } = useSignOut()
  const withdraw = useWithdraw()
  const identity = useIdentityReturn(search, onReturned)
  const [agreed, setAgreed] = useState(false)

  if (withdraw.data && withdraw.data.error === undefined) {
    return <WithdrawalDone {...root} ref={ref} {...{ homeHref, headingLevel }} />
  }
  // The session ends shortly before the withdrawal is done.
  const visitor = !loggedIn && !withdraw.isPending
  if (visitor && signedOut) return signedOut
  if (!visitor && losses.data && member.data && (agreed || identity)) {
    return (
      <ProofStep
        {...root}
        ref={ref}
        {...{ allow, identity, headingLevel }}
        member={member.data}
        proofs={losses.data.proofs}
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
  const failed = member.isError && !member.data ? member : losses
  const refetch = () => {
    void losses.refetch()
    void member.refetch()
  }
  const state = (
    <QueryState query={{ ...failed, data: member.data && losses.data, refetch }} loading={<LossSkeleton />}>
      {(data) => <LossStep losses={data} {...{ headingLevel, onStay }} onNext={() => setAgreed(true)} />}
    </QueryState>
  )
  return (
    <Part base="fandeck-root fandeck-form fandeck-withdrawal" {...root} ref={ref}>
      <LossHead headingLevel={headingLevel} />
      {visitor && signedOut === null ? <LossSkeleton /> : <MemberOnly>{state}</MemberOnly>}
    </Part>
  )
})

const LossSkeleton = () => (
  <div className="fandeck-withdrawal__list" aria-busy>
    {[1, 2, 3].map((place) => (
      <div key={place}>
        <Skeleton width={96} height={22} />
        <Skeleton width={64} height={22} />
      </div>
    ))}
  </div>
)
