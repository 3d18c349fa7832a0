const RETURNED = ['imp_uid', 'merchant_uid', 'success', 'imp_success', 'error_code', 'error_msg']

/** Returns the address of the sandbox's identity page at `pay`, which returns to `here`. */
export function identityAddress(here: string, pay: string): string {
  const back = new URL(here)
  back.search = withoutIdentityReturn(back.search)
  const address = new URL('/identity', pay)
  address.searchParams.set('redirect_url', back.href)
  return address.href
}

/** Returns the identity check's result: no id when the fan cancelled, `undefined` without a result in the query. */
export function readIdentityReturn(search: string): { verificationId: string | undefined } | undefined {
  const params = new URLSearchParams(search)
  const success = params.get('success') ?? params.get('imp_success')
  const verificationId = params.get('imp_uid')
  if (success === null && verificationId === null) return undefined
  return { verificationId: success === 'true' && verificationId ? verificationId : undefined }
}

/** Returns the query without the parameters of the identity check. */
export function withoutIdentityReturn(search: string): string {
  const params = new URLSearchParams(search)
  for (const name of RETURNED) params.delete(name)
  return params.size > 0 ? `?${params}` : ''
}
