// The sections of my page, as the demo member who owns cards, points and favourites.
import type { Page } from 'playwright'
import { expect, test } from 'vitest'
import { button, logIn, screen } from './steps.ts'
import { blank, createWorld } from './world.ts'

const world = createWorld()
let member: Page | undefined

/** The member's page, which stays signed in from one section to the next. */
async function memberPage(): Promise<Page> {
  if (member) return member
  const { stack, visitor, keep } = world()
  member = keep(await visitor())
  await logIn(member, '010-5555-0100')
  await member.waitForURL(`${stack.site}/`)
  return member
}

const WORDS = { '한글 이름': '달빛 응원단', '영문 이름': 'Moonlight Crew', '링크 이름': 'moonlight-crew' }

/** A picture that the form accepts. */
const picture = (name: string) => blank().then((buffer) => ({ name, mimeType: 'image/png', buffer }))

const hearts = (page: Page) => page.getByRole('button', { name: /좋아요$/ })

/** Each section: how it is reached, and what a member does in it. */
const SECTIONS: readonly [name: string, use: (page: Page, site: string) => Promise<void>][] = [
  [
    'activity',
    async (page, site) => {
      await page.goto(`${site}/mypage`)
      await page.getByRole('link', { name: '활동', exact: true }).click()
      await screen(page).toHaveURL(`${site}/mypage/activity`)
      await screen(page.getByText('퍼스트 스코어러 적중')).toBeVisible()
      await screen(page.getByText(/개를 샀어요/).first()).toBeVisible()
    },
  ],
  [
    'favourites',
    async (page, site) => {
      await page.goto(`${site}/mypage`)
      await page.getByRole('link', { name: '좋아요', exact: true }).click()
      await screen(hearts(page)).toHaveCount(5)
      const saved = page.waitForResponse((reply) => reply.request().method() === 'POST' && reply.ok())
      await hearts(page).first().click()
      await screen(hearts(page)).toHaveCount(4)
      await saved
      await page.reload()
      await screen(hearts(page)).toHaveCount(4)
      await page.goto(`${site}/mypage`)
      await page.getByRole('list', { name: '내 카드' }).getByRole('button').first().click()
      const heart = page.getByRole('dialog').locator('.fandeck-favourite')
      const again = page.waitForResponse((reply) => reply.request().method() === 'POST' && reply.ok())
      await screen(heart).toBeEnabled()
      const pressed = await heart.getAttribute('aria-pressed')
      await heart.click()
      await screen(heart).toHaveAttribute('aria-pressed', String(pressed !== 'true'))
      await again
      await page.goto(`${site}/mypage/favourites`)
      await screen(hearts(page)).toHaveCount(pressed === 'true' ? 3 : 5)
    },
  ],
  [
    'created collections',
    async (page, site) => {
      await page.goto(`${site}/mypage/settings`)
      await page.getByRole('link', { name: '만든 컬렉션' }).click()
      await page.getByRole('link', { name: '컬렉션 만들기' }).click()
      await page.getByLabel('배너 고르기').setInputFiles(await picture('banner.png'))
      await page.getByLabel('로고 고르기').setInputFiles(await picture('logo.png'))
      await button(page, '다음').click()
      for (const [label, words] of Object.entries(WORDS)) await page.getByLabel(label).fill(words)
      await screen(page.locator('.fandeck-draft__free')).toHaveCount(3)
      // The draft, with its pictures, survives a reload.
      await page.reload()
      await screen(page.getByLabel('한글 이름')).toHaveValue(WORDS['한글 이름'])
      await button(page, '이전').click()
      await screen(page.locator('.fandeck-draft__preview')).toHaveCount(2)
      await button(page, '다음').click()
      await button(page, '다음').click()
      await button(page, '컬렉션 만들기').click()
      await screen(page).toHaveURL(`${site}/mypage/collections`)
      const made = page.getByRole('list', { name: '만든 컬렉션' }).getByText(WORDS['한글 이름'])
      await screen(made).toBeVisible()
      await button(page, `${WORDS['한글 이름']} 지우기`).click()
      await page.getByRole('alertdialog').getByRole('button', { name: '지우기' }).click()
      await screen(made).toHaveCount(0)
    },
  ],
]

test.each(SECTIONS)('S1.7 my page holds the section %s', async (_name, use) => {
  const page = await memberPage()
  await use(page, world().stack.site)
})

test('S1.7 a visitor of a section signs in first', async () => {
  const { stack, visitor } = world()
  const page = await visitor()
  for (const path of ['/mypage/activity', '/mypage/favourites', '/mypage/collections']) {
    await page.goto(stack.site + path)
    await screen(button(page, '휴대폰 번호로 계속하기')).toBeVisible()
    expect(page.url()).toContain(`retUrl=${encodeURIComponent(path)}`)
  }
})
