import { type SQL, sql } from 'drizzle-orm'
import * as z from 'zod/mini'
import { SEALED } from '../cards/store.ts'
import type { Backend } from '../context.ts'
import { rowsOf } from '../db/rows.ts'
import type { Compare, Difference } from './slice.ts'

const PAGE = 1000
/** The differences of a slice that are told; a fault of a whole table has more. */
const AT_MOST = 200

const number = z.pipe(z.union([z.string(), z.number()]), z.transform(Number))
const difference = (
  code: Difference['code'],
  subject: string,
  [text, next]: readonly [string, string],
): Difference => ({
  ...{ part: 'stock', code, subject, text, next },
})

const COUNTED = '개발 담당자에게 알려 주세요. 고치기 전까지 이 드롭의 수량을 바꾸지 마세요.'

const DropCounts = z.object({
  drop: z.number(),
  held: number,
  ordered: number,
  copies: number,
  needed: number,
})

/** Compares the counters and the copies of each drop with its orders, in one snapshot. */
async function compareDrops({ db }: Backend): Promise<Difference[]> {
  const rows = await rowsOf(
    db,
    sql`select * from (
        select m.minting_seq as drop, m.held, coalesce(o.packs, 0) as ordered, copies_of_drop(m.minting_seq) as copies,
          (m.remaining + m.held)::bigint * m.one_time_qty as needed
        from mintings m left join (
          select minting_seq, sum(amount) as packs from orders where status in ('RESERVED', 'PAID') group by 1
        ) o using (minting_seq)) d
      where held <> ordered or copies < needed order by drop limit ${AT_MOST}::int`,
  )
  return z
    .parse(z.array(DropCounts), rows)
    .flatMap(({ drop, held, ordered, copies, needed }) => [
      ...(held === ordered
        ? []
        : [
            difference('HELD_PACKS', `드롭 ${drop}`, [
              `드롭 ${drop}은 팩 ${held}개를 팔았거나 잡아 두었다고 세는데, 주문은 ${ordered}개예요.`,
              COUNTED,
            ]),
          ]),
      ...(copies >= needed
        ? []
        : [
            difference('COPIES_SHORT', `드롭 ${drop}`, [
              `드롭 ${drop}의 팩에는 카드 ${needed}장이 필요한데 ${copies}장뿐이에요.`,
              '드롭을 일시 중지하고, 남은 팩 수를 줄이거나 카드를 추가해 주세요.',
            ]),
          ]),
    ])
}

const Wallet = z.object({ drop: z.number(), user: z.string(), counted: number, ordered: number })

/** Compares the packs that are counted to each member with the orders, in one snapshot. */
async function compareWallets({ db }: Backend): Promise<Difference[]> {
  const rows = await rowsOf(
    db,
    sql`select minting_seq as drop, user_id as user, coalesce(w.qty, 0) as counted, coalesce(o.packs, 0) as ordered
      from minting_wallets w full join (
        select minting_seq, user_id, sum(amount) as packs from orders where status in ('RESERVED', 'PAID') group by 1, 2
      ) o using (minting_seq, user_id)
      where coalesce(w.qty, 0) <> coalesce(o.packs, 0) order by 1, 2 limit ${AT_MOST}::int`,
  )
  return z
    .parse(z.array(Wallet), rows)
    .map(({ drop, user, counted, ordered }) =>
      difference('MEMBER_PACKS', `드롭 ${drop} ${user}`, [
        `드롭 ${drop}에서 이 회원의 팩을 ${counted}개로 세는데, 주문은 ${ordered}개예요.`,
        '회원이 한도보다 적게 또는 많이 살 수 있어요. 개발 담당자에게 회원 번호를 알려 주세요.',
      ]),
    )
}

const OrderCards = z.object({
  id: z.string(),
  status: z.string(),
  due: number,
  given: number,
  sealed: number,
  opened: z.boolean(),
})

function faultsOfOrder({ id, status, due, given, sealed, opened }: z.output<typeof OrderCards>) {
  const wanted = status === 'PAID' ? due : 0
  if (given !== wanted)
    return [
      given < wanted
        ? difference('CARDS_MISSING', id, [
            `결제한 주문에 카드가 ${wanted}장 있어야 하는데 ${given}장이에요.`,
            '팬이 카드를 받지 못했어요. 주문을 취소해 환불하거나, 개발 담당자에게 알려 주세요.',
          ])
        : difference('CARDS_TOO_MANY', id, [
            `주문에 카드가 ${wanted}장이어야 하는데 ${given}장이 묶여 있어요.`,
            '카드가 판매되지 않고 묶여 있어요. 개발 담당자에게 알려 주세요.',
          ]),
    ]
  if (sealed === (opened ? 0 : given)) return []
  return [
    difference('CARDS_OWNER', id, [
      opened ? '팩을 연 주문의 카드가 아직 봉인돼 있어요.' : '열지 않은 주문의 카드가 봉인돼 있지 않아요.',
      '팬이 보는 카드와 주문이 달라요. 개발 담당자에게 주문 번호를 알려 주세요.',
    ]),
  ]
}

