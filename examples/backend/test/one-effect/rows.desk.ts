// The forms of the operators' desk (screen 57), each with a request that has an effect.
import { eq } from 'drizzle-orm'
import { memberBlocks } from '../../src/auth/tables.ts'
import { askDrop } from '../../src/controls/change.ts'
import { orders } from '../../src/drops/tables.ts'
import { fanMessages } from '../../src/messages/tables.ts'
import { putOperator } from '../../src/operations/operators.ts'
import { operatorChallenges, operatorPasskeys, operatorSessions } from '../../src/operations/tables.ts'
import { outbox } from '../../src/outbox/tables.ts'
import { createToken } from '../../src/shop-files/tokens.ts'
import { inquiries } from '../../src/support/tables.ts'
import { NOON } from '../backend.ts'
import { softPasskey } from '../soft-passkey.ts'
import { paidOrder } from './prepare.ts'
import type { Row, Sent, ShopWorld } from './row.ts'

const OPERATIONS = '/staff/operations'
const OPERATOR = { operator_id: 'doyun', pwd: 'Desk#2025' }
const PARCEL = { carrier: 'CJ대한통운', invoiceNumber: '601234563387' }
const origin = 'http://api.localhost'

/** Signs an operator in; returns the headers of the desk's own pages. */
async function atDesk(world: ShopWorld): Promise<Record<string, string>> {
  await putOperator(world.db, { operatorId: 'doyun', name: '한도윤', password: OPERATOR.pwd, now: NOON })
  const reply = await world.fetch(`${origin}${OPERATIONS}/sign-in`, {
    method: 'POST',
    headers: { origin },
    body: new URLSearchParams(OPERATOR),
  })
  const [cookie = ''] = reply.headers.getSetCookie().filter((line) => line.startsWith('fandeck_operator='))
  return { origin, cookie: cookie.split(';')[0] ?? '' }
}

/** The request of a step for a paid order, which `change` prepares. */
async function orderStep(
  world: ShopWorld,
  step: string,
  { form, change }: { form?: Record<string, string>; change?: Partial<typeof orders.$inferInsert> } = {},
): Promise<Sent> {
  const orderId = await paidOrder(world)
  if (change) await world.db.update(orders).set(change).where(eq(orders.id, orderId))
  const path = `${OPERATIONS}/orders/${orderId}/${step}`
  return { path, headers: await atDesk(world), ...(form && { form }) }
}

/** The request of an owner's step for another operator. */
async function teamStep(world: ShopWorld, name: string, form?: Record<string, string>): Promise<Sent> {
  const headers = await atDesk(world)
  await putOperator(world.db, { operatorId: 'mina', name: '김민아', password: 'Desk#2026', now: NOON })
  return { path: `${OPERATIONS}/operators/mina/${name}`, headers, ...(form && { form }) }
}

async function optionsFor(world: ShopWorld, headers: Record<string, string>): Promise<{ challenge: string }> {
  const path = `${origin}${OPERATIONS}/account/passkeys/options`
  const body = new URLSearchParams({ pwd: OPERATOR.pwd })
  return (await world.fetch(path, { method: 'POST', headers, body })).json()
}

/** Signs an operator in and registers a passkey. */
async function withPasskey(world: ShopWorld) {
  const headers = await atDesk(world)
  const key = softPasskey()
  await world.fetch(`${origin}${OPERATIONS}/account/passkeys/add`, {
    method: 'POST',
    headers,
    redirect: 'manual',
    body: new URLSearchParams({
      name: '내 휴대폰',
      response: key.register(await optionsFor(world, headers)),
    }),
  })
  return { key, headers }
}

const returned = { ...PARCEL, deliveredAt: NOON, returnReason: 'damaged', returnRequestedAt: NOON } as const

