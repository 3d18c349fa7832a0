import { eq, inArray, sql } from 'drizzle-orm'
import type { Tx } from '../db/open.ts'
import { mintingWhitelist } from '../drops/tables.ts'
import { shopListed } from './tables.ts'

const AT_ONCE = 10_000

/** Mail addresses are kept in small letters, as those of members are. */
export const asKept = (member: string) => (member.includes('@') ? member.toLowerCase() : member)

/** Replaces the people of the shop's whitelists. */
export async function writeLists(tx: Tx, lists: Readonly<Record<string, readonly string[]>>): Promise<void> {
  await tx.delete(shopListed)
  for (const [list, members] of Object.entries(lists))
    for (let at = 0; at < members.length; at += AT_ONCE)
      await tx
        .insert(shopListed)
        .values(members.slice(at, at + AT_ONCE).map((member) => ({ list, member: asKept(member) })))
        .onConflictDoNothing()
}

/** Returns the people of the shop's whitelists. */
export async function readLists(tx: Tx): Promise<Record<string, string[]>> {
  const rows = await tx.select().from(shopListed).orderBy(shopListed.list, shopListed.member)
  const lists = Map.groupBy(rows, ({ list }) => list)
  return Object.fromEntries([...lists].map(([list, people]) => [list, people.map(({ member }) => member)]))
}

/** Lets the members of a list buy in a drop; who signs up later is added then (`list_member`). */
export async function listMembers(tx: Tx, dropId: number, list: string | undefined): Promise<void> {
  await tx.delete(mintingWhitelist).where(eq(mintingWhitelist.dropId, dropId))
  if (list === undefined) return
  await tx.execute(sql`
    insert into ${mintingWhitelist} (minting_seq, user_id)
    select distinct ${dropId}::int, u.id from users u
    join ${shopListed} l on l.member in (u.phone, u.mbr_id, lower(u.mbr_id)) where l.list = ${list}
    on conflict do nothing`)
}

/** Removes a person who has withdrawn from the whitelists; the apply of a file that still names them adds them again. */
export async function forgetListed(tx: Tx, names: readonly (string | null)[]): Promise<void> {
  const known = names.flatMap((name) => (name === null ? [] : [name, asKept(name)]))
  await tx.delete(shopListed).where(inArray(shopListed.member, known))
}
