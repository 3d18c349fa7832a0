import type { OAuthProvider } from '../config.ts'

/** Returns the address of the page to return to after a link; without a refusal it is a success; `loginLinkResult` reads it. */
export function linkPage(back: URL, provider: OAuthProvider, refusal?: string): string {
  const page = new URL(back)
  page.searchParams.set('link', provider)
  page.searchParams.delete('link_error')
  if (refusal !== undefined) page.searchParams.set('link_error', refusal)
  return page.href
}
