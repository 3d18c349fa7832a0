import { OpenReply, OrderReply, OwnedCardListReply, Reservation, ShopReply } from '@fandeck/sdk/wire'
import sharp from 'sharp'
import { afterEach, expect, test } from 'vitest'
import * as z from 'zod/mini'
import { purchaseBody } from '../../test/drop-row.ts'
import { openRunningShop, type RunningShop } from '../../test/running-shop.ts'
import { answerOf } from '../../test/shop.ts'
import { createStaffPass } from '../admin/staff-pass.ts'
import { designs } from '../cards/tables.ts'
import { addPhotographs, PHOTOGRAPHS } from './foreign-shop.test-helper.ts'

let shop: RunningShop
afterEach(() => shop.close())

const DEMO = /팬덱|ORBLIT|FC서울|수원 블루윙즈|FC안양|스틸러스|대전하나|레드부스터스|텐 미션|ITTA|온결/

test('a shop of files alone, in production: its 24 photographs are shown, one in the deck of a fan, who wins a benefit and redeems it', async () => {
  shop = await openRunningShop()
  const { fandeck, backend, api } = shop
  await addPhotographs(shop)
  expect((await fandeck('apply', 'shop')).out).toContain('Applied as revision 1.')

  const fan = await backend.member({ level: 'K201', phone: '01055550001' })
  const headers = {
    ...fan.headers,
    'content-type': 'application/json',
    'idempotency-key': 'a-first-purchase',
    'agreed-amount': '0',
  }
  const post = async (path: string, body: unknown) =>
    answerOf(await backend.fetch(`${api}${path}`, { method: 'POST', headers, body: JSON.stringify(body) }))
  const get = async (path: string) => answerOf(await backend.fetch(`${api}${path}`, { headers: fan.headers }))
  const bought = await post('/minting', { ...purchaseBody(1, 1), redirect_url: api })
  expect(bought).toMatchObject({ http: 200 })
  const { orderId } = z.decode(Reservation, z.parse(z.any(), bought.data))
  const order = z.decode(OrderReply, z.parse(z.any(), (await get(`/minting/order/${orderId}`)).data))
  expect(order.status).toBe('PAID')
  expect((await get('/claim/usable/list')).data).toEqual([])
  const opened = await post(`/minting/order/${orderId}/open`, {})
  expect(z.decode(OpenReply, z.parse(z.any(), opened.data)).cards).toHaveLength(3)

  const mine = z.decode(OwnedCardListReply, z.parse(z.any(), (await get('/card/metadata/1/my')).data))
  const owned = JSON.stringify(mine)
  const [address = ''] = /http[^"]*\/cdn\/m\/[0-9a-f]{64}\.jpg#focal=50:20/.exec(owned) ?? []
  const picture = Buffer.from(await (await backend.fetch(address)).arrayBuffer())
  expect(await sharp(picture).metadata()).toMatchObject({ format: 'jpeg', width: 330, height: 510 })

  const usable = (await get('/claim/usable/list')).data
  expect(usable).toMatchObject([{ claim_name: '개막전 응원봉' }])
  const { db, now } = backend.backend
  const staff = { eventKey: 'opening', title: '홈 개막전', days: 1, now: now() }
  const { password: pwd } = await createStaffPass(db, staff)
  expect(await post('/claim/pwd/1', { pwd })).toMatchObject({ http: 200 })
  expect((await get('/claim/usable/list')).data).toEqual([])

  // The team of a pack without a campaign is the shop.
  const cards = JSON.stringify((await get('/card/metadata/1')).data)
  expect(cards).toContain('"trait_type":"team","value":"서울 라이온즈"')

  const paths = [
    '/shop',
    '/minting/1',
    '/cdn/static/drops/drops-information.json',
    '/main/banner/visual',
    '/main/popup',
    '/about/terms/?terms_div=S',
    '/about/wallet/terms',
    '/support/notice?page=1',
    '/support/notice/1',
    '/support/faq',
    '/cdn/static/originals/originals.json',
    '/cdn/static/events/events.json',
    '/cdn/static/stories/stories.json',
    '/notion/story-1',
    '/card/metadata/1',
  ]
  const texts = [JSON.stringify(usable)]
  for (const path of paths) {
    const reply = await backend.fetch(`${api}${path}`)
    expect(reply.status, path).toBe(200)
    const text = await reply.text()
    expect(text, path).not.toMatch(DEMO)
    texts.push(text)
  }
  // A collection shows the faces of the cards that its fan owns.
  const faces = await db.select({ art: designs.art }).from(designs)
  const stored = faces.map(({ art }) => (art.kind === 'medium' ? art.sha256 : undefined))
  const shown = [...texts.join('').matchAll(/\/cdn\/m\/([0-9a-f]{64})\.jpg/g)].map(([, sha256]) => sha256)
  expect(new Set([...shown, ...stored]).size).toBe(PHOTOGRAPHS)
  expect(texts.join('')).toMatch(/\.jpg#focal=0:100&colour=[0-9a-f]{6}"/)
  const { name, brand } = z.decode(ShopReply, z.parse(z.any(), (await get('/shop')).data))
  const medium = expect.stringMatching(/^https?:.*\/cdn\/m\/[0-9a-f]{64}\.jpg#colour=[0-9a-f]{6}$/)
  expect({ name, brand }).toEqual({
    name: '서울 라이온즈',
    brand: {
      logo: medium,
      icon: medium,
      sharePicture: medium,
      tagline: '우리의 카드',
      links: [{ label: '구단 홈', address: 'https://lions.example' }],
      theme: ':root{--fd-primary:light-dark(#1f3a8a, #a8bdff);--fd-on-primary:light-dark(#ffffff, #0d1a44)}',
    },
  })
})
