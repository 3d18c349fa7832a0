// The header of the site, and the way back from my page to a team's page.
import type { Page } from 'playwright'
import { expect, test } from 'vitest'
import { screen } from './steps.ts'
import { createWorld } from './world.ts'

const world = createWorld()

const MY_PAGES = ['/mypage', '/mypage/point', '/mypage/entry-history']
const TEAMS = [
  ['fcseoul-2025', 'FC서울로 돌아가기'],
  ['suwonbluewings-2025', '수원 블루윙즈로 돌아가기'],
  ['fcanyang-2025', 'FC안양으로 돌아가기'],
  ['steelers-2025', '스틸러스로 돌아가기'],
  ['dhcfc-2025', '대전하나시티즌으로 돌아가기'],
] as const

test('S2.38 S5.16 three paths of my page lead back to five teams, and nothing else does', async () => {
  const { stack, fan } = world()
  const page = await fan()
  const pills = page.locator('.fandeck-return')
  const open = (path: string, from: string) =>
    page.goto(`${stack.site}${path}?returnOriginalsUrl=${encodeURIComponent(from)}`)
  for (const path of MY_PAGES) {
    for (const [slug, words] of TEAMS) {
      await open(path, `/${slug}`)
      await screen(pills).toHaveText(words)
      await screen(pills).toHaveAttribute('href', `/${slug}`)
    }
    await open(path, '/itta-magazine/1')
    await screen(page.getByRole('heading').first()).toBeVisible()
    await screen(pills).toHaveCount(0)
  }
  await open('/mypage/settings', '/fcseoul-2025')
  await screen(page.getByRole('heading').first()).toBeVisible()
  await screen(pills).toHaveCount(0)
})

test('S2.38 S5.16 a fan who comes from a team’s page is led back to it, by any way through my page', async () => {
  const { stack, fan } = world()
  const page = await fan()
  await page.goto(`${stack.site}/fcseoul-2025`)
  const pill = page.locator('.fandeck-return')
  await page.getByRole('button', { name: '메뉴 열기' }).click()
  await page.getByRole('link', { name: 'MY', exact: true }).click()
  await screen(pill).toHaveText('FC서울로 돌아가기')
  for (const tab of ['활동', '내 카드']) {
    await page.getByRole('navigation', { name: 'MY' }).getByRole('link', { name: tab, exact: true }).click()
    await screen(page).toHaveURL(/returnOriginalsUrl=%2Ffcseoul-2025$/)
  }
  await screen(pill).toHaveText('FC서울로 돌아가기')
  await page.locator('.fandeck-my-facts__link').click()
  await screen(page).toHaveURL(/\/mypage\/point\?/)
  await screen(pill).toHaveText('FC서울로 돌아가기')
  await pill.click()
  await screen(page).toHaveURL(`${stack.site}/fcseoul-2025`)
  await page.goto(`${stack.site}/originals`)
  await page.getByRole('button', { name: '메뉴 열기' }).click()
  await page.getByRole('link', { name: 'MY', exact: true }).click()
  await screen(page).toHaveURL(`${stack.site}/mypage`)
})

const heightOf = (page: Page) =>
  page.getByRole('banner').evaluate((header) => header.getBoundingClientRect().height)

test('S9.2 the header is 56 px high, and on team pages 70 px, from a width of 768 px 76 px', async () => {
  const { stack, visitor } = world()
  const page = await visitor()
  for (const [width, path, height] of [
    [390, '/originals', 56],
    [1024, '/originals', 56],
    [390, '/fcseoul-2025', 70],
    [767, '/fcseoul-2025', 70],
    [768, '/fcseoul-2025', 76],
    [390, '/ten-missions', 56],
    [390, '/orblit', 56],
    [390, '/itta-magazine/1', 56],
    [390, '/fcseoul-2025/nothing', 56],
    [768, '/nobody-2025', 56],
  ] as const) {
    await page.setViewportSize({ width, height: 844 })
    await page.goto(stack.site + path)
    await screen(page.getByRole('banner')).toBeVisible()
    expect([width, path, await heightOf(page)]).toEqual([width, path, height])
  }
})

/** What stands outside the column: the ground's line and shadow, the brand and its gap, and the cards. */
const besideColumn = (page: Page) =>
  page.evaluate(() => {
    const box = (selector: string) => document.querySelector(selector)?.getBoundingClientRect()
    const column = document.querySelector('.site-column')
    const [at, brand, fan] = [box('.site-column'), box('.site-brand'), box('.site-brand .site-fan')]
    return {
      ground: column && getComputedStyle(column).boxShadow,
      brand: Math.round(brand?.width ?? 0),
      gap: at && brand?.width ? Math.round(at.left - brand.right) : undefined,
      cards: at && fan?.width ? (fan.left > at.right ? 'right' : 'left') : undefined,
      inside: [at?.width, document.documentElement.scrollWidth - document.documentElement.clientWidth],
    }
  })

