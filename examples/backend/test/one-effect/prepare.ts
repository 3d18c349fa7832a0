// What the requests of the table need before they are sent.
import { createHash } from 'node:crypto'
import { hash } from '@node-rs/argon2'
import { eq } from 'drizzle-orm'
import sharp from 'sharp'
import { beginSession } from '../../src/auth/families.ts'
import { userById } from '../../src/auth/store.ts'
import { benefits, claimEvents, memberBenefits, staffPasswords } from '../../src/benefits/tables.ts'
import { terms } from '../../src/content/tables.ts'
import { orders } from '../../src/drops/tables.ts'
import { NOON } from '../backend.ts'
import { addIdentityResult } from '../identity.ts'
import type { Member } from '../shop.ts'
import type { ShopWorld } from './row.ts'

export const PASSWORD = 'Fandeck#2025'
export const MAIL = 'moonlight@example.com'
export const PHONE = '01024814821'
export const PARTNER = 'http://partner.localhost'
export const verifier = 'ab'.repeat(32)
export const challenge = createHash('sha256').update(verifier).digest('hex')
export const HOUR = 3_600_000
export const HOME = {
  deliveryName: '달빛',
  deliveryPhone: PHONE,
  postNumber: '04766',
  address: '서울 성동구 왕십리로 83-21',
  addressDetail: '101호',
  deliveryRequest: '',
}

export const picture = async () =>
  new File(
    [
      new Uint8Array(
        await sharp({ create: { width: 40, height: 30, channels: 3, background: '#c4122f' } })
          .png()
          .toBuffer(),
      ),
    ],
    'a.png',
  )

/** A member who signs in by mail and password. */
export const mailFan = async ({ member }: ShopWorld) =>
  member({ memberId: MAIL, loginType: 'email', level: 'K103', passwordHash: await hash(PASSWORD) })
export const phoneFan = ({ member }: ShopWorld) =>
  member({ memberId: PHONE, phone: PHONE, loginType: 'phone' })

/** The result of a check that a member's session began; of the fan by default. */
export const identityFor = ({ backend, fan }: ShopWorld, member: Member = fan) =>
  addIdentityResult(backend, member, { phone: PHONE })

export async function sessionOf({ backend }: ShopWorld, id: string) {
  const user = await userById(backend.db, id)
  if (!user) throw new Error('no member')
  return beginSession(backend, user)
}

export async function someTerms({ backend }: ShopWorld) {
  const version = { title: '약관', version: '1.0', content: '하나', required: false, startAt: NOON - 1 }
  const kinds = ['service', 'privacy', 'marketing'] as const
  await backend.db.insert(terms).values(kinds.map((kind, at) => ({ ...version, kind, termsId: at + 1 })))
}

export async function aBenefit({ backend, fan }: ShopWorld) {
  const span = { startAt: NOON - HOUR, endAt: NOON + HOUR }
  const image = { kind: 'crest', team: 'seoul' } as const
  await backend.db.insert(claimEvents).values({ eventKey: 'home', title: '홈' })
  await backend.db.insert(staffPasswords).values({ eventKey: 'home', hash: await hash('482913'), ...span })
  await backend.db
    .insert(benefits)
    .values({ benefitId: 1, eventKey: 'home', claimName: '엽서', qr: false, image, ...span })
  await backend.db.insert(memberBenefits).values({ userId: fan.id, benefitId: 1 })
}

/** Requests a code, which the world sends by text or mail. */
export const ask = (world: ShopWorld, path: string, json: object, headers: Record<string, string> = {}) =>
  world.fetch(`http://api.localhost${path}`, {
    method: 'POST',
    headers: { 'content-type': 'application/json', ...headers },
    body: JSON.stringify(json),
  })

/** A paid order of the member with closed packs; with `delivered`, its goods have arrived. */
export async function paidOrder(world: ShopWorld, { delivered = false } = {}) {
  const { orderId } = await world.reserve(world.fan)
  await world.post(`/minting/order/${orderId}/delivery`, HOME, world.fan.headers, 'PUT')
  await world.callback({ orderId })
  const parcel = { carrier: 'CJ', invoiceNumber: '601234563387', deliveredAt: NOON }
  if (delivered) await world.db.update(orders).set(parcel).where(eq(orders.id, orderId))
  return orderId
}
