import { sql } from 'drizzle-orm'
import { users } from '../../src/auth/tables.ts'
import type { Backend } from '../../src/context.ts'
import { rowsOf } from '../../src/db/rows.ts'
import { orders } from '../../src/drops/tables.ts'
import { addressFrom } from '../../src/ledger/ledger.ts'
import { tokenIdOf } from '../../src/ledger/token-id.ts'
import { differencesOf } from '../../src/reconcile/reconcile.ts'
import { GRACE_MS } from '../../src/reconcile/slice.ts'
import { addressOf } from '../../src/wallet/service.ts'
import type { Parties } from '../operations/books.ts'

/** What `reconcile` has said of a restored shop, beside what the company and the chain know. */
export interface Verdict {
  /** The differences by code. */
  named: Record<string, number>
  /** What disagrees and is not named. */
  silent: string[]
  /** What is named and agrees. */
  wrong: string[]
}

/** The orders whose money disagrees between the shop and the company, by what the fans have paid. */
async function moneyTruth({ backend, portOne, memory }: Parties): Promise<Set<string>> {
  const rows = await backend.db.select({ id: orders.id, status: orders.status }).from(orders)
  const statusOf = new Map(rows.map(({ id, status }) => [id, status]))
  const differ = [...memory.took.keys()].filter((id) => {
    const [ours, theirs] = [statusOf.get(id), portOne.statusOf(id)]
    if (theirs === 'PAID') return ours !== 'PAID'
    return ours === 'PAID' || ours === 'REFUND_DUE'
  })
  return new Set(differ)
}

/** The copies whose token and owner disagree, by asking the chain for every copy of the shop. */
async function tokenTruth({ backend }: Parties): Promise<Set<string>> {
  const { db } = backend
  const ledger = await backend.readLedger?.()
  if (!ledger) throw new Error('no chain')
  const members = new Map(
    (await db.select().from(users)).map((user) => [user.id, addressFrom(addressOf(user))]),
  )
  const copies = await rowsOf(
    db,
    sql`select metadata_idx as card, edition, user_id as owner, order_id as order from editions order by 1, 2`,
  )
  const differ = new Set<string>()
  for (let from = 0; from < copies.length; from += 200) {
    const part = copies.slice(from, from + 200)
    const owners = await ledger.ownersOf(
      part.map(({ card, edition }) => tokenIdOf({ cardId: Number(card), edition: Number(edition) })),
    )
    for (const [at, { card, edition, owner, order }] of part.entries()) {
      const due = order === null ? undefined : members.get(String(owner))
      const token = owners[at]
      if ((token && addressFrom(token)) !== due) differ.add(`${card}#${edition}`)
    }
  }
  return differ
}

const without = (all: ReadonlySet<string>, known: ReadonlySet<string>) =>
  [...all].filter((one) => !known.has(one))

/** Runs `reconcile` on a restored shop once nothing is under way, and judges what it names. */
export async function judge(parties: Parties): Promise<Verdict> {
  const { backend } = parties
  const [money, tokens] = [await moneyTruth(parties), await tokenTruth(parties)]
  const later: Backend = { ...backend, now: () => backend.now() + 2 * GRACE_MS }
  const found = await differencesOf(later)
  const named: Verdict['named'] = {}
  for (const { code } of found) named[code] = (named[code] ?? 0) + 1
  const subjects = (part: 'payments' | 'chain') =>
    new Set(found.filter((one) => one.part === part).map(({ subject }) => subject))
  const [ofMoney, ofTokens] = [subjects('payments'), subjects('chain')]
  const others = found.filter(({ part }) => part !== 'payments' && part !== 'chain')
  return {
    named,
    silent: [...without(money, ofMoney), ...without(tokens, ofTokens)],
    wrong: [
      ...without(ofMoney, money),
      ...without(ofTokens, tokens),
      ...others.map(({ code, subject }) => `${code} ${subject}`),
    ],
  }
}
