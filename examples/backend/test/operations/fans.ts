import { randomUUID } from 'node:crypto'
import { type Drop, totalAmount } from '@fandeck/sdk/drops'
import { CancelBody, DropReply, OpenReply, Reservation } from '@fandeck/sdk/wire'
import { inArray } from 'drizzle-orm'
import * as z from 'zod/mini'
import { beginSession } from '../../src/auth/families.ts'
import { userById } from '../../src/auth/store.ts'
import type { Backend } from '../../src/context.ts'
import { orders } from '../../src/drops/tables.ts'
import { Problem } from '../../src/problem.ts'
import { purchaseBody } from '../drop-row.ts'
import { insertMembers } from '../members.ts'
import type { PortOne } from '../portone.ts'
import type { Random } from '../rush/random.ts'
import type { Ask } from './ask.ts'

/** A press of the button: the total that its page showed. */
export interface Press {
  userId: string
  dropId: number
  agreed: number
}

/** What the fans know and have done, beside the shop's own books. */
export interface Memory {
  /** By the key of the purchase. */
  presses: Map<string, Press>
  /** What each order has cost a fan, KRW. */
  took: Map<string, number>
  /** How often operators have extended a drop. */
  extended: number
  /** The cards that each opened order has shown. */
  shown: Map<string, string>
  problems: string[]
}
export const emptyMemory = (): Memory => ({
  presses: new Map(),
  took: new Map(),
  extended: 0,
  shown: new Map(),
  problems: [],
})

interface Order {
  id: string
  /** The path of its payment page. */
  link: string
  /** Whether its payment page says that it has ended. */
  closed: boolean
}

/** A fan with the drops as their pages show them, and their orders. */
export interface Fan {
  userId: string
  token: string
  pages: Map<number, Drop>
  orders: Order[]
  /** When an operator has blocked them, epoch ms. */
  blockedAt: number | undefined
}

/** Signs a fan in; a blocked one keeps their old token. */
export async function signIn(backend: Backend, fan: Fan): Promise<string> {
  const user = await userById(backend.db, fan.userId)
  if (!user) throw new Error('no member')
  try {
    fan.token = (await beginSession(backend, user)).accessToken ?? ''
    return 'signed in'
  } catch (error) {
    if (error instanceof Problem) return error.code ?? 'refused'
    throw error
  }
}

/** Creates fans who have signed in. */
export async function addFans(backend: Backend, count: number): Promise<Fan[]> {
  const rows = await insertMembers(backend, count)
  const fans = rows.map(
    ({ id }): Fan => ({ userId: id, token: '', pages: new Map(), orders: [], blockedAt: undefined }),
  )
  for (const fan of fans) await signIn(backend, fan)
  return fans
}

/** What a step works with. */
export interface Scene {
  backend: Backend
  portOne: PortOne
  memory: Memory
  dice: Random
  ask: Ask
  dropIds: readonly [number, ...number[]]
}

/** After this time no backend admits a blocked member, ms. */
const BLOCK_MS = 5000

const isUnpaid = ({ id, closed }: Order, { took }: Memory) => !closed && !took.has(id)

const bearer = ({ token }: Fan) => ({ authorization: `Bearer ${token}` })
/** One of the newest. */
const ofOrder = <T>(dice: Random, list: readonly T[]): T | undefined =>
  list.at(-1 - dice.below(Math.min(4, list.length)))

/** Reads a drop; the page shows this until the next read. */
async function readDrop({ ask }: Scene, fan: Fan, dropId: number): Promise<string> {
  const { code, data } = await ask(`/minting/${dropId}`)
  if (code === '200') fan.pages.set(dropId, z.decode(DropReply, z.parse(z.any(), data)))
  return code
}

const read = (scene: Scene, fan: Fan) => readDrop(scene, fan, scene.dice.pick(scene.dropIds))

/** Presses the button of the page, which sends the total that it shows. */
async function buy(scene: Scene, fan: Fan): Promise<string> {
  const { ask, dice, memory, backend } = scene
  const dropId = dice.pick(scene.dropIds)
  // The page of a fan who has looked again in time.
  if (!fan.pages.has(dropId) || dice.next() < 0.4) await readDrop(scene, fan, dropId)
  const page = fan.pages.get(dropId)
  if (!page) return 'no page'
  const pressedAt = Date.now()
  const count = 1 + dice.below(3)
  const agreed = totalAmount(page.info, count)
  const key = randomUUID()
  memory.presses.set(key, { userId: fan.userId, dropId, agreed })
  const { code, data } = await ask('/minting', {
    method: 'POST',
    headers: { ...bearer(fan), 'idempotency-key': key, 'agreed-amount': String(agreed) },
    body: purchaseBody(dropId, count),
  })
  if (code === '200') {
    const { orderId, paymentUrl } = z.decode(Reservation, z.parse(z.any(), data))
    fan.orders.push({ id: orderId, link: new URL(paymentUrl).pathname, closed: false })
    const { blockedAt = Number.POSITIVE_INFINITY } = fan
    if (pressedAt > blockedAt + BLOCK_MS) memory.problems.push(`${orderId} is of a blocked member`)
  }
  if (code === '2009') await signIn(backend, fan)
  // Most fans look at the new price and think again.
  if (code === 'PRICE_CHANGED' && dice.next() < 0.7) await readDrop(scene, fan, dropId)
  return code
}

