// An operator's evening at the desk: a drop opens, pauses, gets packs, an order is refunded, 300 parcels leave, an inquiry
// is answered, and the drop closes, while a fan looks on in a browser of their own. Then the books agree.
import { getTransaction } from '@fandeck/sdk/drops'
import type { Browser, Page } from 'playwright'
import { afterAll, afterEach, beforeAll, expect, test } from 'vitest'
import { askForPack, type BuyingFan, buyParcel, openOrder, signInFan } from './buying-fans.ts'
import { confirm, desk, giveNumbers, signInAtDesk, tabTo, takeAddresses } from './desk-steps.ts'
import { DROP, type MatchDay, MOST, openMatchDay } from './match-day.ts'
import { openBrowser, openPhone, type Phone } from './phone.ts'
import { turn } from './stack.ts'
import { button, logIn, paymentAtRest, screen, sheetOf, tellFailure } from './steps.ts'

const PARCELS = 300
const SENTENCE = '경기가 끝나면 바로 다시 열어요.'
const ADDED = 20
/** The parcels whose fans open their packs, so that their cards have tokens. */
const OPENED = 30

let day: MatchDay
let browser: Browser
let phone: Phone
let page: Page

beforeAll(async () => {
  day = await openMatchDay()
  browser = await openBrowser()
  phone = await openPhone(browser)
  page = await (
    await browser.newContext({ viewport: { width: 1280, height: 800 }, locale: 'ko-KR' })
  ).newPage()
})
afterEach(async ({ task }) => {
  if (task.result?.state !== 'fail') return
  await tellFailure(day.stack, page)
  await tellFailure(day.stack, phone.page)
})
afterAll(async () => {
  await browser?.close()
  await day?.stop()
})

/** The fan's page of the drop, loaded again. */
async function fanSees(...texts: (string | RegExp)[]): Promise<void> {
  await phone.page.goto(`${day.stack.site}/drops/${DROP.dropId}`)
  for (const text of texts) await screen(phone.page.getByText(text).first()).toBeVisible()
}

/** The fan signs in, saves an address and writes to the shop. */
async function fanArrives(fan: Page): Promise<void> {
  const { site } = day.stack
  await fan.goto(site)
  await logIn(fan, '010-2481-4821')
  await fan.waitForURL(`${site}/`)
  await fan.goto(`${site}/mypage/address`)
  const fields = {
    ...{ '받는 분': '김하늘', '휴대폰 번호': '010-2481-4821', 우편번호: '04766' },
    ...{ 주소: '서울 성동구 왕십리로 83-21', '상세 주소': '101호' },
  }
  for (const [label, words] of Object.entries(fields))
    await fan.getByLabel(label, { exact: true }).fill(words)
  await button(fan, '저장하기').click()
  await screen(fan.getByText('배송지를 저장했어요.')).toBeVisible()
  await fan.goto(`${site}/support/qna/write`)
  await fan.getByLabel('문의 유형').selectOption({ index: 1 })
  await fan.getByLabel('제목').fill('머플러 색을 고를 수 있나요')
  await fan.getByLabel('내용').fill('빨간색으로 받고 싶어요.')
  await button(fan, '문의 보내기').click()
  await fan.waitForURL('**/support/qna/list')
}

async function fanBuys(fan: Page): Promise<void> {
  await fanSees('판매 중')
  await button(fan, '구매하기').click()
  const sheet = sheetOf(fan)
  await sheet.getByRole('radio', { name: '신용카드' }).check()
  await sheet.getByRole('checkbox', { name: '모두 동의해요' }).check()
  await sheet.getByRole('checkbox', { name: /팩을 열면 주문을 취소할 수 없다/ }).check()
  await sheet.getByRole('button', { name: '5,000원 결제하기' }).click()
  const payment = fan.frameLocator('iframe')
  await screen(payment.getByText('5,000원')).toBeVisible()
  await paymentAtRest(fan)
  await payment.getByRole('button', { name: '결제하기' }).click()
  await button(fan, '나중에 열기').click()
}

