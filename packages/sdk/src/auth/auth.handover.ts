import type { Fandeck } from '../client.ts'
import { call, callForEnvelope } from '../http/call.ts'
import { FandeckError, isFandeckError } from '../kernel/errors.ts'
import { ownWindow } from '../kernel/own-window.ts'
import type { WindowMessage } from '../kernel/platform.ts'
import { endSessionEndpoint } from '../session/session.endpoints.ts'
import { handOverEndpoint, handoverSessionEndpoint } from './auth.endpoints.ts'
import { handoverMessage, readHandover } from './auth.handover.schema.ts'

const FEATURES = 'popup,width=400,height=740'
const POLL_MS = 500
/** A browser that changes the window's process may call it closed for a moment. */
const CLOSED_POLLS = 3

const hex = (bytes: Uint8Array) => Array.from(bytes, (byte) => byte.toString(16).padStart(2, '0')).join('')

/** The SHA-256 of a text, hexadecimal. */
const digestOf = async (text: string) =>
  hex(new Uint8Array(await crypto.subtle.digest('SHA-256', new TextEncoder().encode(text))))

/**
 * What the main site posts to the page that has asked for a login: a code, which is good once, for a minute, at that
 * origin, and with what the challenge was made of.
 *
 * @throws `auth/origin-not-allowed` when the server does not name the page
 * @example
 * const message = await handOver(fandeck, { origin: 'https://brand.example', challenge })
 * window.opener?.postMessage(message, 'https://brand.example')
 * @see decision D46
 */
export async function handOver(
  fandeck: Fandeck,
  { origin, challenge }: { origin: string; challenge: string },
): Promise<ReturnType<typeof handoverMessage>> {
  const { code } = await call(fandeck, handOverEndpoint, { body: { origin, challenge } })
  return handoverMessage(challenge, code)
}

/** How a login in a window has ended. */
export type SignInResult = { success: true } | { success: false; error: FandeckError }

/** What `openSignIn` needs. */
export interface OpenSignInOptions {
  /** The main site, such as `https://fandeck.example`. */
  origin: string
  /** The name of a window that was opened empty in the click, while this call was still loaded. */
  name?: string
  /** Called once, unless the login was undone. */
  onResult?: (result: SignInResult) => void
}

/**
 * Lets a fan log in on a brand's page: shows the main site's `/account/handover` in a window of its own and takes the
 * session whose code it posts. A message counts only from that exact origin, from that window, for our challenge, and
 * once. The session is this page's own: a logout here or there does not end the other.
 *
 * Call it in the click, before any `await`. Returns its undo, which closes the window.
 *
 * Ends with `auth/window-blocked`, `auth/window-closed`, `auth/handover-invalid` or a retryable `http/…` error.
 *
 * @example
 * button.onclick = () => openSignIn(fandeck, { origin: 'https://fandeck.example' })
 * @see decision D46
 */
export function openSignIn(fandeck: Fandeck, options: OpenSignInOptions): () => void {
  const { origin, onResult } = options
  const { platform, session } = fandeck
  const { name = `fandeck-login-${platform.random.uuid()}` } = options
  // The window is there by its name; an empty address leaves it as it is.
  const popup = platform.openWindow('', name, FEATURES)
  const verifier = hex(platform.random.bytes(32))
  let challenge: string | undefined
  let undone = false
  let timer: unknown
  let closedPolls = 0

  function stop(): void {
    platform.timers.clearTimeout(timer)
    unlisten()
    popup?.close()
  }
  function end(result: SignInResult): void {
    stop()
    if (!undone) onResult?.(result)
  }
  const fail = (code: string, message: string) =>
    end({ success: false, error: new FandeckError(`auth/${code}`, message) })

  async function redeem(code: string): Promise<void> {
    try {
      const record = await call(fandeck, handoverSessionEndpoint, { body: { code, verifier } })
      if (undone) return
      session.begin(record)
      onResult?.({ success: true })
    } catch (error) {
      if (!isFandeckError(error)) throw error
      if (!undone) onResult?.({ success: false, error })
    }
  }
  function hear({ origin: from, source, data }: WindowMessage): void {
    if (!popup || from !== origin || source !== popup || challenge === undefined) return
    const code = readHandover(data, challenge)
    if (code === undefined) return
    stop()
    void redeem(code)
  }
  function poll(): void {
    closedPolls = popup?.closed ? closedPolls + 1 : 0
    if (closedPolls >= CLOSED_POLLS) fail('window-closed', 'The fan has closed the login.')
    else timer = platform.timers.setTimeout(poll, POLL_MS)
  }
  async function show(): Promise<void> {
    challenge = await digestOf(verifier)
    const query = new URLSearchParams({ origin: platform.location()?.origin ?? '', challenge })
    if (!undone && !popup?.closed) platform.openWindow(`${origin}/account/handover?${query}`, name, FEATURES)
  }

  const unlisten = (platform.ownWindow ?? ownWindow()).listen(hear)
  if (popup && !popup.closed) {
    poll()
    show().catch(() => fail('handover-invalid', 'This page has no cryptography; it needs https.'))
  } else fail('window-blocked', 'The browser has not opened the login.')
  return () => {
    undone = true
    stop()
  }
}

/**
 * Ends the session of this page alone, here and at the server, for a page that `openSignIn` has logged in. Offline or
 * not, the fan is logged out here.
 *
 * @example
 * await endSession(fandeck)
 * @see decision D46
 */
export async function endSession(fandeck: Fandeck): Promise<void> {
  const record = fandeck.session.record()
  fandeck.session.end()
  if (!record) return
  await callForEnvelope(
    fandeck,
    { ...endSessionEndpoint, path: fandeck.refreshPath },
    {},
    { bearer: record.refreshToken },
  ).catch((error: unknown) => fandeck.platform.logger.warn('The server was not told of the logout.', error))
}
