import { useLoginMethods, useSession } from '@fandeck/react'

const beganByPassword = ({ loginType }: { loginType?: string | undefined }) =>
  loginType === 'email' || loginType === 'legacy'

/**
 * Returns whether the account has a password: one with a linked address has (D80). `undefined` while the login methods are
 * unknown and the sign-in does not tell.
 */
export function useHasPassword(): boolean | undefined {
  const { data: methods } = useLoginMethods()
  const began = useSession(beganByPassword)
  return methods?.some(({ kind }) => kind === 'email' || kind === 'legacy') ?? (began || undefined)
}
