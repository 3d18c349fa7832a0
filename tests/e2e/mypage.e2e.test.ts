// The sections of my page, as the demo member who owns cards, points and favourites. In one file, because each file starts
// the product.
import type { Page } from 'playwright'
import sharp from 'sharp'
import { expect, test } from 'vitest'
import { brokenWords, cutTexts } from './cut-texts.ts'
import { mailedCode } from './mail-fan.ts'
import { overflowAt, violationsIn } from './page-checks.ts'
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
    'the binder of a set',
    async (page, site) => {
      await page.goto(`${site}/mypage`)
      const sets = page.getByRole('region', { name: '컬렉션' })
      await sets.getByRole('link', { name: /FC서울/ }).click()
      await screen(page).toHaveURL(`${site}/mypage/binder/fcseoul-2025`)
      await screen(page.getByText(/^24장 가운데 \d+장을 모았어요$/)).toBeVisible()
      const pockets = page.getByRole('list', { name: 'FC서울 카드 목록' })
      await screen(pockets.getByRole('listitem')).toHaveCount(24)
      await screen(pockets.getByText('빈자리').first()).toBeVisible()
      await screen(page.getByRole('link', { name: /드롭 보기|구매하기/ })).toHaveAttribute(
        'href',
        /\/drops\/\d+/,
      )
      await pockets.getByRole('button').first().click()
      await screen(page.getByRole('dialog')).toBeVisible()
      await page.keyboard.press('Escape')
    },
  ],
  [
    'the way from a card to its upgrade',
    async (page, site) => {
      await page.goto(`${site}/mypage`)
      const own = page.getByRole('list', { name: '내 카드' })
      const upgrade = page.getByRole('dialog').getByRole('link', { name: '같은 선수 3장으로 업그레이드하기' })
      // One copy of a player, and three of another one.
      await own
        .getByRole('button', { name: /한이준/ })
        .first()
        .click()
      await screen(page.getByRole('dialog', { name: '한이준' })).toBeVisible()
      await screen(upgrade).toHaveCount(0)
      await page.keyboard.press('Escape')
      await own
        .getByRole('button', { name: /서도윤/ })
        .first()
        .click()
      await upgrade.click()
      await screen(page).toHaveURL(`${site}/fcseoul-2025/upgrade`)
      await screen(button(page, '같은 선수 3장 담기')).toBeVisible()
    },
  ],
  [
    'the link of a card',
    async (page, site) => {
      const { stack, visitor } = world()
      await page.addInitScript(
        "Object.defineProperty(navigator, 'clipboard', { value: { writeText: async (text) => { window.copied = text } } })",
      )
      await page.goto(`${site}/mypage`)
      await page.getByRole('list', { name: '내 카드' }).getByRole('button').first().click()
      await page.getByRole('dialog').getByRole('button', { name: '공유하기' }).click()
      await button(page, '링크 만들기').click()
      await button(page, '링크 복사하기').click()
      await screen(page.getByText('링크를 복사했어요.')).toBeVisible()
      const link = String(await page.evaluate('window.copied'))
      expect(link).toMatch(new RegExp(`^${site}/card/[\\w-]{22}$`))

      const stranger = await visitor()
      expect((await stranger.goto(link))?.status()).toBe(200)
      await screen(stranger.getByText(/^No\.\d{4} \/ /)).toBeVisible()
      expect(await stranger.content()).not.toContain('새벽응원단')
      await screen(stranger.locator('meta[name="robots"]')).toHaveAttribute('content', 'noindex')
      const picture = await stranger.locator('meta[property="og:image"]').getAttribute('content')
      expect(picture).toMatch(/^http.+\/cdn\/share\/card\/[\w-]{22}-preview\.jpg$/)
      for (const name of ['게시물 4:5', '스토리 9:16']) {
        const saving = stranger.waitForEvent('download')
        await stranger.getByRole('link', { name }).click()
        expect((await saving).suggestedFilename()).toMatch(/^card-(post|story)\.jpg$/)
      }

      await button(page, '공유 끝내기').click()
      await screen(button(page, '링크 만들기')).toBeVisible()
      const reply = await fetch(`${stack.api}/card/shared/${link.slice(-22)}`)
      expect(reply.status).toBe(404)
      expect((await fetch(String(picture))).status).toBe(404)
      // The site keeps a rendered page for five seconds.
      await screen(async () => {
        expect((await stranger.goto(link))?.status()).toBe(404)
      }).toPass({ timeout: 20_000 })
      await screen(stranger.getByRole('heading', { name: '더 이상 볼 수 없는 카드예요' })).toBeAttached()
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
      for (const [label, words] of Object.entries(WORDS)) await page.getByLabel(label).fill(words)
      await screen(page.locator('.fandeck-draft__free')).toHaveCount(3)
      // The draft, with its pictures, survives a reload.
      await page.reload()
      await screen(page.getByLabel('한글 이름')).toHaveValue(WORDS['한글 이름'])
      await screen(page.locator('.fandeck-draft__preview')).toHaveCount(2)
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

/** What a fan opens, and the boxes that must hold their words. */
const LARGE: readonly (readonly [path: string, open: (page: Page) => Promise<void>, boxes: string])[] = [
  [
    '/mypage',
    async (page) => {
      await page
        .getByRole('list', { name: '내 카드' })
        .getByRole('button', { name: /서도윤/ })
        .first()
        .click()
      await screen(page.locator('.fandeck-card-detail__more')).toBeVisible()
    },
    '.fandeck-drawer, .fandeck-card-detail__actions, .fandeck-card-detail__more > a, .fandeck-card-detail__facts > div',
  ],
  [
    '/drops/101',
    async (page) => {
      await button(page, '구매하기').click()
      await screen(page.getByRole('radio', { name: '신용카드' })).toBeVisible()
    },
    '.fandeck-drawer, .fandeck-purchase__pack, .fandeck-purchase__total',
  ],
  [
    '/fcanyang-2025',
    (page) => screen(page.getByText('경기 종료')).toBeVisible(),
    '.fandeck-match__middle, .fandeck-match .fandeck-segment__option',
  ],
  [
    '/fcseoul-2025',
    async (page) => {
      await screen(button(page, '초기화')).toBeVisible()
      await screen(page.locator('.site-header__names b')).toBeVisible()
    },
    '.fandeck-board__foot, .fandeck-card__missing, .site-header__names b',
  ],
  [
    '/dhcfc-2025/main',
    (page) => screen(page.locator('.fandeck-drop-summary__title')).toHaveText(/대전하나시티즌/),
    '.fandeck-drop-summary__words, .site-header__names b',
  ],
  [
    '/redboosters/main',
    async (page) => {
      await screen(page.locator('.site-header__names b')).toHaveText('레드부스터스')
      // The art behind the header begins below what large text adds to its height; the rest has the same ground.
      await overflowAt(page, 320, 200)
      const bottomOf = (part: string) =>
        page.locator(part).evaluate((at) => at.getBoundingClientRect().bottom)
      const [ground, header] = [await bottomOf('.site-header__ground'), await bottomOf('.site-header')]
      expect([header - ground, ground > 0]).toEqual([70, true])
    },
    '.site-header__names b',
  ],
]

/** The parts whose words large text leaves whole. */
const WHOLE = [
  '.site-header__names b',
  '.fandeck-board__foot button',
  '.fandeck-match__head',
  '.fandeck-drop-summary',
].join()

test.each(LARGE)(
  'at 320 px with text at 200 % a member reads what opens on %s',
  async (path, open, boxes) => {
    const page = await memberPage()
    await page.goto(world().stack.site + path)
    await open(page)
    expect(await overflowAt(page, 320, 200)).toEqual([])
    expect(await cutTexts(page)).toEqual([])
    expect(await brokenWords(page, WHOLE)).toEqual([])
    const wide = await page.locator(boxes).evaluateAll((all) =>
      all
        .filter((box) => {
          const { left, right, bottom } = box.getBoundingClientRect()
          const texts = document.createTreeWalker(box, NodeFilter.SHOW_TEXT)
          let [reach, depth] = [0, 0]
          while (texts.nextNode()) {
            if (texts.currentNode.parentElement?.closest('.fandeck-visually-hidden')) continue
            const range = document.createRange()
            range.selectNodeContents(texts.currentNode)
            const end = range.getBoundingClientRect()
            reach = Math.max(reach, end.right)
            depth = Math.max(depth, end.bottom)
          }
          const scrolls = box.matches('.fandeck-drawer')
          return left < -1 || right > 321 || (!scrolls && (reach > right + 1 || depth > bottom + 1))
        })
        .map((box) => box.className),
    )
    expect(wide).toEqual([])
    await page.setViewportSize({ width: 390, height: 844 })
  },
)

test('S1.7 S2.21 a visitor of a section signs in first, and reads why', async () => {
  const { stack, visitor } = world()
  const page = await visitor()
  for (const path of ['/mypage/activity', '/mypage/favourites', '/mypage/collections']) {
    await page.goto(stack.site + path)
    await screen(button(page, '휴대폰 번호로 계속하기')).toBeVisible()
    await screen(page.getByRole('alert').filter({ hasText: '로그인이 필요해요.' })).toBeVisible()
    const { searchParams } = new URL(page.url())
    expect(searchParams.get('error')).toBe('SessionRequired')
    expect(searchParams.get('callbackUrl')).toBe(stack.site + path)
  }
})

test('S7.39 S7.40 pictures and nicknames that cannot be used are told, and nothing is lost', async () => {
  const { stack, fan } = world()
  const page = await fan()
  await page.goto(`${stack.site}/mypage/profile`)
  const nickname = page.getByLabel('닉네임', { exact: true })
  await screen(nickname).not.toHaveValue('')
  const [before, image] = [await nickname.inputValue(), page.locator('.fandeck-profile__frame img')]
  const source = await image.getAttribute('src')
  const gif = await sharp(await blank())
    .gif()
    .toBuffer()
  const files = [
    [{ name: 'photo.jpg', mimeType: 'image/jpeg', buffer: gif }, '올릴 수 없는 사진이에요.'],
    [
      { name: 'large.png', mimeType: 'image/png', buffer: Buffer.alloc(40 * 1024 * 1024) },
      '5MB 이하의 사진만 올릴 수 있어요.',
    ],
  ] as const
  for (const [file, sentence] of files) {
    await page.getByLabel('프로필 사진 바꾸기').setInputFiles(file)
    await screen(page.getByText(sentence, { exact: false })).toBeVisible()
    expect(await image.getAttribute('src')).toBe(source)
  }
  const names = [
    ['🌙🌙', '‘🌙🌙’ 대신 한글, 영문, 숫자, 밑줄(_)을 입력해 주세요.'],
    ['가'.repeat(200), '12자까지 쓸 수 있어요.'],
    ['새벽응원단', '다른 팬이 사용 중인 닉네임이에요.'],
  ] as const
  for (const [name, sentence] of names) {
    await nickname.fill(name)
    await screen(page.getByText(sentence, { exact: false })).toBeVisible()
    await screen(nickname).toHaveValue(name)
    await screen(button(page, '닉네임 저장하기')).toBeDisabled()
  }
  await page.reload()
  await screen(nickname).toHaveValue(before)
})

test('D80 a fan who began with a phone links an address, unlinks the phone, and signs in with the address', async () => {
  const { stack, fan, visitor } = world()
  const [address, password] = ['moonlight.fan@example.com', 'Sunset#2025']
  const page = await fan()
  await page.goto(`${stack.site}/mypage/logins`)
  await page.getByRole('link', { name: '이메일 연결하기' }).click()
  await screen(page).toHaveURL(`${stack.site}/mypage/logins/email`)
  await page.getByLabel('이메일', { exact: true }).fill('moonlight@example.com')
  await button(page, '인증번호 받기').click()
  const code = page.getByLabel('인증번호 6자리')
  await screen(code).toBeFocused()
  await code.fill(await mailedCode(stack, 'moonlight@example.com', '연결'))
  await page.getByLabel('비밀번호', { exact: true }).fill(password)
  await page.getByLabel('비밀번호 확인').fill(password)
  for (const scheme of ['light', 'dark'] as const) expect(await violationsIn(page, scheme)).toEqual([])
  await button(page, '연결하기').click()
  await screen(page.getByText('이미 다른 팬이 쓰고 있는 이메일이에요.', { exact: false })).toBeVisible()
  await screen(page.getByLabel('비밀번호 확인')).toHaveValue(password)
  await page.getByLabel('이메일', { exact: true }).fill(address)
  await button(page, '인증번호 받기').click()
  await screen(code).toBeFocused()
  await code.fill(await mailedCode(stack, address, '연결'))
  await button(page, '연결하기').click()
  await screen(page).toHaveURL(`${stack.site}/mypage/logins`)
  await button(page, '휴대폰 연결 해제').click()
  await page.getByRole('alertdialog').getByRole('button', { name: '해제' }).click()
  await screen(page.getByText('마지막', { exact: true })).toBeVisible()

  const elsewhere = await visitor()
  await elsewhere.goto(`${stack.site}/account/login?retUrl=%2Fmypage%2Flogins`)
  await button(elsewhere, '이메일로 계속하기').click()
  await elsewhere.getByLabel('이메일', { exact: true }).fill(address)
  await elsewhere.getByLabel('비밀번호', { exact: true }).fill(password)
  await button(elsewhere, '로그인').click()
  await screen(elsewhere).toHaveURL(`${stack.site}/mypage/logins`)
  await screen(elsewhere.getByText('마지막', { exact: true })).toBeVisible()
})
