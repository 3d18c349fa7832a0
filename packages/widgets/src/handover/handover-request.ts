/** What a brand's page asks for: its own origin, and a challenge of 64 hexadecimal digits. */
export interface HandoverRequest {
  origin: string
  challenge: string
}

const isOrigin = (text: string) => URL.canParse(text) && new URL(text).origin === text

/**
 * Returns the request in the query of the window that a brand's page has opened; `undefined` when it is none.
 *
 * @see D46
 */
export function readHandoverRequest(search: string): HandoverRequest | undefined {
  const params = new URLSearchParams(search)
  const origin = params.get('origin') ?? ''
  const challenge = params.get('challenge') ?? ''
  return isOrigin(origin) && /^[0-9a-f]{64}$/.test(challenge) ? { origin, challenge } : undefined
}
