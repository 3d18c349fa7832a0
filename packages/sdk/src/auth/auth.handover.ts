import type { Fandeck } from '../client.ts'
import { call, callForEnvelope } from '../http/call.ts'
import { publicCall } from '../http/public-call.ts'
import { FandeckError, isFandeckError } from '../kernel/errors.ts'
import { pageWindow } from '../kernel/page-window.ts'
import type { WindowMessage } from '../kernel/platform.ts'
import { endSessionEndpoint } from '../session/session.endpoints.ts'
import { handOverEndpoint, handoverSessionEndpoint } from './auth.endpoints.ts'
import { type HandoverMessage, handoverMessage, readHandover } from './auth.handover.schema.ts'

const FEATURES = 'popup,width=400,height=740'
const POLL_MS = 500
// Browsers may report an open window as closed while they move it to another process.
const CLOSED_POLLS = 3

const hex = (bytes: Uint8Array) => [...bytes].map((byte) => byte.toString(16).padStart(2, '0')).join('')

/** Returns the SHA-256 of a text in hexadecimal. */
const digestOf = async (text: string) =>
  hex(new Uint8Array(await crypto.subtle.digest('SHA-256', new TextEncoder().encode(text))))

/**
 * Creates the message that the main site posts to the page that requested a sign-in. Its code is valid once, for one
 * minute, for that origin, and together with the verifier of the challenge.
 *
 * @throws `auth/origin-not-allowed` when the server does not allow the origin
 * @example
 * const message = await handOver(fandeck, { origin: 'https://brand.example', challenge })
 * window.opener?.postMessage(message, 'https://brand.example')
 * @see D46
 */
export const handOver = publicCall(
  async (
    fandeck: Fandeck,
    { origin, challenge }: { origin: string; challenge: string },
  ): Promise<HandoverMessage> => {
    const { code } = await call(fandeck, handOverEndpoint, { body: { origin, challenge } })
    return handoverMessage(challenge, code)
  },
)

/** The outcome of `openSignIn`. */
export type SignInResult = { success: true } | { success: false; error: FandeckError }

/** Options of `openSignIn`. */
export interface OpenSignInOptions {
  /** The main site, such as `https://fandeck.example`. */
  origin: string
  /** Name of an empty window that the click handler opened while this module was still loading. */
  name?: string | undefined
  /** Called once, unless the sign-in was cancelled through the returned function. */
  onResult?: ((result: SignInResult) => void) | undefined
}

/**
 * Signs a fan in on a brand's page: opens the main site's `/account/handover` in a window and redeems the code it
 * posts. Accepts one message only, from that exact origin, from that window and for the challenge of this call. The
 * session belongs to this page: a sign-out here does not end the main site's session, and vice versa.
 *
 * Call it in the click handler, before any `await`. Returns a function that cancels the sign-in and closes the window.
 *
 * `onResult` receives `auth/window-blocked`, `auth/window-closed`, `auth/insecure-page`, `auth/handover-invalid` or a
 * retryable `http/…`
 * error.
 *
 * @example
 * button.onclick = () => openSignIn(fandeck, { origin: 'https://fandeck.example' })
 * @see D46
 */
export function openSignIn(fandeck: Fandeck, options: OpenSignInOptions): () => void {
  const { origin, onResult } = options
  const { platform, session } = fandeck
  const { name = `fandeck-login-${platform.random.uuid()}` } = options
  // An empty address finds an already open window by its name without navigating it.
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
    if (closedPolls >= CLOSED_POLLS) fail('window-closed', 'The sign-in window was closed.')
    else timer = platform.timers.setTimeout(poll, POLL_MS)
  }
  async function show(): Promise<void> {
    challenge = await digestOf(verifier)
    const query = new URLSearchParams({ origin: platform.location()?.origin ?? '', challenge })
    if (!undone && !popup?.closed) platform.openWindow(`${origin}/account/handover?${query}`, name, FEATURES)
  }

  const unlisten = (platform.pageWindow ?? pageWindow()).listen(hear)
  if (popup && !popup.closed) {
    poll()
    show().catch(() => fail('insecure-page', 'Web Crypto is unavailable: serve the page over https.'))
  } else fail('window-blocked', 'The browser blocked the sign-in window.')
  return () => {
    undone = true
    stop()
  }
}

/**
 * Ends this page's session, created by `openSignIn`, on the server and locally. Signs out locally even when the server
 * is unreachable.
 *
 * @example
 * await endSession(fandeck)
 * @see D46
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
  ).catch((error: unknown) =>
    fandeck.platform.logger.warn('The server could not be notified of the sign-out.', error),
  )
}
