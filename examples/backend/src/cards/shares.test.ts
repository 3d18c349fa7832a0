import { endCardShare, getCardShare, getSharedCard, setCardShare } from '@fandeck/sdk/cards'
import { eq } from 'drizzle-orm'
import sharp from 'sharp'
import { afterEach, beforeEach, describe, expect, it } from 'vitest'
import { NOON } from '../../test/backend.ts'
import { sdkFor } from '../../test/sdk.ts'
import { codes, type Member, openShop, type Shop } from '../../test/shop.ts'
import { users } from '../auth/tables.ts'
import { mintings } from '../drops/tables.ts'
import { erase } from '../withdrawal/erase.ts'
import { SHAPE_SIZES } from './share-picture.ts'
import { claimed } from './shares.test-helper.ts'
import { CONSUMED } from './store.ts'
import { cardShares, editions, packs } from './tables.ts'

const COPY = { cardId: 11, edition: 1 }
const PATH = '/card/share/11/1'
const NICKNAME = '달빛산책'

let shop: Shop
let fan: Member
beforeEach(async () => {
  shop = await openShop()
  fan = await shop.member({ nickname: NICKNAME })
  await claimed(shop, fan)
  await shop.db.update(packs).set({ title: '첫 시즌' })
})
afterEach(() => shop.close())

const share = (showsName = false, member = fan) => setCardShare(sdkFor(shop, member), { ...COPY, showsName })
const seen = (shareKey: string) => shop.get(`/card/shared/${shareKey}`)
const picture = (name: string, headers: Record<string, string> = {}) =>
  shop.api.request(`/cdn/share/card/${name}.jpg`, { headers })

async function isGone(shareKey: string) {
  expect(await seen(shareKey)).toMatchObject({
    http: 404,
    code: 'NOT_FOUND',
    message: '더 이상 공유하지 않는 카드예요.',
    data: undefined,
  })
  for (const shape of Object.keys(SHAPE_SIZES)) {
    expect((await picture(`${shareKey}-${shape}`)).status).toBe(404)
  }
}

