// What the endpoints that write read and write, in a shop of many members.
import { sql } from 'drizzle-orm'
import { describe, expect, test } from 'vitest'
import { apiApp } from '../../src/app.ts'
import { foundRows } from '../found-requests.ts'
import { openRow, type Rows } from '../one-effect/row.ts'
import { accountRows } from '../one-effect/rows.account.ts'
import { pageRows } from '../one-effect/rows.page.ts'
import { shopRows } from '../one-effect/rows.shop.ts'
import { rowsTouched } from '../touched.ts'
import { fillClub, fillShop } from './fill.ts'

const FANS = 1000
/** The rows that an endpoint may read, and those that it may write; a new one joins by being defined. */
const DEFAULT = { read: 50, written: 25 }
/** The endpoints with another budget, and why. */
const OWN: Readonly<Record<string, typeof DEFAULT>> = {
  // The first request after the opening draws the places of 10,000 fans at most.
  'POST /minting/:dropId/gate': { read: 3 * FANS, written: 2 * FANS },
  // Three copies change to one that is drawn: 80 rows before 1,000 fans and before 3,000.
  'POST /campaign/:slug/upgrade': { read: 120, written: 25 },
}
/** Its request goes to an app with a test double of the reader, which costs no rows. */
const LEFT_OUT = 'POST /card/ocr/:mintingId'

const { [LEFT_OUT]: _, ...shop } = shopRows
const rows: Rows = { ...accountRows, ...pageRows, ...shop, ...foundRows }

/** Sends a request once and returns the rows that it reads and writes, by the server's own count. */
async function costOf(name: string, prepare?: ReturnType<typeof sql>) {
  const row = rows[name]
  if (!row) throw new Error(`There is no row ${name}.`)
  const [method = ''] = name.split(' ')
  const { world, send } = await openRow(row, method)
  const { db } = world.backend
  try {
    await (row.club ? fillClub(db, FANS) : fillShop(db, 1, FANS))
    if (prepare) await db.execute(prepare)
    await db.execute(sql`analyze`)
    return await db.transaction(async (tx) => {
      let http = 0
      const touched = await rowsTouched(tx, async () => {
        const app = apiApp({ ...world.backend, db: tx }, world.controls)
        http = (await send('the-first-attempt-of-a-fan', app)).http
      })
      return { http, ...touched }
    })
  } finally {
    await world.close()
  }
}

describe('the budget of rows', () => {
  test.each(Object.keys(rows))('of %s, with 1,000 fans', async (name) => {
    const { http, read, written } = await costOf(name)
    const budget = OWN[name] ?? DEFAULT
    expect(http).toBeLessThan(400)
    expect(read).toBeLessThanOrEqual(budget.read)
    expect(written).toBeLessThanOrEqual(budget.written)
  })

  test('control: without an index, an endpoint exceeds it', async () => {
    const { read } = await costOf('DELETE /mypage/device', sql`drop index token_families_user`)
    expect(read).toBeGreaterThan(FANS)
  })
})
