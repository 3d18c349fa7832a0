// The reference backend with its demo, and members who have orders, an inquiry, a benefit, cards for the boards of campaigns
// and codes to claim.
import { randomUUID } from 'node:crypto'
import { eq, isNull } from 'drizzle-orm'
import { beginSession } from '../src/auth/families.ts'
import { userById } from '../src/auth/store.ts'
import { benefits, claimEvents, memberBenefits } from '../src/benefits/tables.ts'
import { giveCopy } from '../src/campaigns/cards.ts'
import { printedCodes } from '../src/codes/tables.ts'
import { transact } from '../src/db/transact.ts'
import { demoCodes } from '../src/demo/codes.ts'
import { mintings, orders } from '../src/drops/tables.ts'
import { sign } from '../src/payment/signature.ts'
import { bareBackend, NOON } from './bare-backend.ts'
import { purchaseBody } from './drop-row.ts'

const API = 'http://api.localhost'
const DAY = 86_400_000
/** A drop of the demo that is on sale at noon, and the price of its pack. */
const DROP = 101
const BENEFIT = 9001
/** Cards of the formation, of the upgrade, which consumes three, and of the first mission. */
const CARDS = [2001, 2002, 2003, 2004, 9001]
/** The campaigns with these boards. */
const BOARDS = {
  formation: 'fcseoul-2025',
  upgrade: 'fcseoul-2025',
  matchPick: 'fcanyang-2025',
  missions: 'ten-missions',
}

/** The body of a reply in an envelope. */
interface Enveloped {
  data: Record<string, unknown>
}

/** Opens the backend without ports, by default on a database in memory. */
export async function openDemoShop(open: typeof bareBackend = bareBackend) {
  const test = await open({ seeded: true })
  const { backend, clock } = test
  const { db, config } = backend
  const span = { startAt: NOON - DAY, endAt: NOON + 30 * DAY }
  await db.insert(claimEvents).values({ eventKey: 'conform', title: '점검' })
  const image = { kind: 'crest', team: 'seoul' } as const
  await db
    .insert(benefits)
    .values({ benefitId: BENEFIT, eventKey: 'conform', claimName: '음료', qr: true, image, ...span })

  const [sale] = await db
    .select({ startAt: mintings.startAt })
    .from(mintings)
    .where(eq(mintings.dropId, DROP))
  if (!sale) throw new Error(`The demo has no drop ${DROP}.`)
  const startsAt = new Date(sale.startAt).toISOString()

  const send = (path: string, init: RequestInit) => test.fetch(API + path, init)

  /** Pays an order, and returns its id. */
  async function buy(headers: Record<string, string>, dropId = DROP): Promise<string> {
    const json = { ...headers, 'content-type': 'application/json', 'idempotency-key': randomUUID() }
    const body = JSON.stringify({ ...purchaseBody(dropId, 1), payment_method: 'C' })
    const reserved = await send('/minting', { method: 'POST', headers: json, body })
    const { data }: Enveloped = await reserved.json()
    if (reserved.status !== 200) throw new Error(`no order: ${reserved.status}`)
    const event = {
      eventId: randomUUID(),
      kind: 'paid',
      orderId: data.order_id,
      amount: Number(data.payment_amount),
      currency: 'KRW',
    }
    const raw = JSON.stringify(event)
    const signed = sign(config.secrets.payment, raw, clock.now())
    const paid = await send('/payment/callback', { method: 'POST', headers: signed, body: raw })
    if (paid.status !== 200) throw new Error(`not paid: ${paid.status} ${await paid.text()}`)
    return String(data.order_id)
  }

  async function inquire(headers: Record<string, string>): Promise<void> {
    const form = new FormData()
    for (const [name, value] of Object.entries({ category: '기타', title: '문의', content: '배송은요?' }))
      form.append(name, value)
    const key = { ...headers, 'idempotency-key': randomUUID() }
    const reply = await send('/support/qna', { method: 'POST', headers: key, body: form })
    if (reply.status !== 200) throw new Error(`no inquiry: ${reply.status}`)
  }

  /** Pays orders with closed packs: one to open, one to cancel, and one whose goods were delivered. */
  async function ordersToPlay(headers: Record<string, string>) {
    const [openOrderId, cancelOrderId, returnOrderId] = [
      await buy(headers, 105),
      await buy(headers, 106),
      await buy(headers, 107),
    ]
    const delivery = { carrier: 'cj', invoiceNumber: '123456789012', deliveredAt: clock.now() }
    await db.update(orders).set(delivery).where(eq(orders.id, returnOrderId))
    return { openOrderId, cancelOrderId, returnOrderId }
  }

  async function giveCards(userId: string): Promise<void> {
    for (const cardId of CARDS) {
      const given = { userId, reason: `conform:${userId}:${cardId}`, at: clock.now() }
      const copy = await transact(backend, (tx) => giveCopy(tx, [cardId], given))
      if (!copy) throw new Error(`No copy of the card ${cardId} is left.`)
    }
  }

  /** Creates a member with a session, and everything that a check reads; `plays` adds what its sequences use up. */
  async function fan({ plays = false } = {}) {
    const member = await test.member({ level: 'K201', nickname: '달빛', loginType: 'phone' })
    const user = await userById(db, member.id)
    if (!user) throw new Error('no member')
    const named = plays ? await ordersToPlay(member.headers) : {}
    if (plays) await giveCards(member.id)
    // An order with closed packs, and a newer one whose cards the member has.
    await buy(member.headers)
    clock.advance(1000)
    const opened = await send(`/minting/order/${await buy(member.headers)}/open`, {
      method: 'POST',
      headers: member.headers,
    })
    if (opened.status !== 200) throw new Error(`not opened: ${opened.status}`)
    await inquire(member.headers)
    await db.insert(memberBenefits).values({ userId: member.id, benefitId: BENEFIT })
    const free = await demoCodes(backend, isNull(printedCodes.claimedBy))
    const printed = free.find(({ mintingId }, at) => free[at + 1]?.mintingId === mintingId)
    const inPhoto = printed && free[free.indexOf(printed) + 1]
    if (!printed || !inPhoto) throw new Error('All codes of the demo are claimed.')
    const { accessToken, refreshToken } = await beginSession(backend, user)
    return {
      token: accessToken,
      refreshToken,
      /** What `fandeck conform --with` names. */
      given: {
        code: printed.code,
        mintingId: printed.mintingId,
        dropId: DROP,
        startsAt,
        ...named,
        ...(plays && BOARDS),
      },
      /** The code of a photograph. */
      codeInPhoto: inPhoto.code,
    }
  }

  return { ...test, fan }
}