test('S9.1 D97 each breakpoint changes what surrounds the column, and nothing inside it', async () => {
  const { stack, visitor } = world()
  const page = await visitor()
  await page.goto(`${stack.site}/originals`)
  await screen(page.getByRole('heading', { name: '오리지널' })).toBeVisible()
  const at = async (width: number) => {
    await page.setViewportSize({ width, height: 844 })
    await screen(page.locator('.site-beside .site-fan')).toBeVisible({ visible: width >= 1024 })
    const { inside, ...beside } = await besideColumn(page)
    expect([width, ...inside]).toEqual([width, 480, 0])
    return beside
  }
  const line = await at(540)
  expect((await at(539)).ground).toBe('none')
  expect(line.ground).not.toBe('none')
  expect(await at(767)).toEqual(line)
  const shadow = await at(768)
  expect(shadow.ground).not.toBe(line.ground)
  expect(await at(1023)).toEqual(shadow)
  expect(await at(1024)).toMatchObject({ brand: 224, gap: 24, cards: 'left' })
  expect(await at(1299)).toMatchObject({ brand: 224, gap: 24, cards: 'left' })
  expect(await at(1300)).toMatchObject({ brand: 280, gap: 24, cards: 'right' })
  expect(await at(1599)).toMatchObject({ brand: 280, gap: 24, cards: 'right' })
  expect(await at(1600)).toMatchObject({ brand: 280, gap: 104, cards: 'right' })
})

test('S2.32 D117 the floating buttons stand beside a column with room for them, and beside nothing else', async () => {
  const { stack, visitor } = world()
  const page = await visitor()
  await page.goto(`${stack.site}/originals`)
  const placeAt = async (width: number, height: number) => {
    await page.setViewportSize({ width, height })
    await page.evaluate(() => scrollTo(0, 200))
    await screen(page.locator('.site-beside')).toBeAttached({ attached: width >= 1024 })
    return page.evaluate(() => {
      const box = (selector: string) => document.querySelector(selector)?.getBoundingClientRect()
      const [buttons, column] = [box('.fandeck-floating'), box('.site-column')]
      const beside = innerWidth < 1300 ? undefined : box('.site-beside')
      if (!buttons || !column) return []
      return [Math.round(buttons.left - column.right), (beside?.left ?? innerWidth) >= buttons.right]
    })
  }
  await screen.poll(() => placeAt(767, 700)).toEqual([-64, true])
  await screen.poll(() => placeAt(768, 700)).toEqual([16, true])
  await screen.poll(() => placeAt(1300, 740)).toEqual([16, true])
})

test('D97 a wide window shows the team of the page and the next drop beside the column, a phone loads neither', async () => {
  const { stack, visitor } = world()
  const page = await visitor()
  await page.setViewportSize({ width: 390, height: 844 })
  await page.goto(`${stack.site}/fcseoul-2025`)
  await screen(page.getByRole('button', { name: '초기화' })).toBeVisible()
  expect(await page.locator('.site-brand').count()).toBe(0)
  await page.setViewportSize({ width: 1440, height: 900 })
  await screen(page.locator('.site-beside__team')).toContainText('FC서울')
  const next = page.getByRole('complementary', { name: '다음 드롭' })
  await next.getByRole('link').click()
  await page.waitForURL(/\/drops\/\d+$/)
  // Never the drop of this page.
  await screen(page.locator('.site-beside__team')).toHaveCount(0)
  await screen(page.getByRole('complementary').getByRole('link')).not.toHaveAttribute(
    'href',
    new URL(page.url()).pathname,
  )
})

test.each(['/fcseoul-2025/nothing', '/nobody-2025'])(
  'S2.15 %s, which no campaign has, has the logo in its header',
  async (path) => {
    const { stack, visitor } = world()
    const page = await visitor()
    const answer = await page.goto(stack.site + path)
    expect(answer?.status()).toBe(404)
    await screen(page.getByRole('heading', { name: '이 카드는 덱에 없어요' })).toBeVisible()
    const header = page.getByRole('banner')
    await screen(header.getByRole('link', { name: 'fandeck 홈' })).toBeVisible()
    await screen(header.getByRole('button', { name: '뒤로' })).toHaveCount(0)
    await screen(header.getByText('FC서울')).toHaveCount(0)
  },
)

test('the tabs of my page stay where they are when its data comes', async () => {
  const { stack, fan } = world()
  const page = await fan()
  const answer = Promise.withResolvers<void>()
  await page.route(`${stack.api}/**`, async (route) => {
    await answer.promise
    await route.continue()
  })
  const tabsAt = () => page.locator('.site-tabs').evaluate((tabs) => tabs.getBoundingClientRect().top)
  await page.goto(`${stack.site}/mypage`)
  await screen(page.locator('.fandeck-my-facts .fandeck-skeleton')).toHaveCount(3)
  const before = await tabsAt()
  answer.resolve()
  await screen(page.locator('.site-mypage .fandeck-skeleton')).toHaveCount(0)
  expect(await tabsAt()).toBe(before)
  await page.unrouteAll({ behavior: 'wait' })
})
