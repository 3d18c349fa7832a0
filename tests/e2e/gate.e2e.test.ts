// Fans in front of a gate: they wait, reload, draw, are called and buy.
import type { Page } from 'playwright'
import { expect, test } from 'vitest'
import { turn } from './stack.ts'
import { button, reserve, screen } from './steps.ts'
import { createWorld, DROP, minutesTo } from './world.ts'

const world = createWorld()

const room = (page: Page) => page.getByRole('region', { name: '대기실' })
const place = (page: Page) => room(page).getByText(/\d번째/)

test('D81 fans wait, reload, draw their places, are called one after the other and buy', async () => {
  const { stack } = world()
  const toStart = await minutesTo(stack, 'start_dttm')
  /** The panel moves the clock so far from the opening. */
  const at = (minutes: number) => turn(stack, 'time', { offsetMinutes: toStart + minutes })
  await at(-10)
  // One fan in 100 seconds, so that the second waits while the first buys.
  await turn(stack, 'gate', { minting_seq: DROP, pass_rate: 0.01 })
  const one = await world().fan()
  const fans = [one, await world().fan()]
  for (const page of fans) {
    await page.goto(`${stack.site}/drops/${DROP}`)
    await screen(room(page)).toContainText('열리는 순간, 모두의 순서를 추첨해요')
    await screen(room(page)).toContainText('이 화면을 닫아도 추첨에 참여해요')
    await screen(place(page)).toHaveCount(0)
  }
  // The count is up to a second old, and a page asks again minutes later.
  await screen(async () => {
    await one.reload()
    await screen(room(one)).toContainText('2명', { timeout: 5000 })
  }).toPass()

  await at(1)
  const called: Page[] = []
  const waiting: Page[] = []
  for (const page of fans) {
    await page.reload()
    // The button to buy is no sign: the server's HTML, which knows no fan, has it too.
    await screen(
      page
        .getByText(/내 차례예요\. 남은/)
        .or(place(page))
        .first(),
    ).toBeVisible()
    const list = (await place(page).count()) > 0 ? waiting : called
    list.push(page)
  }
  const [first, second] = [called[0], waiting[0]]
  if (!first || !second) throw new Error('The gate calls one fan and lets the other wait.')

  await screen(place(second)).toContainText('1번째')
  await screen(room(second)).toContainText('내 앞에 0명')
  await second.reload()
  await screen(place(second)).toContainText('1번째')
  await button(second, '드롭 먼저 살펴보기').click()
  await button(second, '대기실로 돌아가기').click()
  await screen(room(second)).toBeVisible()

  await screen(first.getByText(/내 차례예요\. 남은/)).toBeVisible()
  const payment = await reserve(first)
  await payment.getByRole('button', { name: '결제하기' }).click()
  await screen(button(first, '팩 열기')).toBeVisible()

  await at(4)
  await second.reload()
  await screen(second.getByText(/내 차례예요\. 남은/)).toBeVisible()
  await reserve(second)
  await turn(stack, 'gate', { minting_seq: DROP, pass_rate: null })
  expect(second.url()).toContain(`/drops/${DROP}`)
})
