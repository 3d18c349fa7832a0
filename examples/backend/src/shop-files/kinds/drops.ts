import { type DropFile, isSold } from '@fandeck/sdk/shop'
import { and, eq, inArray, isNull, sql } from 'drizzle-orm'
import * as z from 'zod/mini'
import { dropPool, lockPackPools, lockPools } from '../../cards/pools.ts'
import { editions } from '../../cards/tables.ts'
import type { Tx } from '../../db/open.ts'
import { rowsOf } from '../../db/rows.ts'
import { lockMinting, type Minting } from '../../drops/store.ts'
import { dropRefusals, mintings, mintingWallets, mintingWhitelist, orders } from '../../drops/tables.ts'
import { setGateIn } from '../../gate/store.ts'
import { gates } from '../../gate/tables.ts'
import type { Applying, ChangeOf, Judgement, Kind } from '../kind.ts'
import { timeOf } from '../moments.ts'

const isDraft = (file: DropFile | undefined) => file === undefined || file.state === 'draft'
/** The packs that a file lets the shop sell. */
const stockOf = (file: DropFile | undefined) => (file ? file.packs - (file.soldElsewhere ?? 0) : 0)
const isOn = ({ state }: Pick<DropFile, 'state'>) => state === 'scheduled' || state === 'open'

/** The copies of a pack that a drop or a code can take: no fan owns them, no other drop sells them, no code gives them. */
export const FREE = sql`e.user_id is null and e.minting_seq is null and d.position <> 'EMBLEM' and not exists (
  select from printed_codes c where c.metadata_idx = e.metadata_idx and c.edition = e.edition
    and c.revoked_at is null)`

const copiesOf = (rows: readonly unknown[]) =>
  z.parse(z.array(z.object({ copies: z.coerce.number() })), rows)[0]?.copies ?? 0

/** Returns the free copies of a pack. */
export const freeCopies = async (tx: Tx, packId: number): Promise<number> =>
  copiesOf(
    await rowsOf(
      tx,
      sql`select count(*) as copies from editions e join designs d on d.metadata_idx = e.metadata_idx
        where d.pack_idx = ${packId} and ${FREE}`,
    ),
  )

/** Returns the free copies of a pack, with those that this apply adds to its cards. */
async function freeAfter({ tx, document, idOf }: Applying, pack: string): Promise<number> {
  const packId = idOf('packs', pack)
  const stored = copiesOf(
    await rowsOf(
      tx,
      sql`select count(*) as copies from editions e join designs d on d.metadata_idx = e.metadata_idx
        where d.pack_idx = ${packId} and d.position <> 'EMBLEM'`,
    ),
  )
  let copies = 0
  for (const card of document.packs[pack]?.cards.filter(isSold) ?? []) copies += card.copies
  return (await freeCopies(tx, packId)) + Math.max(0, copies - stored)
}

/** Gives a drop the copies that its packs need, by chance, or takes those that it does not need any more. */
async function fillDrop(tx: Tx, { dropId, packId, remaining, held, cardsPerPack }: Minting): Promise<void> {
  const has = copiesOf(await rowsOf(tx, sql`select copies_of_drop(${dropId}::int) as copies`))
  const lacks = (remaining + held) * cardsPerPack - has
  if (lacks === 0) return
  await lockPackPools(tx, packId, [dropId])
  if (lacks > 0)
    await tx.execute(sql`
      update ${editions} set minting_seq = ${dropId} where (metadata_idx, edition) in (
        select e.metadata_idx, e.edition from editions e join designs d on d.metadata_idx = e.metadata_idx
        where d.pack_idx = ${packId} and ${FREE} order by gen_random_uuid() limit ${lacks})`)
  if (lacks < 0)
    await tx.execute(sql`
      update ${editions} set minting_seq = null where (metadata_idx, edition) in (
        select e.metadata_idx, e.edition from editions e
        where e.minting_seq = ${dropId} and e.user_id is null order by gen_random_uuid() limit ${-lacks})`)
}

