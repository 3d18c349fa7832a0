import { usePasswordCode } from '@fandeck/react'
import type { PhoneCode } from '@fandeck/sdk/auth'
import { forwardRef, useState } from 'react'
import type { HeadedPartProps } from '../primitives/part/Part.tsx'
import { ResetCode } from './ResetCode.tsx'
import { ResetEmail } from './ResetEmail.tsx'

/** The props of the reset of a password. */
export interface PasswordResetProps extends Omit<HeadedPartProps, 'role' | 'onSubmit'> {
  /** Called once the password has changed, with a sentence for the fan; every session of the account has ended. */
  onDone(sentence: string): void
}

/**
 * A forgotten password: the email address, then the mailed code and a new password.
 *
 * @see D82
 */
export const PasswordReset = /* @__PURE__ */ forwardRef<HTMLElement, PasswordResetProps>(
  function PasswordReset({ onDone, ...root }, ref) {
    const request = usePasswordCode()
    const [sent, setSent] = useState<PhoneCode & { userId: string }>()
    const send = (userId: string) =>
      request.mutate({ userId }, { onSuccess: (code) => setSent({ ...code, userId }) })
    const state = {
      error: request.error,
      sending: request.isPending,
      onTyped: () => request.isError && request.reset(),
    }
    if (!sent) return <ResetEmail {...root} {...state} ref={ref} onSend={send} />
    return (
      <ResetCode
        {...root}
        {...state}
        ref={ref}
        sent={sent}
        onResend={() => send(sent.userId)}
        onDone={onDone}
      />
    )
  },
)
