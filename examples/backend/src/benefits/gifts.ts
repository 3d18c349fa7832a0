import type { GiveBody, GivenBenefit } from '@fandeck/sdk/shop'
import { and, eq, inArray, lte, sql } from 'drizzle-orm'
import * as z from 'zod/mini'
import type { Backend } from '../context.ts'
import { LOCKS } from '../db/locks.ts'
import type { Tx } from '../db/open.ts'
import { rowsOf } from '../db/rows.ts'
import { deleteInSlices } from '../db/slices.ts'
import { transact } from '../db/transact.ts'
import { shopThings } from '../shop-files/tables.ts'
import { asKept } from '../shop-files/whitelists.ts'
import { giftRefusals as refusals } from './problems.ts'
import { benefitGifts, benefits } from './tables.ts'

/** Returns a benefit by its file and title, such as `home/음료 교환권`, or by its number. */
async function benefitNamed(tx: Tx, name: string) {
  const byName = and(eq(shopThings.kind, 'benefit'), eq(shopThings.name, name))
  const things = await tx.select({ id: shopThings.id }).from(shopThings).where(byName)
  const id = things[0]?.id ?? (/^\d{1,9}$/.test(name) ? Number(name) : 0)
  const [benefit] = await tx.select().from(benefits).where(eq(benefits.benefitId, id))
  if (!benefit) throw refusals.unknownBenefit()
  return benefit
}

const Given = z.array(z.object({ given: z.coerce.number(), had: z.coerce.number() }))

/** Gives members a benefit by what is stored of them; the rest waits for people to sign up. */
async function giveStored(tx: Tx, benefitId: number) {
  const rows = await rowsOf(
    tx,
    sql`with named as (
      select distinct on (u.id) u.id, g.author from benefit_gifts g
      join users u on g.member in (u.phone, u.mbr_id, lower(u.mbr_id))
      where g.claim_idx = ${benefitId} order by u.id, g.author
    ), given as (
      insert into member_benefits (user_id, claim_idx, given_by)
      select id, ${benefitId}::int, author from named order by id on conflict do nothing returning user_id
    ), done as (
      delete from benefit_gifts g using users u
      where g.claim_idx = ${benefitId} and g.member in (u.phone, u.mbr_id, lower(u.mbr_id))
    )
    select (select count(*) from given) as given,
      (select count(*) from named) - (select count(*) from given) as had`,
  )
  return z.parse(Given, rows)[0] ?? { given: 0, had: 0 }
}

/**
 * Gives a benefit to people; those who have not signed up get it when they do. Again, it changes nothing.
 *
 * @throws Problem BENEFIT_UNKNOWN, BENEFIT_ENDED
 */
export const giveBenefit = (
  backend: Backend,
  author: string,
  { benefit: name, members }: GiveBody,
): Promise<GivenBenefit> =>
  transact(backend, async (tx) => {
    await tx.execute(sql`select pg_advisory_xact_lock(${LOCKS.benefits})`)
    const { benefitId, claimName, endAt } = await benefitNamed(tx, name)
    if (endAt <= backend.now()) throw refusals.endedBenefit()
    const kept = [...new Set(members.map(asKept))]
    const rows = kept.map((member) => ({ benefitId, member, author }))
    await tx.insert(benefitGifts).values(rows).onConflictDoNothing()
    const { given, had } = await giveStored(tx, benefitId)
    const mine = and(eq(benefitGifts.benefitId, benefitId), inArray(benefitGifts.member, kept))
    const waiting = await tx.$count(benefitGifts, mine)
    backend.log.info('benefit.given', { benefitId, given, had, waiting, author })
    return { benefit: claimName, given, had, waiting }
  })

/** Deletes the pending gifts of benefits that have expired. */
export function dropOldGifts({ db, now }: Pick<Backend, 'db' | 'now'>, ending?: AbortSignal): Promise<void> {
  const ended = db.select({ id: benefits.benefitId }).from(benefits).where(lte(benefits.endAt, now()))
  return deleteInSlices(db, benefitGifts, inArray(benefitGifts.benefitId, ended), ending)
}

/** Deletes the pending gifts of a person who has withdrawn. */
export async function forgetGifts(tx: Tx, names: readonly (string | null)[]): Promise<void> {
  const known = names.flatMap((name) => (name === null ? [] : [name, asKept(name)]))
  if (known.length > 0) await tx.delete(benefitGifts).where(inArray(benefitGifts.member, known))
}
