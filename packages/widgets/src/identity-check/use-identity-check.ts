import { useFandeck, useLatest, useRequestIdentity } from '@fandeck/react'
import { safeUrl } from '@fandeck/sdk'
import { type IdentityReturn, identityReturn, withoutIdentityReturn } from '@fandeck/sdk/account'
import { useEffect, useState } from 'react'
import { errorSentence } from '../theme/messages.tsx'
import { useIdentityMessages } from './use-identity-messages.ts'

/** Begins an identity check that returns to this page; leaves for an origin of `allow` alone. */
export function useIdentityStart(allow: readonly string[]) {
  const messages = useIdentityMessages()
  const { platform } = useFandeck()
  const { mutate, isPending, data, error } = useRequestIdentity()
  const start = () =>
    mutate(
      { returnUrl: location.href },
      {
        onSuccess(answer) {
          const address = safeUrl(answer.data?.url, { base: location.href, allow })
          if (address) platform.navigate(address)
        },
      },
    )
  const unstarted = data?.error ?? (error ? errorSentence(messages, error) : undefined)
  return { start, starting: isPending, unstarted }
}

/**
 * Returns the result with which the identity service has returned to this page; `onReturned` takes it out of the
 * address. A result of a check that this tab did not begin is taken out, too, and ignored (D86).
 */
export function useIdentityReturn(
  search: string,
  onReturned: (search: string) => void,
): IdentityReturn | undefined {
  const fandeck = useFandeck()
  const [result, setResult] = useState<IdentityReturn>()
  const callback = useLatest(onReturned)
  useEffect(() => {
    const rest = withoutIdentityReturn(search)
    if (rest === search) return
    const returned = identityReturn(fandeck, { search })
    if (returned) setResult(returned)
    callback.current(rest)
  }, [fandeck, search])
  return result
}
