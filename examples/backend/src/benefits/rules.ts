import { type SQL, sql } from 'drizzle-orm'
import { LOCKS } from '../db/locks.ts'
import type { Tx } from '../db/open.ts'

/** Who has fulfilled which rule by what they own, claimed or won; `only` narrows the column of the member. */
const fulfilled = (only: (member: SQL) => SQL) => sql`
  select e.user_id, r.claim_idx, r.kind from benefit_rules r
    join editions e on e.metadata_idx = r.thing
    where r.kind = 'ownsCard' and ${only(sql`e.user_id`)}
  union all
  select e.user_id, r.claim_idx, r.kind from benefit_rules r
    join designs d on d.pack_idx = r.thing and d.position <> 'EMBLEM'
    join editions e on e.metadata_idx = d.metadata_idx
    where r.kind = 'ownsSet' and ${only(sql`e.user_id`)}
    group by e.user_id, r.claim_idx, r.kind, r.thing
    having count(distinct d.metadata_idx) =
      (select count(*) from designs s where s.pack_idx = r.thing and s.position <> 'EMBLEM')
  union all
  select c.claimed_by, r.claim_idx, r.kind from benefit_rules r
    join printed_codes c on c.minting_idx = r.thing
    where r.kind = 'claimed' and ${only(sql`c.claimed_by`)}
  union all
  select e.user_id, r.claim_idx, r.kind from benefit_rules r
    join entries e on e.event_seq = r.thing and e.result = 'won'
    where r.kind = 'won' and ${only(sql`e.user_id`)}`

/** Who is on the list of a rule. */
const listed = sql`
  select u.id, r.claim_idx, r.kind from benefit_rules r
    join shop_listed l on l.list = r.list
    join users u on l.member in (u.phone, u.mbr_id, lower(u.mbr_id))
    where r.kind = 'listed'`

/** Gives each benefit once; sealed and consumed copies have no member. */
const give = (due: SQL) => sql`
  insert into member_benefits (user_id, claim_idx, given_by)
  select distinct on (due.user_id, due.claim_idx) due.user_id, due.claim_idx, due.kind
  from (${due}) as due (user_id, claim_idx, kind) join users u on u.id = due.user_id
  order by due.user_id, due.claim_idx, due.kind
  on conflict do nothing`

/**
 * Gives a member the benefits whose rules what they have just received, claimed or won fulfils, in the same
 * transaction. A benefit that they had stays as it is, so that none is given twice.
 */
export async function giveDue(tx: Tx, userId: string): Promise<void> {
  // A concurrent apply of rules waits for this transaction to commit, and reads its rows.
  await tx.execute(sql`select pg_advisory_xact_lock_shared(${LOCKS.benefits})`)
  await tx.execute(give(fulfilled((member) => sql`${member} = ${userId}`)))
}

/** Gives all members what the rules owe them, after rules, lists or results have changed. */
export async function giveDueToAll(tx: Tx): Promise<void> {
  await tx.execute(sql`select pg_advisory_xact_lock(${LOCKS.benefits})`)
  await tx.execute(give(sql`${fulfilled((member) => sql`${member} is not null`)} union all ${listed}`))
}
