// What fans call about: how each case comes about, and the sentences by which an operator knows its cause and what to do.
import { randomUUID } from 'node:crypto'
import { generateCode } from '@fandeck/sdk/claims'
import { eq, sql } from 'drizzle-orm'
import { editions } from '../src/cards/tables.ts'
import { orders } from '../src/drops/tables.ts'
import { tokens } from '../src/ledger/tables.ts'
import { workFailed } from '../src/outbox/store.ts'
import { outbox } from '../src/outbox/tables.ts'
import { NOON } from './backend.ts'
import type { Desk } from './desk-shop.ts'
import { printCodes } from './printed.ts'
import type { Member } from './shop.ts'

/** The phone of the fan who calls. */
export const PHONE = '01024814821'
export const NICKNAME = '달빛'
const DAY_MS = 24 * 3_600_000

/** The fan who calls, and the shop. */
export interface Scene {
  desk: Desk
  fan: Member
}

/** A case: `make` creates it; the member's page then shows the sentences, the cause first. */
export interface DeskCase {
  make(scene: Scene): Promise<unknown>
  sentences: readonly [cause: string, ...more: string[]]
}

/** Opens a shop with a drop of parcels, its desk and the fan. */
export async function callingFan({ desk }: Pick<Scene, 'desk'>): Promise<Scene> {
  return { desk, fan: await desk.member({ nickname: NICKNAME, phone: PHONE }) }
}

const delivery = {
  ...{ deliveryName: NICKNAME, deliveryPhone: PHONE, deliveryRequest: '' },
  ...{ postNumber: '04766', address: '서울 성동구', addressDetail: '101호' },
}

/** An order whose payment the shop knows. */
async function paid({ desk, fan }: Scene): Promise<string> {
  const { orderId } = await desk.reserve(fan)
  await desk.db.update(orders).set({ delivery }).where(eq(orders.id, orderId))
  await desk.callback({ orderId })
  return orderId
}

/** A paid order that its fan has opened. */
export async function opened(scene: Scene): Promise<string> {
  const orderId = await paid(scene)
  await scene.desk.open(scene.fan, orderId)
  return orderId
}

async function cancelled(scene: Scene): Promise<string> {
  const { desk, fan } = scene
  const orderId = await paid(scene)
  await desk.call(`/minting/order/${orderId}/cancel`, { cancel_reason: 'M' }, fan.headers)
  return orderId
}

export const ship = (desk: Desk, orderId: string) =>
  desk.post(`/orders/${orderId}/ship`, { carrier: 'CJ대한통운', invoice_no: '601234563387' })

/** Lets days pass, within one session of the operator. */
export async function days({ db, clock }: Desk, count: number): Promise<void> {
  clock.advance(count * DAY_MS)
  await db.execute(sql`update operator_sessions set end_at = end_at + ${count * DAY_MS}::bigint`)
}

/** Two members type one printed code, the fan second and twice; returns the code and the first member. */
export async function typeUsedCode({ desk, fan }: Scene): Promise<{ code: string; other: Member }> {
  const code = generateCode((bytes) => crypto.getRandomValues(bytes))
  await printCodes(desk.backend, { mintingId: 1, code, cardId: 11, edition: 60 })
  const other = await desk.member({ nickname: '햇살', memberId: '01011112222', phone: '01011112222' })
  await desk.call('/card/1', { check_data: code }, other.headers)
  desk.clock.advance(60_000)
  for (let tried = 0; tried < 2; tried++) await desk.call('/card/1', { check_data: code }, fan.headers)
  return { code, other }
}

/** An operator changes the price while a fan's page shows the old one. */
async function reprice({ desk, fan }: Scene): Promise<void> {
  const change = (fields: Record<string, string>) => desk.post('/drops/1/change', fields)
  await change({ action: 'pause', notice: '가격을 고치고 있어요.' })
  const asked = await desk.page('/drops/1/confirm?action=price&amount=1500')
  const confirm = /name="confirm" value="([^"]+)"/.exec(asked)?.[1] ?? ''
  await change({ action: 'price', amount: '1500', confirm, reason: '가격을 잘못 입력했어요.' })
  await change({ action: 'resume' })
  await desk.buy(fan, { amount: 2 }, randomUUID(), { 'agreed-amount': '2000' })
}

