// What a fan does on the pages of all campaigns, by hand of any kind.
import type { Page } from 'playwright'
import type { Hand } from './hands.ts'
import { type Stack, sampleCard } from './stack.ts'
import { button, screen } from './steps.ts'

/** A fan on the page of a campaign. */
export interface Play {
  page: Page
  hand: Hand
  stack: Stack
  /** The name of the hand, because two hands play as one member and choose differently. */
  by: 'keyboard' | 'finger'
}

/** My page, which says where the fan came from (S2.38). */
export const MY_PAGE = /\/mypage(\?returnOriginalsUrl=[^&]+)?$/

export const link = (page: Page, name: string | RegExp) => page.getByRole('link', { name })
export const radio = (page: Page, name: string | RegExp) =>
  page.getByRole('radio', { name, disabled: false }).first()

/** Signs in on the login page, and returns to the campaign. */
export async function signIn({ page, hand }: Play, path: string, member = 'moonlight'): Promise<void> {
  await hand.press(button(page, '이메일로 계속하기'))
  await hand.write(page.getByLabel('이메일', { exact: true }), `${member}@example.com`)
  await hand.write(page.getByLabel('비밀번호', { exact: true }), 'Fandeck#2025')
  await hand.press(page.getByRole('button', { name: '로그인', exact: true }))
  await page.waitForURL(`**${path}`)
}

export async function signInByHeader(play: Play, path: string): Promise<void> {
  await play.hand.press(link(play.page, '로그인').first())
  await signIn(play, path)
}

/** Types the code of a printed card into the open dialog. */
async function typeCode({ page, hand, stack }: Play, mintingId: number): Promise<void> {
  const { code } = await sampleCard(stack, mintingId)
  const entry = page.getByRole('dialog')
  await hand.write(entry.getByRole('textbox'), code)
  await hand.press(entry.getByRole('button', { name: '카드 받기' }))
}

/** Claims a card from the scanner, whose camera the fan has denied. */
export async function scan(play: Play, mintingId: number): Promise<void> {
  const { page, hand } = play
  await hand.press(button(page, '카드 코드 스캔하기'))
  await typeCode(play, mintingId)
  await screen(page.getByRole('dialog', { name: /카드를 받았어요/ }).first()).toBeVisible()
  await hand.press(button(page, '내 카드에서 보기'))
  await page.waitForURL(MY_PAGE)
}
