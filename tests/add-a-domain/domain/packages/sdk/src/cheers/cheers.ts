import type { Fandeck } from '../client.ts'
import { type CallOptions, call } from '../http/call.ts'
import { publicCall } from '../http/public-call.ts'
import { getCheersEndpoint, sendCheerEndpoint } from './cheers.endpoints.ts'
import type { Cheer, CheerDraft } from './cheers.schema.ts'

/** Returns the cheers on the wall, newest first. */
export const getCheers = async (fandeck: Fandeck, options?: CallOptions): Promise<Cheer[]> =>
  (await call(fandeck, getCheersEndpoint, {}, options)).rows

/**
 * Puts a cheer on the wall.
 *
 * @throws `cheers/already-sent` for the second cheer of a member, `session/…` and retryable `http/…` errors
 * @example
 * await sendCheer(fandeck, { text: '힘내자' })
 */
export const sendCheer = publicCall(
  async (fandeck: Fandeck, draft: CheerDraft, options?: CallOptions): Promise<void> => {
    const { text } = draft
    await call(fandeck, sendCheerEndpoint, { body: { text } }, options)
    fandeck.events.emit('cheers:sent', { text })
  },
)