/** The cases by name. */
export const CASES: Readonly<Record<string, DeskCase>> = {
  'a shop with too few copies': {
    async make(scene) {
      const { db } = scene.desk
      await db.execute(sql`alter table editions disable trigger user`)
      await db.delete(editions)
      await db.execute(sql`delete from free_copies`)
      await db.execute(sql`update free_counts set copies = 0`)
      await db.execute(sql`alter table editions enable trigger user`)
      await paid(scene)
    },
    sentences: ['카드를 준비하지 못했어요. 결제 금액은 돌려드려요.', '결제사에 환불을 요청하고 있어요.'],
  },
  'a lost webhook': {
    async make({ desk, fan }) {
      const { orderId } = await desk.reserve(fan)
      const work = { kind: 'payment', subject: orderId, payload: {}, createdAt: NOON } as const
      await desk.db.insert(outbox).values(work).onConflictDoNothing()
      await workFailed(desk.db, 'payment', orderId, NOON)
    },
    sentences: ['결제사에 결제 상태를 확인하고 있어요. 지금까지 1번 실패했어요.', '결제를 기다려요.'],
  },
  'a chain that is down': {
    make: opened,
    sentences: ['체인에 기록되기를 기다려요.', '회원이 팩을 열었어요.'],
  },
  'a token of another owner': {
    async make(scene) {
      const { db } = scene.desk
      const orderId = await opened(scene)
      const [copy] = await db.select().from(editions).where(eq(editions.orderId, orderId))
      const { cardId = 0, edition = 0 } = copy ?? {}
      const foreign = { state: 'foreign', owner: '0xaa', txHash: null, mintedAt: NOON } as const
      await db.insert(tokens).values({ cardId, edition, ...foreign })
    },
    sentences: ['카드 1장의 토큰이 체인에서 다른 지갑에 있어요.'],
  },
  'a refund that the company refuses': {
    make: async (scene) => workFailed(scene.desk.db, 'refund', await cancelled(scene), NOON),
    sentences: ['결제사에 환불을 요청하고 있어요. 지금까지 1번 실패했어요.', '1,000원을 돌려드려야 해요.'],
  },
  'another account': {
    make: async ({ desk }) =>
      paid({ desk, fan: await desk.member({ nickname: '햇살', phone: '01011112222' }) }),
    sentences: [
      '이 휴대폰으로 받는 주문이 다른 계정에 있어요.',
      '카드가 보이지 않으면 그 계정으로 로그인했는지 물어봐 주세요.',
    ],
  },
  'a code that another member has used': {
    make: typeUsedCode,
    sentences: [
      '다른 계정이 이미 사용한 카드 코드를 입력했어요.',
      '이 회원은 2025.11.20(목) 12:01까지 2번 입력했고, 다른 계정이 2025.11.20(목) 12:00에 먼저 받았어요.',
      '햇살 (010-****-2222)',
      '아니면 카드 사진을 받아 확인하고 아래 카드 주기로 같은 카드를 한 장 주세요.',
    ],
  },
  'a lost parcel': {
    async make(scene) {
      await ship(scene.desk, await opened(scene))
      await days(scene.desk, 7)
    },
    sentences: ['보낸 지 7일이 지났는데 배송이 끝나지 않았어요.', '일부 환불하거나 다시 보내 주세요.'],
  },
  'a blocked member': {
    make: async ({ desk, fan }) => desk.post(`/members/${fan.id}/block`, { reason: '자동 구매' }),
    sentences: ['이용을 제한한 회원이에요. 자동 구매', '이용 제한 풀기'],
  },
  'a changed price': {
    make: reprice,
    sentences: [
      '가격이 바뀌어서 결제를 시작하지 않았어요.',
      '2025.11.20(목) 12:00에 시험 팩 2팩을 2,000원에 사려고 했고, 그때 금액은 3,000원이었어요.',
      '드롭 페이지를 새로 열어 바뀐 금액을 확인하고 다시 사도록 안내해 주세요.',
    ],
  },
}
