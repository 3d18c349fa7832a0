import type * as z from 'zod/mini'
import type { Fandeck } from '../client.ts'
import { answerOf, type MyPageAnswer } from '../http/answer.ts'
import { type CallOptions, call } from '../http/call.ts'
import { isOutage } from '../http/envelope.ts'
import { settled } from '../http/public-call.ts'
import { FandeckError } from '../kernel/errors.ts'
import { linkWalletEndpoint, unlinkWalletEndpoint, validateWalletEndpoint } from './wallet.endpoints.ts'
import { walletError } from './wallet.errors.ts'
import type { WalletTokenReply } from './wallet.schema.ts'

function setLinked({ session }: Fandeck, walletLinked: boolean): void {
  const { user } = session.getState()
  if (user) session.setUser({ ...user, walletLinked })
}

/**
 * Checks whether a wallet token is valid and belongs to this member. Resolves `{ error, code }` with the server's
 * message and `wallet/token-invalid`.
 *
 * @throws `session/…` and retryable `http/…` errors
 * @example
 * const { data, error } = await validateWallet(fandeck, { walletToken })
 * @see S7.56, D64
 */
export const validateWallet = (
  fandeck: Fandeck,
  body: { walletToken: string },
  options?: CallOptions,
): Promise<MyPageAnswer<WalletTokenReply>> =>
  answerOf(call(fandeck, validateWalletEndpoint, { body }, options))

/**
 * Links the member's wallet after validating the session's own wallet token. Resolves `{ error, code }` with the
 * server's message and `wallet/token-invalid`, or `wallet/not-confirmed` until the wallet window has been confirmed
 * once.
 *
 * @throws `session/…` and retryable `http/…` errors
 * @example
 * const { error } = await linkWallet(fandeck)
 * @see S7.57, D64
 */
export async function linkWallet(fandeck: Fandeck, options?: CallOptions): Promise<MyPageAnswer> {
  const walletToken = fandeck.session.record()?.walletRefreshToken
  if (walletToken !== undefined) {
    const validated = await validateWallet(fandeck, { walletToken }, options)
    if (validated.error !== undefined) return validated
  }
  const answer = await answerOf(call(fandeck, linkWalletEndpoint, {}, options))
  if (answer.error === undefined) {
    setLinked(fandeck, true)
    fandeck.events.emit('wallet:linked', {})
  }
  return answer
}

/**
 * Unlinks the wallet; the member keeps cards and benefits. Resolves `{ error, code }` with the server's message.
 *
 * @throws `session/…` and retryable `http/…` errors
 * @example
 * const { error } = await unlinkWallet(fandeck)
 * @see S7.57, D64
 */
export async function unlinkWallet(fandeck: Fandeck, options?: CallOptions): Promise<MyPageAnswer> {
  const answer = await answerOf(call(fandeck, unlinkWalletEndpoint, {}, options))
  if (answer.error === undefined) {
    setLinked(fandeck, false)
    fandeck.events.emit('wallet:unlinked', {})
  }
  return answer
}

/** Options of a wallet API call. */
export interface WalletRequest<S extends z.core.$ZodType> {
  /** The schema of the whole JSON body. */
  reply: S
  method?: 'GET' | 'POST' | 'PUT' | 'DELETE' | undefined
  body?: object | undefined
  signal?: AbortSignal | undefined
}

/** The wallet's own API, whose calls the SDK does not define. */
export interface WalletApi {
  /** Calls a path below `/api` of the wallet, such as `/me`, with the session's wallet token if there is one. */
  request<S extends z.core.$ZodType>(path: string, request: WalletRequest<S>): Promise<z.output<S>>
}

/**
 * Creates a typed client of the wallet's API.
 *
 * @throws `wallet/not-configured`, `wallet/bad-path`, `http/refused`, `http/bad-reply` and retryable `http/…` errors
 * @example
 * const me = await walletApi(fandeck).request('/me', { reply: z.object({ address: z.string() }) })
 * @see S7.58, D9
 */
export function walletApi({ http, transport, walletOrigin, session }: Fandeck): WalletApi {
  return {
    request: (path, request) =>
      settled(async () => {
        const { reply, method = 'GET', body, signal } = request
        if (!walletOrigin) throw walletError('wallet/not-configured')
        const base = `${walletOrigin}/api`
        const url = URL.canParse(base + path) ? new URL(base + path).href : ''
        // The request carries the token, so the path must stay below /api.
        if (!path.startsWith('/') || !url.startsWith(`${base}/`)) throw walletError('wallet/bad-path')
        const token = session.record()?.walletRefreshToken
        const headers: Record<string, string> = token ? { authorization: `Bearer ${token}` } : {}
        const name = `${method} ${base}${path}`
        return http.reported(name, async () => {
          const { status, body: data } = await transport.send({ method, url, body, headers, signal })
          if (status < 400) return http.read(reply, data, name)
          throw new FandeckError('http/refused', `The wallet replied ${status}.`, {
            status,
            retryable: isOutage(status),
          })
        })
      }),
  }
}
