import * as z from 'zod/mini'
import type { Fandeck } from '../client.ts'
import { type CallOptions, call } from '../http/call.ts'
import { nextTask } from '../kernel/next-task.ts'
import { getCardsEndpoint, getOwnedCardsEndpoint } from './cards.endpoints.ts'
import { type CardMetadata, listOf, type OwnedCard, UndecodedPage } from './cards.schema.ts'

/** Rows of a page, the most that a backend sends. */
const LIMIT = 1000
/** Rows that are decoded without a pause, so that no task is long on a slow phone. */
const SLICE = 200

/** One page of a list; `next` is the cursor of the next page. */
interface Page<Row> {
  rows: Row[]
  next: string | undefined
}

/** The lists of a pack that have pages. */
type ListEndpoint = typeof getCardsEndpoint | typeof getOwnedCardsEndpoint

/**
 * Returns a page, decoded in slices. A server that ignores `limit` answers with all rows, which are one page.
 */
async function pageOf<Row>(
  fandeck: Fandeck,
  endpoint: ListEndpoint,
  decode: (reply: unknown, name: string) => Promise<{ cards: Row[] }>,
  {
    packId,
    cursor,
    options,
  }: { packId: number; cursor: string | undefined; options?: CallOptions | undefined },
): Promise<Page<Row>> {
  const name = `${endpoint.method} ${endpoint.path}`
  const input = { params: { packId }, query: { cursor, limit: LIMIT } }
  const reply = await call(fandeck, { ...endpoint, reply: z.unknown() }, input, options)
  return fandeck.http.reported(name, async () => {
    // Anything else is refused by the schema of the endpoint.
    const undecoded = z.safeParse(UndecodedPage, reply)
    if (!undecoded.success) return { rows: (await decode(reply, name)).cards, next: undefined }
    const { rows: all, next } = undecoded.data
    const rows: Row[] = []
    for (let from = 0; from < all.length; from += SLICE) {
      if (from > 0) await nextTask()
      const slice = await decode(listOf(all.slice(from, from + SLICE)), name)
      for (const row of slice.cards) rows.push(row)
    }
    return { rows, next: next || undefined }
  })
}

/** Returns the rows of a first page and of the pages after it; a cursor that comes again ends them. */
async function rest<Row>(first: Page<Row>, pageAt: (cursor: string) => Promise<Page<Row>>): Promise<Row[]> {
  const rows = [...first.rows]
  const seen = new Set<string>()
  for (let { next } = first; next !== undefined && !seen.has(next); ) {
    seen.add(next)
    const page = await pageAt(next)
    for (const row of page.rows) rows.push(row)
    next = page.next
  }
  return rows
}

/** Returns all designs of a pack. */
export async function allDesigns(
  fandeck: Fandeck,
  packId: number,
  options?: CallOptions,
): Promise<CardMetadata[]> {
  const pageAt = (cursor?: string) =>
    pageOf(
      fandeck,
      getCardsEndpoint,
      (reply, name) => fandeck.http.read(getCardsEndpoint.reply, reply, name),
      { packId, cursor, options },
    )
  return rest(await pageAt(), pageAt)
}

/** The newest copies of a pack, and a function that returns all of them. */
interface OwnedPages {
  first: OwnedCard[]
  /** Returns all copies; `undefined` when `first` has all. */
  all: (() => Promise<OwnedCard[]>) | undefined
}

const keyOf = ({ cardId, edition }: OwnedCard) => `${cardId}/${edition}`

/** Returns the member's copies of a pack, newest first, each once. */
export async function ownedPages(
  fandeck: Fandeck,
  packId: number,
  options?: CallOptions,
): Promise<OwnedPages> {
  const pageAt = (cursor?: string) =>
    pageOf(
      fandeck,
      getOwnedCardsEndpoint,
      (reply, name) => fandeck.http.read(getOwnedCardsEndpoint.reply, reply, name),
      { packId, cursor, options },
    )
  const first = await pageAt()
  if (first.next === undefined) return { first: first.rows, all: undefined }
  return {
    first: first.rows,
    async all() {
      const rows = await rest(first, pageAt)
      // Read again, because copies come and go while the pages are read; those that come are newer than all others.
      const { rows: newest } = await pageAt()
      const last = newest.at(-1)
      const older = rows.slice(last ? rows.findIndex((row) => keyOf(row) === keyOf(last)) + 1 : 0)
      const copies = new Map<string, OwnedCard>()
      for (const row of [...newest, ...older]) if (!copies.has(keyOf(row))) copies.set(keyOf(row), row)
      return [...copies.values()]
    },
  }
}
