const RETURNED = ['imp_uid', 'merchant_uid', 'success', 'imp_success', 'error_code', 'error_msg']

/** The identity page of the sandbox, which comes back to `here`. */
export function identityAddress(here: string): string {
  const back = new URL(here)
  back.search = withoutIdentityReturn(back.search)
  const address = new URL('/identity', import.meta.env.VITE_PAY_ORIGIN)
  address.searchParams.set('redirect_url', back.href)
  return address.href
}

/** What the identity service has brought back; no receipt when the fan gave up, `undefined` when nobody came back. */
export function readIdentityReturn(search: string): { verificationId: string | undefined } | undefined {
  const params = new URLSearchParams(search)
  const success = params.get('success') ?? params.get('imp_success')
  const verificationId = params.get('imp_uid')
  if (success === null && verificationId === null) return undefined
  return { verificationId: success === 'true' && verificationId ? verificationId : undefined }
}

/** The query as it was before the identity page. */
export function withoutIdentityReturn(search: string): string {
  const params = new URLSearchParams(search)
  for (const name of RETURNED) params.delete(name)
  return params.size > 0 ? `?${params}` : ''
}
