import { expect, test } from 'vitest'
import { type WritingEndpoint, writingEndpoints } from './endpoints.ts'
import { contentsOf, type Footprint, footprintOf } from './footprint.ts'
import { openRow, type Row } from './row.ts'

const KEYS = ['the-first-attempt-of-a-fan', 'the-attempt-of-another-tab'] as const
type Key = (typeof KEYS)[number]

/** Sends requests in a world of their own; returns the rows that they have written and removed. */
async function effectOf(
  row: Row,
  method: string,
  play: (send: (key: Key) => Promise<{ http: number; text: string }>) => Promise<unknown>,
): Promise<Footprint> {
  const { world, send } = await openRow(row, method)
  const replies: { http: number; text: string }[] = []
  try {
    const before = await contentsOf(world.backend.db)
    await play(async (key) => {
      const reply = await send(key)
      replies.push(reply)
      return reply
    })
    for (const { http, text } of replies) expect(http, text).toBeLessThan(500)
    const texts = replies.map(({ text }) => text).join('\n')
    expect(
      replies.some(({ http }) => http === 200 || http === 303),
      texts,
    ).toBe(true)
    const footprint = footprintOf(before, await contentsOf(world.backend.db))
    return Object.fromEntries(
      Object.entries(footprint).filter(([table]) => !row.each?.tables.includes(table)),
    )
  } finally {
    await world.close()
  }
}

/**
 * Tests that repetitions of a request have the effect of one, for each endpoint of a table: after a lost answer, pressed
 * twice, and in two tabs. The effect is every row of the database that it writes or removes.
 */
export function testOneEffect(
  rows: Readonly<Record<string, Row>>,
  endpoints: ReadonlyMap<string, WritingEndpoint> = writingEndpoints,
): void {
  test.each(Object.entries(rows))('%s has one effect, however often it is sent', async (name, row) => {
    const endpoint = endpoints.get(name)
    if (!endpoint) throw new Error(`There is no endpoint ${name}.`)
    const { method, idempotent } = endpoint
    const [key, other] = KEYS
    const again = await effectOf(row, method, async (send) => {
      await send(key)
      await send(key)
    })
    const once = await effectOf(row, method, (send) => send(key))
    if (row.reads) expect(once).toEqual({})
    else if (!row.each) expect(Object.keys(once)).not.toEqual([])
    expect(again, 'after a lost answer').toEqual(once)
    const twice = await effectOf(row, method, (send) => Promise.all([send(key), send(key)]))
    expect(twice, 'pressed twice').toEqual(once)
    if (!idempotent || row.twoKeys !== undefined) return
    const tabs = await effectOf(row, method, (send) => Promise.all([send(key), send(other)]))
    expect(tabs, 'in two tabs').toEqual(once)
  })
}
