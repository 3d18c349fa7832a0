import { decodeQr } from '../../../tests/e2e/phone.ts'
import { until } from '../../until.ts'
import type { Scene } from '../journeys/scene.ts'
import { button, dialog } from '../screen.ts'

/** Returns the link of the open sheet, as its QR says it. */
export const sheetLink = ({ page }: Pick<Scene, 'page'>) =>
  until('a readable QR', async () => decodeQr(await page.view.screenshot()))

/** Chooses packs in the sheet of an open drop, to the press that pays. */
export async function choose({ page }: Pick<Scene, 'page'>, packs = 1): Promise<void> {
  await page.press(button(/(?<!로그인하고 )구매하기$/))
  const within = dialog('구매하기')
  for (let count = 1; count < packs; count++) await page.press(button('하나 더하기', within))
  await page.press({ role: 'radio', name: '신용카드', within })
}

/** Agrees to the terms of the open sheet, and pays. */
export async function pay({ page }: Pick<Scene, 'page'>): Promise<void> {
  const within = dialog('구매하기')
  await page.press({ role: 'checkbox', name: '구매 조건과 약관에 모두 동의해요', within })
  await page.press(button(/원 결제하기$/, within))
}
