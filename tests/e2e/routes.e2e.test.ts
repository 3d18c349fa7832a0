// Every public route in Chromium: its document, its colours, its errors and its width.
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { latinLabels, unexplained } from '../../packages/widgets/src/stories/latin-labels.ts'
import { overflowAt, settle, still, violationsIn } from './page-checks.ts'
import { openPhone, type Phone } from './phone.ts'
import { runSite } from './running-site.ts'
import { screen } from './steps.ts'

const running = runSite()

/** An address of every public route, and its title. */
const ROUTES = [
  ['/', '팬덱 | 한 장씩 모으는 나만의 팬덤'],
  ['/drops/101', 'ORBLIT 1st Deck 카드팩 | 팬덱'],
  ['/originals', '오리지널 | 팬덱'],
  ['/event', '이벤트 | 팬덱'],
  ['/event/1', 'FC서울 홈 최종전, 베스트 11 예측하고 에스코트까지 | 팬덱'],
  ['/story', '팬덱 이야기 | 팬덱'],
  ['/story/1', '팬덱을 만드는 사람들이 지키는 세 가지 | 팬덱'],
  ['/support/notice/list', '공지사항 | 팬덱'],
  ['/support/notice/1', '고객센터 운영 시간 안내 | 팬덱'],
  ['/support/faq/list', '자주 묻는 질문 | 팬덱'],
  ['/support/qna/list', '1:1 문의 | 팬덱'],
  ['/notion/guide/main', '이용 가이드 | 팬덱'],
  ['/notion/pure-layout/guide-wallet', '지갑을 연결하면 무엇이 좋아지나요? | 팬덱'],
  ['/policy/privacy', '개인정보처리방침 | 팬덱'],
  ['/policy/service', '이용약관 | 팬덱'],
  ['/policy/recurring-payment', '정기결제 약관 | 팬덱'],
  ['/account/login', '로그인 | 팬덱'],
  ['/dhcfc-2025', '대전하나시티즌 2025 | 팬덱'],
  ['/dhcfc-2025/main', '대전하나시티즌 2025 카드 컬렉션 | 팬덱'],
  ['/fcanyang-2025', 'FC안양 오늘의 주인공 뽑기 | 팬덱'],
  ['/fcseoul-2025', 'FC서울 베스트 11 | 팬덱'],
  ['/fcseoul-2025/upgrade', 'FC서울 카드 업그레이드 | 팬덱'],
  ['/itta-magazine/1', 'ITTA 매거진 겨울호 | 팬덱'],
  ['/itta-magazine/2', 'ITTA 매거진 봄호 예고 | 팬덱'],
  ['/orblit', 'ORBLIT 앨범 코드 | 팬덱'],
  ['/redboosters/main', '레드부스터스 2025–26 시즌 카드 | 팬덱'],
  ['/steelers-2025', '스틸러스 플립 카드 컬렉션 | 팬덱'],
  ['/suwonbluewings-2025', '수원 블루윙즈 첫 골의 주인공 | 팬덱'],
  ['/ten-missions', '텐 미션 | 팬덱'],
] as const

const descriptions = new Map<string, string>()

describe.each(ROUTES)('%s', (path, title) => {
  let phone: Phone
  beforeAll(async () => {
    phone = await openPhone(running().browser)
    phone.page.on('console', (message) => {
      if (message.type() === 'error') phone.errors.push(message.text())
    })
    await phone.page.goto(running().stack.site + path)
    await settle(phone.page)
    await still(phone.page)
  })
  afterAll(() => phone?.page.context().close())

  test('S2.1 S2.22 has one h1, its own title and description, and its canonical address', async () => {
    const { page } = phone
    await screen(page.locator('h1')).toHaveCount(1)
    expect(await page.title()).toBe(title)
    const description = page.locator('meta[name=description]')
    await screen(description).toHaveCount(1)
    const text = (await description.getAttribute('content')) ?? ''
    expect(text).toMatch(/^.{10,}/)
    expect(descriptions.get(text), text).toBeUndefined()
    descriptions.set(text, path)
    const canonical = page.locator('link[rel=canonical]')
    await screen(canonical).toHaveCount(1)
    expect(await canonical.getAttribute('href')).toBe(running().stack.site + path)
  })

  test.each(['light', 'dark'] as const)('axe finds nothing in %s colours', async (colorScheme) => {
    expect(await violationsIn(phone.page, colorScheme)).toEqual([])
  })

  test.each([
    [320, 100],
    [390, 200],
    [320, 200],
  ])('at %i px with text at %i %% nothing scrolls sideways', async (width, textZoom) => {
    expect(await overflowAt(phone.page, width, textZoom)).toEqual([])
  })

  test('S1.1 every label is Korean, apart from the kept words', async () => {
    expect(unexplained(await phone.page.evaluate(latinLabels))).toEqual([])
  })

  test('reports no error', () => {
    expect(phone.errors).toEqual([])
  })
})

describe('the checks themselves', () => {
  test('S1.1 find a label in Latin letters, and the words of the menu Korean or kept', async () => {
    const { page } = await openPhone(running().browser)
    await page.goto(running().stack.site)
    await page.getByRole('button', { name: '메뉴' }).click()
    await screen(page.getByText('ORIGINALS')).toBeVisible()
    expect(unexplained(await page.evaluate(latinLabels))).toEqual([])
    await page.evaluate(() => document.body.append(document.createElement('img')))
    await page.locator('body > img').evaluate((image) => image.setAttribute('alt', 'A card'))
    expect(unexplained(await page.evaluate(latinLabels))).toEqual(['A card'])
    await page.context().close()
  })

  test('find a page without contrast, and one that is wider with larger text', async () => {
    const { page } = await openPhone(running().browser)
    await page.goto(`${running().stack.site}/story`)
    await settle(page)
    await page.evaluate(() => {
      const line = document.querySelector('main')?.appendChild(document.createElement('p'))
      if (!line) return
      line.textContent = '읽기 어려운 글'
      Object.assign(line.style, {
        color: '#aaa',
        background: '#bbb',
        whiteSpace: 'nowrap',
        width: 'max-content',
      })
      line.style.font = '40px sans-serif'
    })
    expect(await violationsIn(page, 'light')).toHaveLength(1)
    expect(await overflowAt(page, 390)).toEqual([])
    expect(await overflowAt(page, 390, 200)).not.toEqual([])
    await page.context().close()
  })
})
