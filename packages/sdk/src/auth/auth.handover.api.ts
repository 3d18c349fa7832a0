import type { Fandeck } from '../client.ts'
import { SessionRecord } from '../session/record.ts'
import { HandoverReply } from './auth.handover.schema.ts'

/** The server's codes of the hand-over, and what the SDK calls them. */
const errors = {
  ORIGIN_NOT_ALLOWED: 'auth/origin-not-allowed',
  HANDOVER_INVALID: 'auth/handover-invalid',
}

/** POST /auth/handover (D46). */
export const postHandover = (fandeck: Fandeck, body: { origin: string; challenge: string }) =>
  fandeck.http.request({
    base: 'main',
    method: 'POST',
    path: '/auth/handover',
    need: 'private',
    body,
    reply: HandoverReply,
    errors,
  })

/** POST /auth/handover/session (D46). */
export const postHandoverSession = (fandeck: Fandeck, body: { code: string; verifier: string }) =>
  fandeck.http.request({
    base: 'main',
    method: 'POST',
    path: '/auth/handover/session',
    need: 'public',
    body,
    reply: SessionRecord,
    errors,
  })

/** DELETE /auth/refresh_token: ends the session that the token belongs to (D46). */
export const deleteSession = (fandeck: Fandeck, refreshToken: string) =>
  fandeck.http.envelope({
    base: 'main',
    method: 'DELETE',
    path: '/auth/refresh_token',
    need: 'public',
    bearer: refreshToken,
  })