/** Gives each drop of the packs the copies that it needs, after their cards have changed. */
export async function fillDrops(tx: Tx, packIds: readonly number[]): Promise<void> {
  if (packIds.length === 0) return
  const rows = await tx
    .select()
    .from(mintings)
    .where(inArray(mintings.packId, [...packIds]))
    .orderBy(mintings.dropId)
    .for('update')
  for (const row of rows) await fillDrop(tx, row)
}

const won = (amount: number) => `${amount} won`

/** What fans who have bought, or could buy, would notice: also what undoes the step of an operator of a match day. */
function dangersOf(
  before: DropFile,
  after: DropFile,
  { open, begun, taken }: { open: boolean; begun: boolean; taken: number },
): string[] {
  const dangers: string[] = []
  const say = (is: boolean, sentence: string) => void (is && dangers.push(sentence))
  const [start, end] = [timeOf(after.startsAt), timeOf(after.endsAt)]
  const { state } = before
  say(
    state === 'ended' && after.state !== 'ended',
    `the drop has ended, and its state becomes ${after.state}`,
  )
  say(state === 'paused' && isOn(after), `the drop is paused, and its state becomes ${after.state}`)
  if (!begun && taken === 0) return dangers
  const live = open ? 'is open' : taken > 0 ? 'has sold packs' : `is ${state}`
  const said = `and the drop ${live}`
  say(
    after.price !== before.price,
    `the price changes from ${won(before.price)} to ${won(after.price)}, ${said}`,
  )
  say(open && !isOn(after), `the drop is open, and its state becomes ${after.state}`)
  const ends = begun && end < timeOf(before.endsAt)
  say(ends, open ? 'the drop is open, and it ends earlier' : `it ends earlier, ${said}`)
  say(open && start > timeOf(before.startsAt), 'the drop is open, and it begins later')
  say(open && after.maxPerMember < before.maxPerMember, 'the drop is open, and a member may buy less')
  say(open && after.maxPerOrder < before.maxPerOrder, 'the drop is open, and an order may have less')
  say(begun && after.maxPerMember > before.maxPerMember, `a member may buy more, ${said}`)
  say(begun && after.maxPerOrder > before.maxPerOrder, `an order may have more, ${said}`)
  say(
    begun && stockOf(after) < stockOf(before),
    `it sells ${stockOf(before) - stockOf(after)} packs fewer, ${said}`,
  )
  say(begun && after.fansPerSecond !== before.fansPerSecond, `its gate changes, ${said}`)
  say(open && after.whitelist !== before.whitelist, 'the drop is open, and other people may buy')
  return dangers
}

const countOf = async (tx: Tx, dropId: number) => tx.$count(orders, eq(orders.dropId, dropId))

async function judge(at: Applying, { id, before, after }: ChangeOf<DropFile>): Promise<Judgement> {
  const { tx, backend } = at
  const judgement: Judgement = { dangers: [], refusals: [] }
  const row = isDraft(before) ? undefined : await lockMinting(tx, id)
  const bought = row ? await countOf(tx, id) : 0
  if (after === undefined || isDraft(after)) {
    if (bought > 0)
      judgement.refusals.push(`fans have ordered ${bought} times; set its state to ended instead`)
    return judgement
  }
  if (row && before) {
    const taken = before.packs - row.remaining
    const now = backend.now()
    const open = isOn(before) && row.startAt <= now && now < row.endAt
    judgement.dangers.push(...dangersOf(before, after, { open, begun: row.startAt <= now, taken }))
    if (after.packs < taken)
      judgement.refusals.push(`it has sold or reserved ${taken} packs, more than ${after.packs}`)
    if (bought > 0 && (after.pack !== before.pack || after.cardsPerPack !== before.cardsPerPack))
      judgement.refusals.push(`fans have ordered ${bought} times, so its pack and cardsPerPack stay`)
  }
  const more = stockOf(after) - (row && after.pack === before?.pack ? stockOf(before) : 0)
  if (more > 0) {
    const needed = more * after.cardsPerPack
    const free = await freeAfter(at, after.pack)
    if (free < needed) judgement.refusals.push(`it needs ${needed} copies more, and ${free} are free`)
  }
  return judgement
}

