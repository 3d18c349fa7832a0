import * as z from 'zod/mini'
import { text, wireObject } from '../http/wire.ts'
import type { KeyValueStorage } from '../kernel/platform.ts'
import { parseSeoul } from '../kernel/seoul.ts'

const token = text({ min: 1, max: 8192 })

/**
 * The session as it is stored. `expired` stays the server's Seoul-time text, because the token rule has an answer
 * for texts that name no time (S4.6).
 *
 * @see spec §3 Session
 */
export const SessionRecord = wireObject({
  accessToken: ['access_token', token],
  refreshToken: ['refresh_token', token],
  expired: ['expired', z.optional(z.string())],
  walletRefreshToken: ['wallet_refresh_token', z.optional(z.string())],
  prevSession: ['prev_session', z.optional(z.unknown())],
})
export type SessionRecord = z.output<typeof SessionRecord>

/** The query of GET /auth/refresh_token (S7.15). */
export const RefreshQuery = z.object({ type: z.optional(z.literal('new')) })

/** When the access token ends, epoch ms; `undefined` when the record does not say. */
export const expiresAt = (record: { expired?: string | undefined }): number | undefined =>
  record.expired === undefined ? undefined : parseSeoul(record.expired)

/** Reads a record from text; a damaged or foreign one counts as none. */
export function parseRecord(text: string | null | undefined): SessionRecord | undefined {
  if (!text) return undefined
  try {
    const read = z.safeParse(SessionRecord, JSON.parse(text))
    return read.success ? read.data : undefined
  } catch {
    return undefined
  }
}

/** The text that a record is stored as. */
export const formatRecord = (record: SessionRecord): string => JSON.stringify(z.encode(SessionRecord, record))

/** The record's place in a storage. */
export function recordStore(storage: KeyValueStorage, key: string) {
  return {
    read: () => parseRecord(storage.getItem(key)),
    write: (record: SessionRecord) => storage.setItem(key, formatRecord(record)),
    remove: () => storage.removeItem(key),
  }
}
export type RecordStore = ReturnType<typeof recordStore>