const webhook = ({ ask, portOne }: Scene, paymentId: string) => {
  const { body, headers } = portOne.webhook('Transaction.Paid', { paymentId, storeId: 'store-1' })
  return ask('/payment/callback', { method: 'POST', body, headers })
}

/** Opens the payment page of an order and pays there or not; the webhook of the company can be lost or come twice. */
async function pay(
  scene: Scene,
  fan: Fan,
  way: 'told' | 'twice' | 'lost' | 'declined' | 'left',
): Promise<string> {
  const { ask, dice, portOne, memory } = scene
  const order = ofOrder(
    dice,
    fan.orders.filter((one) => isUnpaid(one, memory)),
  )
  if (!order) return 'nothing to pay'
  const { http, data } = await ask(order.link, {}, true)
  if (http !== 200 || !String(data).includes('id="payment"')) {
    order.closed = true
    return 'payment closed'
  }
  if (way === 'left') {
    await ask(`${order.link}/return?code=FAILURE_TYPE_PG`, {}, true)
    return way
  }
  // A second press while the page has loaded.
  if (memory.took.has(order.id)) return 'nothing to pay'
  if (way === 'declined') portOne.settle(order.id, 'FAILED')
  else {
    portOne.settle(order.id, 'PAID')
    memory.took.set(order.id, portOne.announced.get(order.id) ?? 0)
  }
  if (way === 'told' || way === 'twice') await webhook(scene, order.id)
  if (way === 'twice') await webhook(scene, order.id)
  if (way === 'declined') await ask(`${order.link}/return`, {}, true)
  return way
}

/** Opens the packs of an order: the same cards each time. */
async function open({ ask, dice, memory }: Scene, fan: Fan): Promise<string> {
  const order = ofOrder(
    dice,
    fan.orders.filter(({ id }) => memory.took.has(id)),
  )
  if (!order) return 'nothing to open'
  const { code, data } = await ask(`/minting/order/${order.id}/open`, {
    method: 'POST',
    headers: bearer(fan),
    body: {},
  })
  if (code !== '200') return code
  const { cards } = z.decode(OpenReply, z.parse(z.any(), data))
  const text = JSON.stringify(cards.map(({ cardId, edition }) => [cardId, edition]))
  if ((memory.shown.get(order.id) ?? text) !== text) memory.problems.push(`${order.id} shows other cards`)
  memory.shown.set(order.id, text)
  return code
}

async function cancel({ ask, dice, memory }: Scene, fan: Fan): Promise<string> {
  const order = ofOrder(
    dice,
    fan.orders.filter(({ id }) => memory.took.has(id)),
  )
  if (!order) return 'nothing to cancel'
  const { code } = await ask(`/minting/order/${order.id}/cancel`, {
    method: 'POST',
    headers: bearer(fan),
    body: z.encode(CancelBody, { reason: 'changedMind' }),
  })
  if (code === '200' && memory.shown.has(order.id))
    memory.problems.push(`${order.id} was opened and cancelled`)
  return code
}

/** Five minutes pass for what a fan has reserved. */
async function lapse({ backend }: Scene, { orders: held }: Fan): Promise<string> {
  const ids = held.slice(-3).map(({ id }) => id)
  if (ids.length > 0) await backend.db.update(orders).set({ expiresAt: 0 }).where(inArray(orders.id, ids))
  return 'later'
}

const hasUnpaid = ({ orders: all }: Fan, memory: Memory) => all.some((one) => isUnpaid(one, memory))
const hasPaid = ({ orders: all }: Fan, { took }: Memory) => all.some(({ id }) => took.has(id))

/** Which fans can take a step, where not all can. */
export const FANS_OF_STEP: Record<string, ((fan: Fan, memory: Memory) => boolean) | undefined> = {
  pay: hasUnpaid,
  'pay, webhook twice': hasUnpaid,
  'pay, webhook lost': hasUnpaid,
  'pay, declined': hasUnpaid,
  'leave the payment': hasUnpaid,
  'let it expire': hasUnpaid,
  open: hasPaid,
  'cancel as a fan': hasPaid,
  unblock: ({ blockedAt }) => blockedAt !== undefined,
}

/** The steps of fans; each returns what came of it. */
export const FAN_STEPS = {
  read,
  buy,
  pay: (scene: Scene, fan: Fan) => pay(scene, fan, 'told'),
  'pay, webhook twice': (scene: Scene, fan: Fan) => pay(scene, fan, 'twice'),
  'pay, webhook lost': (scene: Scene, fan: Fan) => pay(scene, fan, 'lost'),
  'pay, declined': (scene: Scene, fan: Fan) => pay(scene, fan, 'declined'),
  'leave the payment': (scene: Scene, fan: Fan) => pay(scene, fan, 'left'),
  open,
  'cancel as a fan': cancel,
  'let it expire': lapse,
  'sign in': ({ backend }: Scene, fan: Fan) => signIn(backend, fan),
}
