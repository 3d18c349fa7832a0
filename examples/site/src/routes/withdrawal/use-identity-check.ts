import { useFandeck, useRequestIdentity } from '@fandeck/react'
import { safeUrl } from '@fandeck/sdk'
import { type IdentityReturn, identityReturn, withoutIdentityReturn } from '@fandeck/sdk/account'
import { errorSentence } from '@fandeck/widgets'
import { useEffect, useState } from 'react'
import { useAllMessages } from '../../messages/use-all-messages.ts'
import { useLocation, useNavigate } from '../../router/Router.tsx'
import { useSite } from '../../site-context.ts'

/** Begins an identity check that returns to this page. */
export function useIdentityStart() {
  const { pay } = useSite()
  const messages = useAllMessages()
  const { mutate, isPending, data, error } = useRequestIdentity()
  const start = () =>
    mutate(
      { returnUrl: location.href },
      {
        onSuccess(answer) {
          const address = safeUrl(answer.data?.url, { base: location.href, allow: [pay] })
          if (address) location.assign(address)
        },
      },
    )
  return { start, starting: isPending, unstarted: data?.error ?? (error && errorSentence(messages, error)) }
}

/**
 * Returns the result with which the identity service has returned to this page, and takes it out of the address. A
 * result of a check that this tab did not begin is taken out, too, and ignored (D86).
 */
export function useIdentityReturn(): IdentityReturn | undefined {
  const fandeck = useFandeck()
  const { pathname, search } = useLocation()
  const navigate = useNavigate()
  const [result, setResult] = useState<IdentityReturn>()
  useEffect(() => {
    const rest = withoutIdentityReturn(search)
    if (rest === search) return
    const returned = identityReturn(fandeck, { search })
    if (returned) setResult(returned)
    navigate(pathname + rest, { replace: true })
  }, [fandeck, pathname, search, navigate])
  return result
}
