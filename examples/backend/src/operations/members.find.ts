import { and, desc, eq, inArray, isNotNull, or, type SQL, sql } from 'drizzle-orm'
import { linkedAccounts, users } from '../auth/tables.ts'
import { SEALED } from '../cards/store.ts'
import { editions, packMintings } from '../cards/tables.ts'
import { hashesOf } from '../codes/hashes.ts'
import { printedCodes } from '../codes/tables.ts'
import type { Backend } from '../context.ts'
import { afterOrder, type OrderCursor } from '../drops/order-cursor.ts'
import { orders } from '../drops/tables.ts'
import { copyOf } from '../ledger/token-id.ts'
import { paymentEvents } from '../payment/tables.ts'

const AT_MOST = 20
/** Of the shortest and the longest printed code, without separators. */
const CODE = /^[A-Z0-9]{8,20}$/
/** Token ids begin at the first copy of card 1. */
const FIRST_TOKEN = 1_000_001

/** The id that a payment company gives a transaction. */
const PAYMENT = /^[\w-]{8,60}$/
/** The states that end an event of PortOne (`portone.settle.ts`). */
const ENDS = ['PAID', 'FAILED', 'CANCELLED'] as const

/** A search result, and the field that matched. */
export interface FoundMember {
  userId: string
  nickname: string
  phone: string | null
  memberId: string
  by: string
}

const fields = {
  userId: users.id,
  nickname: users.nickname,
  phone: users.phone,
  memberId: users.memberId,
}

/** The copy that a text names: `101/7`, or the id of its token. */
function copyIn(text: string) {
  const [, card, edition] = /^#?(\d{1,9})[/#](\d{1,6})$/.exec(text) ?? []
  if (card !== undefined && edition !== undefined) return { cardId: Number(card), edition: Number(edition) }
  if (!/^\d{7,16}$/.test(text) || Number(text) < FIRST_TOKEN) return undefined
  const copy = copyOf(BigInt(text))
  return copy.cardId < 2 ** 31 ? copy : undefined
}

/**
 * Finds members by an exact match of mail address, phone number, nickname, member id, order, payment, card, token or printed
 * code.
 * All use an index.
 */
export async function membersNamed(backend: Backend, text: string): Promise<FoundMember[]> {
  const { db, config } = backend
  const where = (condition: SQL | undefined) => db.select(fields).from(users).where(condition).limit(AT_MOST)
  const joined = (id: SQL) => where(inArray(users.id, id))
  const digits = text.replaceAll(/[\s-]/g, '')
  const code = text.replaceAll(/[^A-Za-z0-9]/g, '').toUpperCase()
  const copy = copyIn(text)

  const finders: Record<string, () => Promise<Omit<FoundMember, 'by'>[]>> = {
    '회원 아이디': () => where(or(eq(users.memberId, text), eq(users.memberId, text.toLowerCase()))),
    닉네임: () => where(eq(sql`lower(${users.nickname})`, text.toLowerCase())),
  }
  if (/^\d{9,12}$/.test(digits)) finders.휴대폰 = () => where(eq(users.phone, digits))
  if (text.includes('@'))
    finders.이메일 = () =>
      joined(
        sql`(select ${linkedAccounts.userId} from ${linkedAccounts} where lower(${linkedAccounts.email}) = ${text.toLowerCase()})`,
      )
  finders['주문 번호'] = () =>
    joined(sql`(select ${orders.userId} from ${orders} where ${orders.id} = ${text})`)
  if (PAYMENT.test(text))
    finders['결제 번호'] = () =>
      joined(
        sql`(select ${orders.userId} from ${orders} join ${paymentEvents} on ${paymentEvents.orderId} = ${orders.id}
          where ${inArray(paymentEvents.eventId, [text, ...ENDS.map((end) => `${text}:${end}`)])})`,
      )
  if (copy)
    finders.카드 = () =>
      joined(
        // A copy in a closed pack belongs to the member of its order.
        sql`(select case when ${editions.userId} = ${SEALED} then ${orders.userId} else ${editions.userId} end
          from ${editions} left join ${orders} on ${orders.id} = ${editions.orderId}
          where ${and(eq(editions.cardId, copy.cardId), eq(editions.edition, copy.edition))})`,
      )
  if (CODE.test(code))
    finders['카드 코드'] = () =>
      joined(
        sql`(select ${printedCodes.claimedBy} from ${printedCodes} where ${printedCodes.mintingId} in (select ${packMintings.mintingId} from ${packMintings}) and ${inArray(printedCodes.codeHash, hashesOf(config, code))} limit 1)`,
      )

  const found = await Promise.all(
    Object.entries(finders).map(async ([by, find]) => (await find()).map((member) => ({ ...member, by }))),
  )
  const first = new Map<string, FoundMember>()
  for (const member of found.flat()) if (!first.has(member.userId)) first.set(member.userId, member)
  return [...first.values()]
}

/** The orders of one page of the search by a recipient. */
const ORDERS = 50

/**
 * Finds the members of the newest orders whose parcel goes to a recipient of this name or phone, and where the next page
 * begins. An index has each in the order of the pages.
 */
export async function membersByRecipient(
  { db }: Backend,
  text: string,
  before?: OrderCursor,
): Promise<{ found: FoundMember[]; next: OrderCursor | undefined }> {
  const digits = text.replaceAll(/[\s-]/g, '')
  const [by, recipient] = /^\d{9,12}$/.test(digits)
    ? ['받는 분 휴대폰', sql`${orders.delivery} ->> 'deliveryPhone' = ${digits}`]
    : ['받는 분', sql`${orders.delivery} ->> 'deliveryName' = ${text}`]
  const rows = await db
    .select({ ...fields, at: orders.createdAt, id: orders.id })
    .from(orders)
    .innerJoin(users, eq(users.id, orders.userId))
    .where(and(isNotNull(orders.delivery), recipient, afterOrder(before)))
    .orderBy(desc(orders.createdAt), desc(orders.id))
    .limit(ORDERS + 1)
  const page = rows.slice(0, ORDERS)
  const found = new Map<string, FoundMember>()
  for (const { at: _at, id: _id, ...member } of page)
    if (!found.has(member.userId)) found.set(member.userId, { ...member, by })
  const last = rows.length > ORDERS ? page.at(-1) : undefined
  return { found: [...found.values()], next: last && { at: last.at, id: last.id } }
}