/** Compares a page of orders with their cards, in one snapshot. */
async function compareOrders({ db }: Backend, after: string) {
  const rows = await rowsOf(
    db,
    sql`select o.id, o.status, o.amount * m.one_time_qty as due, o.opened_at is not null as opened,
        c.given, c.sealed
      from (select * from orders where id > ${after} order by id limit ${PAGE}::int) o
      join mintings m using (minting_seq)
      cross join lateral (select count(*) as given, count(*) filter (where e.user_id = ${SEALED}) as sealed
        from editions e where e.order_id = o.id) c
      order by o.id`,
  )
  const orders = z.parse(z.array(OrderCards), rows)
  return { orders, differences: orders.flatMap(faultsOfOrder) }
}

const Pool = z.object({ problem: z.enum(['astray', 'drawn', 'miscounted', 'sparse']), pool: z.number() })

/**
 * Returns the pools of free copies that lack a free copy or have one that is not free (`astray`), those whose slots are not
 * 0 to their count (`sparse`), and those with another number of drawn copies (`drawn`) or of copies of a card (`miscounted`).
 */
export const poolProblems = async (db: Parameters<typeof rowsOf>[0]): Promise<z.output<typeof Pool>[]> =>
  z.parse(z.array(Pool), await rowsOf(db, POOLS))

const POOLS: SQL = sql`with free as (
    select coalesce(e.minting_seq, -e.metadata_idx) as pool, e.metadata_idx, e.edition from editions e
    where e.user_id is null and (e.minting_seq is not null or not exists (
      select from printed_codes p
      where p.metadata_idx = e.metadata_idx and p.edition = e.edition and p.revoked_at is null))
  ), pools as (
    select pool, count(*) as copies, min(slot) as first, max(slot) as last from free_copies group by pool
  )
  select distinct 'astray' as problem, pool from free full join free_copies f using (pool, metadata_idx, edition)
  where free is null or f is null
  union all
  select 'drawn', pool from free_counts n full join (
    select minting_seq as pool, count(*) as drawn from editions
    where minting_seq is not null and user_id is not null and order_id is not null group by 1) d using (pool)
  where coalesce(n.drawn, 0) <> coalesce(d.drawn, 0)
  union all
  select 'miscounted', pool from (select minting_seq as pool, metadata_idx, copies from free_cards where copies <> 0) n
  full join (select pool, metadata_idx, count(*) as copies from free_copies where pool > 0 group by 1, 2) c
    using (pool, metadata_idx)
  where n.copies is distinct from c.copies
  union all
  select 'sparse', pool from pools full join free_counts n using (pool)
  where coalesce(pools.copies, 0) <> coalesce(n.copies, 0) or pools.first <> 0 or pools.last <> n.copies - 1`

async function comparePools({ db }: Backend): Promise<Difference[]> {
  const problems = (await poolProblems(db)).slice(0, AT_MOST)
  return problems.map(({ problem, pool }) => {
    const name = pool > 0 ? `드롭 ${pool}` : `카드 ${-pool}`
    return problem === 'astray'
      ? difference('POOL_ASTRAY', name, [
          `${name}에서 뽑을 수 있는 카드 목록이 실제로 남은 카드와 달라요.`,
          '추첨이 공정하지 않을 수 있어요. 드롭이 열려 있으면 일시 중지하고 개발 담당자에게 알려 주세요.',
        ])
      : difference('POOL_COUNT', name, [
          `${name}에서 뽑을 수 있는 카드의 수가 목록과 달라요.`,
          '추첨이 공정하지 않을 수 있어요. 드롭이 열려 있으면 일시 중지하고 개발 담당자에게 알려 주세요.',
        ])
  })
}

/** Compares drops, members, pools and orders with the copies; `after` names the next of them. */
export const compareStock: Compare = async (backend, after = 'drops') => {
  switch (after) {
    case 'drops':
      return { differences: await compareDrops(backend), compared: 0, after: 'members' }
    case 'members':
      return { differences: await compareWallets(backend), compared: 0, after: 'pools' }
    case 'pools':
      return { differences: await comparePools(backend), compared: 0, after: 'orders.' }
    default: {
      const { orders, differences } = await compareOrders(backend, after.replace(/^orders\./, ''))
      const last = orders.length === PAGE ? orders.at(-1) : undefined
      return { differences, compared: orders.length, ...(last && { after: `orders.${last.id}` }) }
    }
  }
}