/** The other fans buy 300 packs, and some open them. */
async function othersBuy(): Promise<{ fan: BuyingFan; orderId: string }[]> {
  const fans: BuyingFan[] = []
  for (let n = 0; n < PARCELS / MOST; n++)
    fans.push(await signInFan(day.stack, `0107000${String(n).padStart(4, '0')}`))
  const bought = await Promise.all(
    fans.map(async (fan, at) => {
      const ids: string[] = []
      for (let n = 0; n < MOST; n++)
        ids.push(await buyParcel(day.stack, fan, { ...DROP, detail: `${at}동 ${n}호` }))
      return ids.map((orderId) => ({ fan, orderId }))
    }),
  )
  for (const { fan, orderId } of bought.flat().slice(0, OPENED)) await openOrder(fan, orderId)
  return bought.flat()
}

const remaining = async () =>
  await day.row(
    'select remaining, total_qty, (select count(*)::int from editions where minting_seq = 1) as copies from mintings',
  )

test('an evening at the desk, from the opening to the books', async () => {
  const { stack } = day
  const fan = phone.page
  await fanArrives(fan)
  await signInAtDesk(stack, page, day.operator)

  // The drop opens at its time.
  await page.getByRole('link', { name: '드롭', exact: true }).click()
  await page.getByRole('link', { name: `${DROP.title} 운영하기` }).click()
  await screen(page.getByText('오픈 예정').first()).toBeVisible()
  await fanSees('오픈까지')
  await turn(stack, 'time', { offsetMinutes: 11 })
  await page.reload()
  await screen(page.getByText('판매 중').first()).toBeVisible()
  await fanBuys(fan)
  const bought = await othersBuy()
  const other = bought[0]?.fan
  if (!other) throw new Error('There are no fans.')

  // A pause, by keyboard from the first Tab on.
  await page.reload()
  await tabTo(page, page.getByLabel('팬에게 보일 안내 문장'))
  await page.keyboard.type(SENTENCE)
  await tabTo(page, button(page, '일시 중지하기'))
  await page.keyboard.press('Enter')
  await screen(page.getByRole('heading', { name: '판매 재개하기' })).toBeVisible()
  await fanSees(SENTENCE, '일시 중지')
  await screen(button(fan, '판매를 잠시 쉬고 있어요')).toBeDisabled()
  expect(await askForPack(stack, other, DROP.dropId, DROP.price)).toMatchObject({ code: 'PAUSED' })
  await button(page, '판매 재개하기').click()
  await screen(page.getByRole('heading', { name: '일시 중지하기' })).toBeVisible()
  await fanSees('판매 중', '4 / 305')
  await screen(fan.getByText(SENTENCE)).toHaveCount(0)

  // More packs, whose copies are drawn with them.
  const before = await remaining()
  expect(before).toEqual({ remaining: 4, total_qty: 305, copies: 610 })
  await page.getByLabel('추가할 팩 수').fill(String(ADDED))
  await page.getByLabel('추가할 팩 수').press('Enter')
  await confirm(page, '팩 추가', '결승에 올라가서 더 팔아요.')
  expect(await remaining()).toEqual({ remaining: 24, total_qty: 325, copies: 650 })
  await fanSees('24 / 325')

  // The fan's order is refunded.
  await page.getByRole('link', { name: '주문', exact: true }).click()
  await page.getByRole('searchbox', { name: '주문 검색' }).fill('4821')
  await page.getByRole('searchbox', { name: '주문 검색' }).press('Enter')
  await page.getByRole('link', { name: /^FD-.* 발송하기$/ }).click()
  await page.getByLabel('회원의 요청을 확인했어요').check()
  await button(page, '취소하고 환불하기').click()
  await screen(page.getByText(/환불 (필요|완료)/).first()).toBeVisible()
  await fan.goto(`${stack.site}/mypage/transaction`)
  await fan.getByRole('list', { name: '거래 내역' }).getByRole('link').first().click()
  await screen(fan.getByRole('heading', { name: /환불을 마쳤어요|환불하고 있어요/ })).toBeVisible()

  // 300 parcels, on a phone: the addresses out, the numbers in, one of them wrong and one corrected.
  await page.setViewportSize({ width: 390, height: 844 })
  await page.goto(desk(stack, '/parcels'))
  const addresses = await takeAddresses(page)
  expect(addresses).toHaveLength(PARCELS)
  expect(new Set(addresses.map((line) => line.split(',')[5])).size).toBe(PARCELS)
  const ids = addresses.map((line) => line.split(',')[0] ?? '')
  const lineOf = (at: number, number = String(600_000_000_000 + at)) => `${ids[at]}, CJ대한통운, ${number}`
  const lines = ids.map((_, at) => lineOf(at))
  const bad = lineOf(149, '6000X')
  const first = await giveNumbers(page, lines.with(149, bad))
  await screen(first).toHaveText('299건을 발송했어요. 1건은 처리하지 못했어요.')
  await screen(page.getByRole('row', { name: `150 ${bad} 운송장 번호는 숫자 9–19자리예요.` })).toBeVisible()
  await screen(await giveNumbers(page, [lineOf(149)])).toHaveText('1건을 발송했어요.')
  const right = lineOf(7, '699999999999')
  await screen(await giveNumbers(page, [right], true)).toHaveText(
    '0건을 발송했어요. 1건은 운송장을 고쳤어요.',
  )
  await screen(await giveNumbers(page, [lineOf(7)], true)).toContainText('1건은 처리하지 못했어요.')
  await screen(page.getByText('이미 한 번 고쳤거나 배송 중이 아닌 주문이에요.')).toBeVisible()
  await screen(page.getByText('지금 보낼 상품이 없어요.')).toBeVisible()
  await page.setViewportSize({ width: 1280, height: 800 })
  const mended = bought.find(({ orderId }) => orderId === ids[7])
  if (!mended) throw new Error('No fan has this order.')
  expect(await getTransaction(mended.fan.fandeck, { orderId: mended.orderId })).toMatchObject({
    carrier: 'CJ대한통운',
    invoiceNumber: '699999999999',
  })

  // The inquiry is answered.
  await page.getByRole('link', { name: /^문의/ }).click()
  await page.getByRole('link', { name: '머플러 색을 고를 수 있나요 답변하기' }).click()
  await page.getByLabel('답변 내용').fill('네, 빨간색으로 보내 드려요.')
  await button(page, '답변 보내기').click()
  await screen(page.getByText('답변 완료')).toBeVisible()
  await fan.goto(`${stack.site}/support/qna/list`)
  await fan.getByRole('link', { name: /머플러 색을/ }).click()
  await screen(fan.getByText('네, 빨간색으로 보내 드려요.')).toBeVisible()

  // The drop closes.
  await page.goto(desk(stack, `/drops/${DROP.dropId}`))
  await page
    .locator('form', { has: page.locator('input[value="end"]') })
    .getByRole('button')
    .click()
  await confirm(page, '판매 종료', '결승전이 끝났어요.')
  await fanSees('판매가 끝났어요')
  expect(await askForPack(stack, other, DROP.dropId, DROP.price)).toMatchObject({ code: 'ENDED' })

  // Every card that was opened has its token, and the books agree.
  const minted = async () =>
    (await day.row("select count(*)::int as n from tokens where state = 'minted'"))?.n
  await expect.poll(minted, { timeout: 30_000 }).toBe(OPENED * DROP.cardsPerPack)
  await turn(stack, 'time', { offsetMinutes: 40 })
  for (const part of ['payments', 'chain', 'stock'])
    expect(await day.fandeck('reconcile', part)).toMatch(
      new RegExp(`^${part} [1-9]\\d* compared, no difference$`, 'm'),
    )
  // Control: a payment that the company has returned by itself is named.
  await day.row(`update gw_payments set status = 'REFUNDED', refunded = amount where order_id = '${ids[20]}'`)
  await expect(day.fandeck('reconcile', 'payments')).rejects.toThrow(`REFUNDED_OUTSIDE ${ids[20]}`)
  expect(phone.errors).toEqual([])
})
