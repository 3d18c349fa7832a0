import { mkdirSync, readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { OpenReply, OrderReply, OwnedCardListReply, Reservation, ShopReply } from '@fandeck/sdk/wire'
import sharp from 'sharp'
import { afterEach, expect, test } from 'vitest'
import * as z from 'zod/mini'
import { purchaseBody } from '../../test/drop-row.ts'
import { openRunningShop, type RunningShop } from '../../test/running-shop.ts'
import { answerOf } from '../../test/shop.ts'
import { createStaffPass } from '../admin/staff-pass.ts'

let shop: RunningShop
afterEach(() => shop.close())

/** A benefit for who owns one of the eleven cards. */
function addBenefit(folder: string): void {
  const rules = Array.from({ length: 11 }, (_, at) => ({
    when: 'ownsCard',
    pack: 'first',
    card: `${at + 1}`,
  }))
  const benefit = { title: '개막전 응원봉', qr: false, startsAt: 'now-1h', endsAt: 'now+8d', rules }
  mkdirSync(join(folder, 'benefits'), { recursive: true })
  const file = { title: '홈 개막전', benefits: [benefit] }
  writeFileSync(join(folder, 'benefits/opening.json'), JSON.stringify(file))
}

/** Eleven photographs of cards, one of a banner, one of a drop. */
async function addPhotographs(folder: string): Promise<void> {
  mkdirSync(join(folder, 'media'), { recursive: true })
  const photograph = (n: number, width: number, height: number) =>
    sharp({ create: { width, height, channels: 3, background: { r: 180, g: n * 15, b: 40 } } })
      .jpeg()
      .toFile(join(folder, `media/photo-${n}.jpg`))
  for (let n = 1; n <= 11; n++) await photograph(n, 330, 510)
  await photograph(12, 390, 472)
  await photograph(13, 390, 420)
  const cards = join(folder, 'packs/first.cards.csv')
  let n = 0
  writeFileSync(
    cards,
    readFileSync(cards, 'utf8').replaceAll(/,(\d+),,/g, (_, copies) => `,${copies},media/photo-${++n}.jpg,`),
  )
}

const DEMO = /팬덱|ORBLIT|FC서울|수원 블루윙즈|FC안양|스틸러스|대전하나|레드부스터스|텐 미션|ITTA|온결/

test('a shop of files alone, in production: an own photograph is in the deck of a fan, who wins a benefit and redeems it', async () => {
  shop = await openRunningShop()
  const { change, fandeck, backend, api } = shop
  await addPhotographs(shop.folder)
  addBenefit(shop.folder)
  change('drops/first.json', '"now+1d"', '"now-1h"')
  change('drops/first.json', '"price": 5000', '"price": 0')
  change('drops/first.json', '"link"', '"picture": "media/photo-13.jpg",\n  "link"')
  change(
    'shop.json',
    '"company"',
    `"logo": "media/photo-12.jpg",
  "icon": "media/photo-1.jpg",
  "tagline": "우리의 카드",
  "sharePicture": "media/photo-13.jpg",
  "links": [{ "label": "구단 홈", "address": "https://lions.example" }],
  "company"`,
  )
  change('banners/first.json', '"order"', '"picture": "media/photo-12.jpg",\n  "order"')
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
  const [address = ''] = /http[^"]*\/cdn\/m\/[0-9a-f]{64}\.jpg/.exec(owned) ?? []
  const picture = Buffer.from(await (await backend.fetch(address)).arrayBuffer())
  expect(await sharp(picture).metadata()).toMatchObject({ format: 'jpeg', width: 330, height: 510 })

  expect((await get('/claim/usable/list')).data).toMatchObject([{ claim_name: '개막전 응원봉' }])
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
    '/static/drops/drops-information.json',
    '/main/banner/visual',
    '/about/terms/',
    '/support/notice',
    '/support/faq',
    '/static/originals/originals.json',
    '/static/events/events.json',
    '/static/stories/stories.json',
    '/card/metadata/1',
  ]
  for (const path of paths) {
    const text = await (await backend.fetch(`${api}${path}`)).text()
    expect(text, path).not.toMatch(DEMO)
  }
  const { name, brand } = z.decode(ShopReply, z.parse(z.any(), (await get('/shop')).data))
  const medium = expect.stringMatching(/^https?:.*\/cdn\/m\/[0-9a-f]{64}\.jpg$/)
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
