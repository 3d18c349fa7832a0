import { type SQL, sql } from 'drizzle-orm'
import type { Copy } from '../ledger/token-id.ts'
import { editions } from './tables.ts'

/** What a caller asks for: the most rows, all of them without it, and the cursor of the page. */
export interface Page {
  cursor?: string | undefined
  limit?: number | undefined
}

/** A copy in the order of a deck: newest first, then by card and number. */
export interface CopyCursor extends Copy {
  at: number | null
}

/** A copy without a time comes first, as `desc` sorts it. */
const UNDATED = Number.MAX_SAFE_INTEGER

/** Returns the cursor of a copy: `1763607600000.101.7`. */
export const writeCopyCursor = ({ at, cardId, edition }: CopyCursor): string =>
  `${at ?? UNDATED}.${cardId}.${edition}`

/** Returns the copy of a cursor; `undefined` for an invalid one, which restricts nothing. */
export function readCopyCursor(cursor: string | undefined): CopyCursor | undefined {
  const [, at, cardId, edition] = /^(\d{1,16})\.(\d{1,9})\.(\d{1,9})$/.exec(cursor ?? '') ?? []
  return at === undefined ? undefined : { at: Number(at), cardId: Number(cardId), edition: Number(edition) }
}

/** Restricts copies to those after a cursor. */
export const afterCopy = (cursor: CopyCursor | undefined): SQL | undefined =>
  cursor &&
  sql`(-coalesce(${editions.acquiredAt}, ${UNDATED}::bigint), ${editions.cardId}, ${editions.edition})
      > (${-(cursor.at ?? UNDATED)}::bigint, ${cursor.cardId}::int, ${cursor.edition}::int)`

/** Returns the rows of a page, of which one more than `limit` was read, and its `next`, which a full answer lacks. */
export function pageOf<Row>(
  found: Row[],
  limit: number | undefined,
  cursorOf: (row: Row) => string,
): { rows: Row[]; next: { next?: string | null } } {
  if (limit === undefined) return { rows: found, next: {} }
  const rows = found.slice(0, limit)
  const last = found.length > limit ? rows.at(-1) : undefined
  return { rows, next: { next: last === undefined ? null : cursorOf(last) } }
}
