/** The parameter of the address and the key of the session storage. */
export const PREVIEW = 'preview'

/** Returns the token of the preview that this tab shows; a link of `fandeck preview` begins one. */
export function previewToken(): string | undefined {
  const given = new URLSearchParams(location.search).get(PREVIEW)
  try {
    if (given) sessionStorage.setItem(PREVIEW, given)
    return given ?? sessionStorage.getItem(PREVIEW) ?? undefined
  } catch {
    // Without storage, the preview is the first page alone.
    return given ?? undefined
  }
}