export const deskRows: Record<string, Row> = {
  [`POST ${OPERATIONS}/sign-in`]: {
    each: {
      tables: ['operator_actions', 'operator_sessions'],
      why: 'every sign-in is on record, and a session',
    },
    async prepare(world) {
      await atDesk(world)
      return { path: `${OPERATIONS}/sign-in`, form: OPERATOR, headers: { origin } }
    },
  },
  [`POST ${OPERATIONS}/sign-out`]: {
    prepare: async (world) => ({ path: `${OPERATIONS}/sign-out`, headers: await atDesk(world) }),
  },
  [`POST ${OPERATIONS}/orders/:orderId/ship`]: {
    prepare: (world) =>
      orderStep(world, 'ship', { form: { carrier: PARCEL.carrier, invoice_no: PARCEL.invoiceNumber } }),
  },
  [`POST ${OPERATIONS}/orders/:orderId/deliver`]: {
    prepare: (world) => orderStep(world, 'deliver', { change: PARCEL }),
  },
  [`POST ${OPERATIONS}/orders/:orderId/correct-parcel`]: {
    prepare: (world) =>
      orderStep(world, 'correct-parcel', {
        change: PARCEL,
        form: { carrier: PARCEL.carrier, invoice_no: '601234563388' },
      }),
  },
  [`POST ${OPERATIONS}/parcels/labels`]: {
    each: { tables: ['operator_actions'], why: 'every list of addresses is on record' },
    async prepare(world) {
      const orders = await paidOrder(world)
      return { path: `${OPERATIONS}/parcels/labels`, form: { orders }, headers: await atDesk(world) }
    },
  },
  [`POST ${OPERATIONS}/parcels/numbers`]: {
    async prepare(world) {
      const numbers = `${await paidOrder(world)},${PARCEL.carrier},${PARCEL.invoiceNumber}`
      return { path: `${OPERATIONS}/parcels/numbers`, form: { numbers }, headers: await atDesk(world) }
    },
  },
  [`POST ${OPERATIONS}/orders/:orderId/cancel`]: { prepare: (world) => orderStep(world, 'cancel') },
  [`POST ${OPERATIONS}/orders/:orderId/refund`]: {
    each: { tables: ['operator_actions'], why: 'every press is an action of the operator' },
    async prepare(world) {
      const sent = await orderStep(world, 'refund', { change: { status: 'REFUND_DUE' } })
      const [, subject = ''] = /orders\/([^/]+)/.exec(sent.path) ?? []
      const dueAt = NOON + 300_000
      await world.db.insert(outbox).values({ kind: 'refund', subject, payload: {}, createdAt: NOON, dueAt })
      return sent
    },
  },
  [`POST ${OPERATIONS}/orders/:orderId/refund-part`]: {
    prepare: (world) =>
      orderStep(world, 'refund-part', { form: { amount: '500', seen: '0', reason: '굿즈가 늦었어요.' } }),
  },
  [`POST ${OPERATIONS}/orders/:orderId/return`]: {
    prepare: (world) => orderStep(world, 'return', { change: returned }),
  },
  [`POST ${OPERATIONS}/orders/:orderId/refuse-return`]: {
    prepare: (world) =>
      orderStep(world, 'refuse-return', { change: returned, form: { reason: '사용했어요.' } }),
  },
  [`POST ${OPERATIONS}/drops/:dropId/change`]: {
    async prepare(world) {
      const change = { action: 'add', packs: 1 } as const
      const { version: confirm } = await askDrop(world.backend, { drop: '1', change })
      const form = { action: 'add', packs: '1', reason: '매진 임박', confirm }
      return { path: `${OPERATIONS}/drops/1/change`, form, headers: await atDesk(world) }
    },
  },
  [`POST ${OPERATIONS}/orders/:orderId/ask-change`]: {
    prepare: (world) =>
      orderStep(world, 'ask-change', { form: { reason: '주소에 호수가 없어요.', seen: '0' } }),
  },
  [`POST ${OPERATIONS}/members/:userId/resend`]: {
    async prepare(world) {
      const { id: userId } = world.fan
      const sent = { userId, name: 'refunded' as const, subject: 'FD-1', values: {}, createdAt: NOON }
      const [row] = await world.db
        .insert(fanMessages)
        .values({ ...sent, channel: 'mail', endedAt: NOON })
        .returning()
      const path = `${OPERATIONS}/members/${userId}/resend`
      return { path, form: { message: String(row?.id) }, headers: await atDesk(world) }
    },
  },
  [`POST ${OPERATIONS}/members/:userId/give`]: {
    async prepare(world) {
      const path = `${OPERATIONS}/members/${world.fan.id}/give`
      const form = { kind: 'points', value: '500', seen: '0', reason: '배송이 늦었어요.' }
      return { path, form, headers: await atDesk(world) }
    },
  },
  [`POST ${OPERATIONS}/members/:userId/block`]: {
    async prepare(world) {
      const path = `${OPERATIONS}/members/${world.fan.id}/block`
      return { path, form: { reason: '자동 구매' }, headers: await atDesk(world) }
    },
  },
  [`POST ${OPERATIONS}/members/:userId/unblock`]: {
    async prepare(world) {
      const { id: userId } = world.fan
      await world.db.insert(memberBlocks).values({ userId, reason: '자동 구매', author: 'doyun', at: NOON })
      return { path: `${OPERATIONS}/members/${userId}/unblock`, headers: await atDesk(world) }
    },
  },
  [`POST ${OPERATIONS}/inquiries/:inquiryId/answer`]: {
    async prepare(world) {
      const asked = { category: '기타', title: '배송', content: '언제 와요?', images: [], askedAt: NOON }
      const [row] = await world.db
        .insert(inquiries)
        .values({ userId: world.fan.id, key: 'k', ...asked })
        .returning()
      const path = `${OPERATIONS}/inquiries/${row?.inquiryId}/answer`
      return { path, form: { answer: '내일 도착해요.' }, headers: await atDesk(world) }
    },
  },
  [`POST ${OPERATIONS}/operators/add`]: {
    prepare: async (world) => ({
      path: `${OPERATIONS}/operators/add`,
      form: { operator_id: 'mina', name: '김민아', role: 'support' },
      headers: await atDesk(world),
    }),
  },
  [`POST ${OPERATIONS}/operators/:operatorId/role`]: {
    prepare: (world) => teamStep(world, 'role', { role: 'support' }),
  },
  [`POST ${OPERATIONS}/operators/:operatorId/password`]: {
    each: { tables: ['operators', 'operator_actions'], why: 'every press makes another password' },
    async prepare(world) {
      const sent = await teamStep(world, 'password')
      await world.db
        .insert(operatorSessions)
        .values({ tokenHash: 'of-mina', operatorId: 'mina', endAt: NOON })
      return sent
    },
  },
  [`POST ${OPERATIONS}/operators/:operatorId/remove`]: { prepare: (world) => teamStep(world, 'remove') },
  [`POST ${OPERATIONS}/operators/:operatorId/token`]: {
    prepare: (world) => teamStep(world, 'token', { name: 'laptop', role: 'viewer', days: '30' }),
  },
  [`POST ${OPERATIONS}/operators/tokens/:name/end`]: {
    async prepare(world) {
      await createToken(world.backend, { name: 'laptop', role: 'viewer', days: 1 })
      return { path: `${OPERATIONS}/operators/tokens/laptop/end`, headers: await atDesk(world) }
    },
  },
  [`POST ${OPERATIONS}/sign-in/passkey`]: {
    async prepare(world) {
      const { key } = await withPasskey(world)
      const reply = await world.fetch(`${origin}${OPERATIONS}/sign-in`, {
        method: 'POST',
        headers: { origin },
        body: new URLSearchParams(OPERATOR),
      })
      const [step = ''] = reply.headers
        .getSetCookie()
        .filter((line) => line.startsWith('fandeck_operator_step='))
      const [row] = await world.db.select().from(operatorChallenges)
      const response = key.sign({ challenge: row?.challenge ?? '' })
      const headers = { origin, cookie: step.split(';')[0] ?? '' }
      return { path: `${OPERATIONS}/sign-in/passkey`, form: { response }, headers }
    },
  },
  [`POST ${OPERATIONS}/account/passkeys/options`]: {
    prepare: async (world) => ({
      path: `${OPERATIONS}/account/passkeys/options`,
      form: { pwd: OPERATOR.pwd },
      headers: await atDesk(world),
    }),
  },
  [`POST ${OPERATIONS}/account/password`]: {
    prepare: async (world) => ({
      path: `${OPERATIONS}/account/password`,
      form: { pwd: OPERATOR.pwd, new_pwd: 'Desk#2025-autumn', again: 'Desk#2025-autumn' },
      headers: await atDesk(world),
    }),
  },
  [`POST ${OPERATIONS}/account/passkeys/add`]: {
    async prepare(world) {
      const headers = await atDesk(world)
      const response = softPasskey().register(await optionsFor(world, headers))
      return { path: `${OPERATIONS}/account/passkeys/add`, form: { name: '내 휴대폰', response }, headers }
    },
  },
  [`POST ${OPERATIONS}/account/passkeys/remove`]: {
    async prepare(world) {
      const { key, headers } = await withPasskey(world)
      return { path: `${OPERATIONS}/account/passkeys/remove`, form: { credential: key.id }, headers }
    },
  },
  [`POST ${OPERATIONS}/operators/passkeys`]: {
    async prepare(world) {
      const { headers } = await withPasskey(world)
      return { path: `${OPERATIONS}/operators/passkeys`, form: { required: 'yes' }, headers }
    },
  },
  [`POST ${OPERATIONS}/operators/:operatorId/reset-passkeys`]: {
    async prepare(world) {
      const sent = await teamStep(world, 'reset-passkeys')
      const key = { credentialId: 'of-mina', operatorId: 'mina', name: '보안 키', publicKey: Buffer.alloc(1) }
      await world.db.insert(operatorPasskeys).values({ ...key, counter: 0, transports: [], createdAt: NOON })
      return sent
    },
  },
}
