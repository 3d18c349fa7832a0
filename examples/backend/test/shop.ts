import { randomUUID } from 'node:crypto'
import { Envelope, OpenReply, OrderReply, Reservation } from '@fandeck/sdk/wire'
import { eq } from 'drizzle-orm'
import * as z from 'zod/mini'
import { designs, editions, packMintings, packs } from '../src/cards/tables.ts'
import type { BackendConfig } from '../src/config.ts'
import { mintings } from '../src/drops/tables.ts'
import type { PaymentEvent } from '../src/payment/adapter.ts'
import { sign } from '../src/payment/signature.ts'
import { NOON, type TestBackend, testBackend } from './backend.ts'
import { designRow, dropRow, purchaseBody } from './drop-row.ts'

/** The status, code and data of a reply. */
export interface Answer {
  http: number
  status: string
  code: string | undefined
  message: string | undefined
  data: unknown
}

export async function answerOf(reply: Response): Promise<Answer> {
  const { status, code, message, data } = z.parse(Envelope, await reply.json())
  return { http: reply.status, status, code, message, data }
}

/** Returns the error code of each reply, or the status of a successful one. */
export const codes = (answers: readonly Answer[]): string[] =>
  answers.map(({ status, code }) => code ?? status)
/** Counts the items equal to `value`. */
export const times = (list: readonly string[], one: string): number =>
  list.filter((item) => item === one).length

export type Member = Awaited<ReturnType<TestBackend['member']>>

/** https, because redirects to plain http are allowed to localhost only. */
const ORIGINS = {
  site: 'https://site.example',
  api: 'http://api.localhost',
  pay: 'http://pay.localhost',
  oauth: 'http://oauth.localhost',
  wallet: 'http://wallet.localhost',
}
const HOUR = 3_600_000

/**
 * A pack of two designs and one open drop of it: number 1, 20 packs of 3 cards, at most 2 per member, 1,000 KRW.
 */
export async function openShop(
  drop: Partial<typeof mintings.$inferInsert> = {},
  config: Partial<BackendConfig> = {},
) {
  const test = await testBackend({ config: { origins: ORIGINS, ...config } })
  const { backend, api } = test
  const { db } = backend
  await db.insert(packs).values({ packId: 1, packName: 'pack', team: 'seoul' })
  await db.insert(packMintings).values({
    mintingId: 1,
    packId: 1,
    mintingName: '코드',
    credentialsType: 'CODE',
    startAt: NOON - HOUR,
    endAt: NOON + 48 * HOUR,
  })
  // Ten copies of each design are not for sale.
  const forSale = Math.max(50, Math.ceil(((drop.totalPacks ?? 20) * (drop.cardsPerPack ?? 3)) / 2))
  const copies = forSale + 10
  await db.insert(designs).values([11, 12].map((cardId) => designRow(cardId, 1, copies)))
  await db.insert(editions).values(
    [11, 12].flatMap((cardId) =>
      Array.from({ length: copies }, (_, index) => ({
        cardId,
        edition: index + 1,
        dropId: index < forSale ? 1 : null,
      })),
    ),
  )
  await db.insert(mintings).values(
    dropRow({
      dropId: 1,
      packName: 'pack',
      notices: ['안내'],
      startAt: NOON - HOUR,
      endAt: NOON + HOUR,
      totalPacks: 20,
      cardsPerPack: 3,
      updatedAt: NOON,
      ...drop,
    }),
  )

  const get = async (path: string, member?: Member) =>
    answerOf(await api.request(path, { headers: member?.headers ?? {} }))

  const post = async (
    path: string,
    json: unknown,
    headers: Record<string, string> = {},
    method: 'POST' | 'PUT' = 'POST',
  ) =>
    answerOf(
      await api.request(path, {
        method,
        headers: {
          'content-type': 'application/json',
          ...(path.startsWith('/dev/') && { origin: ORIGINS.api }),
          ...headers,
        },
        body: JSON.stringify(json),
      }),
    )

  /** Sends a purchase; `fields` overrides wire fields of one pack by phone bill. */
  const buy = (
    member: Member,
    fields: Record<string, unknown> = {},
    key: string = randomUUID(),
    headers: Record<string, string> = {},
  ) =>
    post(
      '/minting',
      { ...purchaseBody(1, 1), ...fields },
      { ...member.headers, ...headers, 'idempotency-key': key },
    )

  /** Sends a purchase that must succeed. */
  const reserve = async (member: Member, amount = 1, fields: Record<string, unknown> = {}) =>
    z.decode(Reservation, (await buy(member, { amount, ...fields })).data as z.input<typeof Reservation>)

  /** Sends a payment event as the payment company does; `forge` changes the request after it was signed. */
  async function callback(
    event: Partial<PaymentEvent> & Pick<PaymentEvent, 'orderId'>,
    {
      signedAt = test.clock.now(),
      secret = backend.config.secrets.payment,
      forge = (raw: string) => raw,
    } = {},
  ) {
    const body = { eventId: randomUUID(), kind: 'paid', amount: 1000, currency: 'KRW', ...event }
    const raw = JSON.stringify(body)
    return answerOf(
      await api.request('/payment/callback', {
        method: 'POST',
        headers: sign(secret, raw, signedAt),
        body: forge(raw),
      }),
    )
  }

  const orderOf = async (member: Member, orderId: string) => {
    const { data } = await get(`/minting/order/${orderId}`, member)
    return z.decode(OrderReply, data as z.input<typeof OrderReply>)
  }

  /** Opens the packs of an order that must be paid. */
  const open = async (member: Member, orderId: string) => {
    const { data } = await post(`/minting/order/${orderId}/open`, {}, member.headers)
    return z.decode(OpenReply, data as z.input<typeof OpenReply>)
  }

  const stock = async () => (await db.select().from(mintings).where(eq(mintings.dropId, 1)))[0]?.remaining

  return { ...test, db, get, post, buy, reserve, callback, orderOf, open, stock }
}

export type Shop = Awaited<ReturnType<typeof openShop>>