type SaleFields = 'state' | 'pauseNotice' | 'endsAt' | 'packs' | 'price' | 'maxPerOrder' | 'maxPerMember'

/** Returns the columns of a drop's row that also change while it runs. */
export const saleColumns = (file: Pick<DropFile, SaleFields>) => ({
  endAt: timeOf(file.endsAt),
  totalPacks: file.packs,
  maxPerOrder: file.maxPerOrder,
  maxPerMember: file.maxPerMember,
  paid: file.price > 0,
  paymentAmount: file.price,
  enabled: isOn(file),
  paused: file.state === 'paused',
  pauseNotice: file.state === 'paused' ? (file.pauseNotice ?? null) : null,
})

/** Returns the columns of a drop's row that its file decides. */
function columnsOf({ document, backend, idOf, art }: Applying, { after }: { after: DropFile }) {
  const vendor = after.vendor ?? document.shop.company
  const { picture, drawing, pack } = after
  const packId = idOf('packs', pack)
  const ownCard = drawing === undefined ? document.packs[pack]?.cards[0]?.picture : undefined
  return {
    mintingId: packId,
    packId,
    packName: pack,
    title: after.title,
    collectionLink: after.link ?? '',
    shipsGoods: after.shipsGoods ?? false,
    thumb: art('thumb', { picture: picture ?? ownCard, drawing, pack }),
    notices: [...after.notices],
    startAt: timeOf(after.startsAt),
    ...saleColumns(after),
    whitelist: after.whitelist !== undefined,
    round: after.round ?? 1,
    roundTitle: after.title,
    cardsPerPack: after.cardsPerPack,
    vendorName: vendor.name,
    vendorAddress: vendor.address,
    vendorPhone: vendor.phone,
    vendorBusinessNumber: vendor.businessNumber,
    vendorRegistrationNumber: vendor.registrationNumber,
    updatedAt: backend.now(),
  }
}

async function remove({ tx }: Applying, { id }: { id: number }): Promise<void> {
  await lockPools(tx, [dropPool(id)])
  await tx
    .update(editions)
    .set({ dropId: null })
    .where(and(eq(editions.dropId, id), isNull(editions.userId)))
  for (const table of [gates, mintingWhitelist, mintingWallets, dropRefusals])
    await tx.delete(table).where(eq(table.dropId, id))
  await tx.delete(mintings).where(eq(mintings.dropId, id))
}

/** Drops with their copies, gates and whitelists; a draft has no row and is not public (D88). */
export const dropsKind: Kind<DropFile> = {
  judge,
  remove,
  async write(at, change) {
    const { tx } = at
    const { id, after } = change
    if (isDraft(after)) return remove(at, change)
    const columns = columnsOf(at, change)
    const row = await lockMinting(tx, id)
    if (row) {
      // Sales continue during an apply, so the remaining packs change by the difference between the two files.
      const remaining = row.remaining + stockOf(after) - stockOf(change.before)
      await tx
        .update(mintings)
        .set({ ...columns, remaining })
        .where(eq(mintings.dropId, id))
      if (row.packId !== columns.packId) {
        await lockPools(tx, [dropPool(id)])
        await tx.update(editions).set({ dropId: null }).where(eq(editions.dropId, id))
      }
    } else await tx.insert(mintings).values({ dropId: id, ...columns, remaining: stockOf(after) })
    const passRate = after.fansPerSecond ?? null
    // A file that says nothing new keeps the rate that an operator has set since.
    if (passRate !== ((row && change.before?.fansPerSecond) ?? null))
      await setGateIn(tx, at.backend, id, passRate)
  },
}
