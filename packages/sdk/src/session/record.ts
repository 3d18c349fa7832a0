import * as z from 'zod/mini'
import { type Codec, text, wireObject } from '../http/wire.ts'
import { jsonOf } from '../kernel/json.ts'
import type { KeyValueStorage } from '../kernel/platform.ts'
import { parseSeoul } from '../kernel/seoul.ts'

const token = text({ min: 1, max: 8192 })

/**
 * The stored session. `expired` stays the server's text in Seoul time, because the token rule also handles texts that
 * are not a time (S4.6).
 *
 * @see S3.1
 */
export interface SessionRecord {
  /** The token of the calls. */
  accessToken: string
  /** The token that renews the session, once. */
  refreshToken: string
  /** When the access token expires: Seoul time as the server writes it. */
  expired?: string | undefined
  /** The refresh token of the wallet, if one is linked. */
  walletRefreshToken?: string | undefined
  /** Kept for pages that read it (S3.1). */
  prevSession?: unknown
}
/** The schema of `SessionRecord`. */
export const SessionRecord = wireObject({
  accessToken: ['access_token', token],
  refreshToken: ['refresh_token', token],
  expired: ['expired', z.optional(z.string())],
  walletRefreshToken: ['wallet_refresh_token', z.optional(z.string())],
  prevSession: ['prev_session', z.optional(z.unknown())],
}) satisfies Codec<SessionRecord>

/** The query of GET /auth/refresh_token (S7.15). */
export const RefreshQuery = z.object({ type: z.optional(z.literal('new')) })

/** Returns when the access token expires, epoch ms; `undefined` for a missing or unreadable time. */
export const expiresAt = (record: { expired?: string | undefined }): number | undefined =>
  record.expired === undefined ? undefined : parseSeoul(record.expired)

/** Parses a stored record; returns `undefined` for a damaged or foreign one. */
export function parseRecord(text: string | null | undefined): SessionRecord | undefined {
  if (!text) return undefined
  try {
    const read = z.safeParse(SessionRecord, JSON.parse(text))
    return read.success ? read.data : undefined
  } catch {
    return undefined
  }
}

/** Serialises a record for storage. */
export const formatRecord = (record: SessionRecord): string => jsonOf(z.encode(SessionRecord, record))

/**
 * Reads and writes the record under one storage key. Any other value there belongs to the page: it is never replaced or
 * removed, the record stays in memory, and `onForeign` is called once for each session (D75).
 */
export function recordStore(storage: KeyValueStorage, key: string, onForeign: (error: unknown) => void) {
  let memory: SessionRecord | undefined
  const stored = () => parseRecord(storage.getItem(key))
  const isForeign = () => storage.getItem(key) !== null && !stored()
  return {
    read(): SessionRecord | undefined {
      const record = stored()
      if (record) memory = undefined
      return record ?? memory
    },
    write(record: SessionRecord): void {
      if (isForeign()) {
        if (!memory) onForeign(`"${key}" is taken`)
        memory = record
      } else storage.setItem(key, formatRecord(record))
    },
    remove(): void {
      memory = undefined
      if (!isForeign()) storage.removeItem(key)
    },
  }
}
export type RecordStore = ReturnType<typeof recordStore>