describe('the link of a card', () => {
  it('shows the card to everybody, and nothing of its owner', async () => {
    const { shareKey } = await share()
    expect(shareKey).toMatch(/^[\w-]{22}$/)
    const reply = await shop.api.request(`/card/shared/${shareKey}`)
    const text = await reply.text()
    expect(JSON.parse(text).data).toMatchObject({
      ...{ share_key: shareKey, pack_name: 'pack', pack_title: '첫 시즌', edition: 1, edition_total: 60 },
      ...{ nick_name: null, minting_seq: 1 },
      preview_image: `http://api.localhost/cdn/share/card/${shareKey}-preview.jpg`,
    })
    const { memberId } = (await shop.db.select().from(users).where(eq(users.id, fan.id)))[0] ?? {}
    for (const secret of [fan.id, NICKNAME, String(memberId)]) expect(text).not.toContain(secret)
    expect([...reply.headers].join()).not.toContain(fan.id)
  })

  it('shows the nickname while its owner wishes, under the same key', async () => {
    const { shareKey } = await share()
    expect(await share(true)).toMatchObject({ shareKey, showsName: true })
    expect((await getSharedCard(sdkFor(shop, fan), { shareKey })).ownerName).toBe(NICKNAME)
    await share(false)
    expect((await getSharedCard(sdkFor(shop, fan), { shareKey })).ownerName).toBeNull()
  })

  it('is one in twenty taps', async () => {
    const taps = Array.from({ length: 20 }, () => shop.post(PATH, { name_yn: 'N' }, fan.headers))
    const answers = await Promise.all(taps)
    expect(codes(answers)).toEqual(Array(20).fill('200'))
    expect(new Set(answers.map(({ data }) => Reflect.get(Object(data), 'share_key'))).size).toBe(1)
    expect(await shop.db.$count(cardShares)).toBe(1)
  })

  it('ends with its owner’s wish; the next one has another key', async () => {
    const fandeck = sdkFor(shop, fan)
    const { shareKey } = await share(true)
    expect(await getCardShare(fandeck, COPY)).toMatchObject({ shareKey, showsName: true })
    await endCardShare(fandeck, COPY)
    await endCardShare(fandeck, COPY)
    expect(await getCardShare(fandeck, COPY)).toBeNull()
    await isGone(shareKey)
    expect((await share()).shareKey).not.toBe(shareKey)
    await isGone(shareKey)
  })

  it.each([
    ['an upgrade has spent the card', { userId: CONSUMED }],
    ['a refund has returned it', { userId: null, acquiredAt: null }],
    ['the member has received it again later', { acquiredAt: NOON + 60_000 }],
  ])('ends once %s', async (_, change) => {
    const { shareKey } = await share()
    await shop.db.update(editions).set(change).where(eq(editions.userId, fan.id))
    await isGone(shareKey)
  })

  it('ends once the card is another member’s, whose own link has another key', async () => {
    const other = await shop.member()
    const { shareKey } = await share(true)
    await claimed(shop, other, NOON + 1)
    await isGone(shareKey)
    const next = await share(false, other)
    expect(next).toMatchObject({ showsName: false })
    expect(next.shareKey).not.toBe(shareKey)
    await isGone(shareKey)
    // The previous owner cannot end the link of the new owner.
    await endCardShare(sdkFor(shop, fan), COPY)
    expect(await seen(next.shareKey)).toMatchObject({ status: '200' })
  })

  it('ends with the withdrawal of its owner', async () => {
    const { shareKey } = await share(true)
    const [row] = await shop.db.select().from(users).where(eq(users.id, fan.id))
    if (!row) throw new Error('The member is missing.')
    await shop.db.transaction((tx) => erase(shop.backend, tx, row))
    await isGone(shareKey)
    expect(await shop.db.$count(cardShares)).toBe(0)
  })

  it('is not made, read or ended by another member or without a session', async () => {
    const { shareKey } = await share()
    const other = await shop.member()
    expect(await shop.post(PATH, { name_yn: 'Y' }, other.headers)).toMatchObject({ http: 404 })
    expect(await shop.get(PATH, other)).toMatchObject({ http: 404, code: 'NOT_FOUND' })
    await endCardShare(sdkFor(shop, other), COPY)
    expect(await shop.post(PATH, { name_yn: 'Y' })).toMatchObject({ http: 401 })
    expect(await shop.get(PATH)).toMatchObject({ http: 401 })
    expect((await getSharedCard(sdkFor(shop, other), { shareKey })).ownerName).toBeNull()
  })

  it.each(['AAAAAAAAAAAAAAAAAAAAAA', '11', 'short', '..%2f..%2fcard', 'a'.repeat(23), '1%27or%271'])(
    'is not %s',
    async (key) => {
      await share()
      expect(await seen(key)).toMatchObject({ http: 404 })
      expect((await picture(`${key}-preview`)).status).toBe(404)
    },
  )

  it('names the drop that sells the set now or next, and none that is over', async () => {
    const { shareKey } = await share()
    const dropId = async () => (await getSharedCard(sdkFor(shop, fan), { shareKey })).dropId
    expect(await dropId()).toBe(1)
    await shop.db.update(mintings).set({ endAt: NOON })
    expect(await dropId()).toBeNull()
  })
})

describe('the pictures of a shared card', () => {
  it('are JPEGs of three shapes with an ETag, kept for a minute, and not listed by search engines', async () => {
    const { shareKey } = await share(true)
    for (const [shape, size] of Object.entries(SHAPE_SIZES)) {
      const reply = await picture(`${shareKey}-${shape}`)
      expect(Object.fromEntries(reply.headers)).toMatchObject({
        'content-type': 'image/jpeg',
        'cache-control': 'public, max-age=60',
        'x-robots-tag': 'noindex',
        'content-disposition': shape === 'preview' ? 'inline' : `attachment; filename="card-${shape}.jpg"`,
      })
      const bytes = Buffer.from(await reply.arrayBuffer())
      expect(await sharp(bytes).metadata()).toMatchObject({ format: 'jpeg', ...size })
      expect(bytes.length).toBeLessThan(500_000)
      const again = await picture(`${shareKey}-${shape}`, {
        'if-none-match': reply.headers.get('etag') ?? '',
      })
      expect(again.status).toBe(304)
    }
    expect((await picture(`${shareKey}-wide`)).status).toBe(404)
  })

  it('are the same with and without the name of the owner', async () => {
    const { shareKey } = await share(false)
    const without = (await picture(`${shareKey}-story`)).headers.get('etag')
    await share(true)
    expect((await picture(`${shareKey}-story`)).headers.get('etag')).toBe(without)
  })
})
