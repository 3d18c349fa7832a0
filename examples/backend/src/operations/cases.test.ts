// What fans call about: from the phone number that an operator types to the sentence that names the cause and the next step.
import { generateCode } from '@fandeck/sdk/claims'
import { eq } from 'drizzle-orm'
import { afterEach, beforeEach, expect, test } from 'vitest'
import {
  CASES,
  callingFan,
  days,
  NICKNAME,
  opened,
  type Scene,
  ship,
  typeUsedCode,
} from '../../test/desk-cases.ts'
import { type Desk, openDesk } from '../../test/desk-shop.ts'
import { dropOldCodeRefusals } from '../codes/refused.ts'
import { codeRefusals } from '../codes/tables.ts'
import { dropOldPriceRefusals } from '../drops/price-refusals.ts'
import { priceRefusals } from '../drops/tables.ts'
import { operators } from './tables.ts'

const DAY_MS = 24 * 3_600_000
let desk: Desk
let scene: Scene
beforeEach(async () => {
  desk = await openDesk({ shipsGoods: true })
  scene = await callingFan({ desk })
})
afterEach(() => desk.close())

/** Types the phone number, and opens the fan if there are several members. */
async function shownCase(): Promise<{ text: string; presses: number }> {
  const reply = await desk.get('/members?search=010-2481-4821')
  const list = await reply.text()
  const only = /operations(\/members\/.*)$/.exec(reply.headers.get('location') ?? '')?.[1]
  const chosen = new RegExp(`operations(/members/[^"]+)" aria-label="${NICKNAME} 보기"`).exec(list)?.[1]
  const page = await desk.page(only ?? chosen ?? '/members')
  const text = page.replaceAll(/<[^>]+>/g, '').replaceAll(/\s+/g, ' ')
  expect(text).toContain(NICKNAME)
  return { text, presses: only === undefined ? 2 : 1 }
}

test.each(Object.entries(CASES))('%s is named within three presses', async (_, { make, sentences }) => {
  const before = await shownCase()
  await make(scene)
  const after = await shownCase()
  for (const sentence of sentences) {
    expect(after.text).toContain(sentence)
    // Control: without the cause there is no such sentence.
    expect(before.text).not.toContain(sentence)
  }
  expect(after.presses).toBeLessThanOrEqual(3)
})

test('a parcel is not lost before seven days, nor after its delivery', async () => {
  const orderId = await opened(scene)
  await ship(desk, orderId)
  await days(desk, 7)
  desk.clock.advance(-1)
  expect((await shownCase()).text).not.toContain('일이 지났는데')
  desk.clock.advance(1)
  expect((await shownCase()).text).toContain('보낸 지 7일이 지났는데')
  await desk.post(`/orders/${orderId}/deliver`, {})
  expect((await shownCase()).text).not.toContain('일이 지났는데')
})

test('a fan who buys at the new price needs no more help', async () => {
  await CASES['a changed price']?.make(scene)
  desk.clock.advance(1000)
  await desk.buy(scene.fan, {}, 'new-price', { 'agreed-amount': '1500' })
  const { text } = await shownCase()
  expect(text).toContain('그 뒤에 바뀐 금액으로 주문했어요.')
  expect(text).not.toContain('다시 사도록')
})

test('the refusals of a member are kept for 90 days', async () => {
  await CASES['a changed price']?.make(scene)
  await CASES['a code that another member has used']?.make(scene)
  const kept = async () => [
    await desk.db.$count(codeRefusals, eq(codeRefusals.userId, scene.fan.id)),
    await desk.db.$count(priceRefusals, eq(priceRefusals.userId, scene.fan.id)),
  ]
  const drop = async () => {
    await dropOldCodeRefusals(desk.backend)
    await dropOldPriceRefusals(desk.backend)
  }
  expect(await kept()).toEqual([1, 1])
  desk.clock.advance(90 * DAY_MS - 61_000)
  await drop()
  expect(await kept()).toEqual([1, 1])
  desk.clock.advance(62_000)
  await drop()
  expect(await kept()).toEqual([0, 0])
})

test('a member who types their own code again, or an unknown one, is not told of another', async () => {
  const { code, other } = await typeUsedCode(scene)
  const refused = () => desk.db.select({ userId: codeRefusals.userId }).from(codeRefusals)
  expect(await refused()).toEqual([{ userId: scene.fan.id }])
  const own = await desk.call('/card/1', { check_data: code }, other.headers)
  expect(own).toMatchObject({ code: 'CODE_YOURS' })
  const unknown = generateCode((bytes) => crypto.getRandomValues(bytes))
  expect(await desk.call('/card/1', { check_data: unknown }, other.headers)).toMatchObject({
    code: 'UNKNOWN_CODE',
  })
  expect(await refused()).toEqual([{ userId: scene.fan.id }])
})

test('an operator without the right `give` sees which role can give a card', async () => {
  await typeUsedCode(scene)
  await desk.db.update(operators).set({ role: 'support' })
  const { text } = await shownCase()
  expect(text).toContain('상점 운영 역할에게 카드 주기를 부탁해 주세요.')
  expect(text).not.toContain('아래 카드 주기로')
  // Whom the other account belongs to, as the search shows it.
  expect(text).toContain('햇살 (010-****-2222)')
  expect(text).not.toContain('01011112222')
})
