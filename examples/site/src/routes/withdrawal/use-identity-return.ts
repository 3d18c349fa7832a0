import { useEffect, useState } from 'react'
import { useLocation, useNavigate } from '../../router/Router.tsx'
import { readIdentityReturn, withoutIdentityReturn } from '../verify/identity.ts'

/** The result of an identity check: its id, or none when the fan cancelled it. */
export type IdentityReturn = NonNullable<ReturnType<typeof readIdentityReturn>>

/** Returns the result with which the identity service has returned to this page, and takes it out of the address. */
export function useIdentityReturn(): IdentityReturn | undefined {
  const { pathname, search } = useLocation()
  const navigate = useNavigate()
  const [result, setResult] = useState<IdentityReturn>()
  useEffect(() => {
    const returned = readIdentityReturn(search)
    if (!returned) return
    setResult(returned)
    navigate(pathname + withoutIdentityReturn(search), { replace: true })
  }, [pathname, search, navigate])
  return result
}
