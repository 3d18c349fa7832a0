import type { FrameLocator, Page } from 'playwright'
import { expect, test } from 'vitest'
import { turn } from './stack.ts'
import { button, cards, choose, openPayment, paymentAtRest, reserve, screen, sheetOf } from './steps.ts'
import { DROP, minutesTo, openPacks, type World } from './world.ts'

const sandbox = async (payment: FrameLocator, action: string) => {
  await payment.getByText('시험용 조작').click()
  await payment.getByRole('button', { name: action }).click()
}
const approve = (payment: FrameLocator) => payment.getByRole('button', { name: '결제하기' }).click()

/** Interrupted payments. */
export function paymentCases(world: () => World): void {
  let kept: Page | undefined
  let owned = 0

  /** One fan buys a pack in each test; the wallet's limit is ten. */
  async function buyer(): Promise<{ page: Page; before: number }> {
    const { stack, fan, keep, remaining } = world()
    kept ??= keep(await fan())
    await kept.goto(`${stack.site}/mypage`)
    await screen(cards(kept)).toHaveText(/\d/)
    owned = Number(await cards(kept).textContent())
    await kept.goto(`${stack.site}/drops/${DROP}`)
    return { page: kept, before: await remaining() }
  }

  /** Expects exactly one bought pack: three more cards and one pack less. */
  async function hasOnePack(page: Page, before: number): Promise<void> {
    await openPacks(page)
    await screen(cards(page)).toHaveText(String(owned + 3))
    expect(await world().remaining()).toBe(before - 1)
  }

  const endings = [
    ['cancelled', '취소', '결제를 취소했어요. 언제든 다시 시작할 수 있어요.'],
    ['declined', '거절', '결제 수단을 확인하고 다시 시도해 주세요.'],
  ] as const
  test.each(endings)(
    'D20 a %s payment releases its packs, and the same choice can be paid again',
    async (end, action, sentence) => {
      const { page, before } = await buyer()
      const payment = await reserve(page)
      expect(await world().remaining()).toBe(before - 1)
      const failure = page.getByRole('alertdialog', { name: '결제를 마치지 못했어요' })
      if (end === 'cancelled') {
        // The sheet is back at once, without an alert.
        await payment.getByRole('button', { name: action }).click()
        await screen(sheetOf(page).getByText(sentence)).toBeVisible()
        await screen(failure).toHaveCount(0)
      } else {
        await sandbox(payment, action)
        await screen(failure.getByText(sentence)).toBeVisible()
        await failure.getByRole('button', { name: '다시 결제하기' }).click()
      }
      expect(await world().remaining()).toBe(before)
      await screen(sheetOf(page).getByRole('radio', { name: '신용카드' })).toBeChecked()
      await approve(await openPayment(page))
      await hasOnePack(page, before)
    },
  )

  test('S9.4 D20 closing a payment asks for confirmation, keeps the order, and it is then paid', async () => {
    const { page, before } = await buyer()
    await reserve(page)
    await page.getByRole('dialog').getByRole('button', { name: '닫기' }).click()
    const asked = page.getByRole('alertdialog', { name: '결제를 그만둘까요?' })
    await asked.getByRole('button', { name: '그만두기' }).click()
    await screen(page.getByText('결제가 끝나지 않았어요')).toBeVisible()
    await screen(page.getByText('선택한 카드팩은 5분 동안 보관해 드려요.')).toBeVisible()
    await button(page, '이어서 결제하기').click()
    await paymentAtRest(page)
    await approve(page.frameLocator('iframe'))
    await hasOnePack(page, before)
  })

  test('D20 a page reloaded during a payment continues with the same order', async () => {
    const { page, before } = await buyer()
    await reserve(page)
    await page.reload()
    await screen(page.getByText('결제가 끝나지 않았어요')).toBeVisible()
    await button(page, '이어서 결제하기').click()
    await paymentAtRest(page)
    await approve(page.frameLocator('iframe'))
    await hasOnePack(page, before)
  })

  test('D20 a lost callback is sent again, and the cards arrive', async () => {
    const { page, before } = await buyer()
    const payment = await reserve(page)
    await sandbox(payment, '콜백 유실')
    await screen(payment.getByText('상점에서 카드를 준비하고 있어요.')).toBeVisible()
    await screen(page.getByRole('button', { name: '닫기' })).toBeVisible()
    await turn(world().stack, 'time', { offsetMinutes: 1 })
    await hasOnePack(page, before)
  })

  test('D20 a callback sent three times issues its cards once', async () => {
    const { page, before } = await buyer()
    await sandbox(await reserve(page), '중복 콜백')
    await hasOnePack(page, before)
  })

  test('D42 a backend killed during a payment still accepts it, once', async () => {
    const { page, before } = await buyer()
    const payment = await reserve(page)
    await world().stack.crashBackend()
    await approve(payment)
    await hasOnePack(page, before)
  })

  test('S8.4 packs that sell out under the open sheet are reported there, and nothing is charged', async () => {
    const { page, before } = await buyer()
    const { stack } = world()
    await choose(page)
    await turn(stack, 'stock', { minting_seq: DROP, remaining: 0 })
    try {
      await sheetOf(page).getByRole('button', { name: '12,000원 결제하기' }).click()
      await screen(sheetOf(page).getByText('모두 판매됐어요')).toBeVisible()
      await sheetOf(page).getByRole('button', { name: '닫기' }).click()
      await screen(page.getByText('다음 회차를 기다려 주세요')).toBeVisible()
    } finally {
      await turn(stack, 'stock', { minting_seq: DROP, remaining: before })
    }
    await page.reload()
    await approve(await reserve(page))
    await hasOnePack(page, before)
  })

  test('S8.4 packs that sell out while the sheet is open are reported before any press', async () => {
    const { page, before } = await buyer()
    const { stack, remaining } = world()
    await choose(page)
    await turn(stack, 'stock', { minting_seq: DROP, remaining: 0 })
    try {
      await screen(sheetOf(page).getByText('모두 판매됐어요')).toBeVisible()
      await sheetOf(page).getByRole('button', { name: '닫기' }).click()
      await screen(page.getByText('다음 회차를 기다려 주세요')).toBeVisible()
    } finally {
      await turn(stack, 'stock', { minting_seq: DROP, remaining: before })
    }
    await page.reload()
    await screen(button(page, '구매하기')).toBeEnabled()
    expect(await remaining()).toBe(before)
  })

  test('S8.4 a drop that ends under the open sheet is reported there, and nothing is charged', async () => {
    const { stack, fan, remaining } = world()
    const toEnd = await minutesTo(stack, 'end_dttm')
    await turn(stack, 'time', { offsetMinutes: toEnd - 2 })
    const page = await fan()
    await page.goto(`${stack.site}/drops/${DROP}`)
    const before = await remaining()
    await choose(page)
    await turn(stack, 'time', { offsetMinutes: toEnd + 1 })
    await sheetOf(page).getByRole('button', { name: '12,000원 결제하기' }).click()
    await screen(sheetOf(page).getByText('판매가 끝났어요')).toBeVisible()
    await sheetOf(page).getByRole('button', { name: '닫기' }).click()
    await screen(button(page, '판매가 끝났어요')).toBeDisabled()
    expect(await remaining()).toBe(before)
    await page.goto(`${stack.site}/mypage`)
    await screen(cards(page)).toHaveText('0')
  })
}
