// A new fan from the sign-up through every part of my page to the withdrawal, on the processes of `npm start`.
import type { Page } from 'playwright'
import { afterAll, afterEach, beforeAll, expect, test } from 'vitest'
import { mailedCode, signUpByMail } from './mail-fan.ts'
import { openBrowser, openPhone, type Phone } from './phone.ts'
import { type Stack, startStack } from './stack.ts'
import { button, cards, reserve, screen, tellFailure } from './steps.ts'
import { blank } from './world.ts'

const EMAIL = 'whole.life@club.co.kr'
const PASSWORD = 'Sunset#2025'
const NEXT_PASSWORD = 'Sunrise#2026'
const NICKNAME = '저녁달빛'

let stack: Stack
let phone: Phone

beforeAll(async () => {
  stack = await startStack()
  phone = await openPhone(await openBrowser())
})
afterEach(async ({ task }) => {
  if (task.result?.state === 'fail' && phone) await tellFailure(stack, phone.page)
})
afterAll(async () => {
  await phone?.browser.close()
  await stack?.stop()
})

const open = (page: Page, path: string) => page.goto(`${stack.site}${path}`)
const picture = (name: string) => blank().then((buffer) => ({ name, mimeType: 'image/png', buffer }))

async function changeProfile(page: Page): Promise<void> {
  await open(page, '/mypage/profile')
  await page.getByLabel('프로필 사진 바꾸기').setInputFiles(await picture('me.png'))
  await page.getByLabel('닉네임', { exact: true }).fill(NICKNAME)
  await screen(page.getByText('쓸 수 있는 닉네임이에요.')).toBeVisible()
  await button(page, '닉네임 저장하기').click()
  await screen(page.getByText('닉네임을 바꿨어요.')).toBeVisible()
  await open(page, '/mypage/settings')
  const stored = page.waitForResponse((reply) => reply.url().endsWith('/mypage/ad-agreement'))
  await page.getByRole('switch', { name: '이메일로 소식 받기' }).click()
  expect((await stored).ok()).toBe(true)
  await open(page, '/mypage')
  await screen(page.getByText(NICKNAME).first()).toBeVisible()
}

async function saveAddress(page: Page): Promise<void> {
  await open(page, '/mypage/address')
  const fields = {
    '받는 분': '김하늘',
    '휴대폰 번호': '010-2481-7000',
    우편번호: '04766',
    주소: '서울 성동구 왕십리로 83-21',
    '상세 주소': '101호',
  }
  for (const [label, words] of Object.entries(fields))
    await page.getByLabel(label, { exact: true }).fill(words)
  await button(page, '저장하기').click()
  await screen(page.getByText('배송지를 저장했어요.')).toBeVisible()
  await page.reload()
  await screen(page.getByLabel('받는 분')).toHaveValue('김하늘')
}

/** Buys two packs, opens them, and looks at the cards in the deck. */
async function collectCards(page: Page): Promise<void> {
  await open(page, '/')
  await page.getByRole('link', { name: '구매하기' }).first().click()
  const payment = await reserve(page, 2)
  await payment.getByRole('button', { name: '결제하기' }).click()
  await button(page, '팩 열기').click()
  await button(page, '한 번에 모두 열기').click()
  await button(page, '덱에서 보기').click()
  await page.waitForURL('**/mypage')
  await screen(cards(page)).toHaveText('6')
  await page.getByRole('list', { name: '내 카드' }).getByRole('button').first().click()
  const heart = page.getByRole('dialog').locator('.fandeck-favourite')
  const liked = page.waitForResponse((reply) => reply.url().endsWith('/mypage/nft/favor') && reply.ok())
  await heart.click()
  await liked
  await open(page, '/mypage/favourites')
  await screen(page.getByRole('button', { name: /좋아요$/ })).toHaveCount(1)
}

async function readHistories(page: Page): Promise<void> {
  await open(page, '/mypage/activity')
  await screen(page.getByText(/2개를 샀어요/).first()).toBeVisible()
  await open(page, '/mypage/transaction')
  await page.getByRole('list', { name: '거래 내역' }).getByRole('link').first().click()
  await screen(page.getByRole('heading', { name: '결제를 마쳤어요' })).toBeVisible()
  await screen(page.getByText('팩을 열어서 취소할 수 없어요.')).toBeVisible()
  await open(page, '/mypage/point')
  await screen(page.getByText('지금 쓸 수 있는 포인트')).toBeVisible()
  await open(page, '/mypage/entry-history')
  await screen(page.getByText('아직 응모한 이벤트가 없어요')).toBeVisible()
}

async function createCollection(page: Page): Promise<void> {
  await open(page, '/mypage/collections/new')
  await page.getByLabel('로고 고르기').setInputFiles(await picture('logo.png'))
  const names = { '한글 이름': '저녁 응원단', '영문 이름': 'Evening Crew', '링크 이름': 'evening-crew' }
  for (const [label, words] of Object.entries(names)) await page.getByLabel(label).fill(words)
  await screen(page.locator('.fandeck-draft__free')).toHaveCount(3)
  await button(page, '컬렉션 만들기').click()
  await page.waitForURL(`${stack.site}/mypage/collections`)
  await screen(page.getByText('저녁 응원단')).toBeVisible()
}

async function changePassword(page: Page): Promise<void> {
  await open(page, '/mypage/logins')
  await screen(page.getByRole('heading', { name: /기기/ }).first()).toBeVisible()
  await open(page, '/mypage/password')
  await page.getByLabel('현재 비밀번호').fill(PASSWORD)
  await page.getByLabel('새 비밀번호', { exact: true }).fill(NEXT_PASSWORD)
  await page.getByLabel('새 비밀번호 확인').fill(NEXT_PASSWORD)
  await button(page, '변경하기').click()
  await screen(page.getByText(/비밀번호를 바꿨어요/)).toBeVisible()
  await page.waitForURL(`${stack.site}/mypage`)
}

async function verifyIdentity(page: Page): Promise<void> {
  await button(page, /지갑 연결/).click()
  await page.waitForURL('**/account/verify?*')
  await button(page, '휴대폰으로 인증하기').click()
  await button(page, '인증하기').click()
  await page.waitForURL('**/mypage')
  await screen(page.getByRole('dialog', { name: '내 혜택' })).toBeVisible()
}

async function withdraw(page: Page): Promise<void> {
  await open(page, '/mypage/settings')
  await page.getByRole('link', { name: '회원 탈퇴' }).click()
  await page.getByRole('checkbox', { name: '모두 확인했어요' }).check()
  await button(page, '다음').click()
  await button(page, /메일로 인증번호 받기/).click()
  const code = page.getByLabel('인증번호 6자리')
  await screen(code).toBeVisible()
  await code.fill(await mailedCode(stack, EMAIL, '탈퇴'))
  await page.getByLabel('확인 문구').fill('탈퇴할게요')
  await button(page, '탈퇴하기').click()
  await screen(page.getByRole('heading', { name: '탈퇴했어요' })).toBeVisible()
}

test('S1.7 S2.6 S2.7 S2.8 S3.26 S7.36 S7.40 S7.52 a new fan uses every part of my page, and leaves', async () => {
  const { page } = phone
  await signUpByMail(stack, page, { email: EMAIL, password: PASSWORD })
  await changeProfile(page)
  await saveAddress(page)
  await collectCards(page)
  await readHistories(page)
  await createCollection(page)
  await changePassword(page)
  await verifyIdentity(page)
  await withdraw(page)
  expect(await page.evaluate(() => localStorage.getItem('user'))).toBeNull()
  await open(page, '/account/login?retUrl=%2Fmypage')
  await button(page, '이메일로 계속하기').click()
  await page.getByLabel('이메일', { exact: true }).fill(EMAIL)
  await page.getByLabel('비밀번호', { exact: true }).fill(NEXT_PASSWORD)
  await button(page, '로그인').click()
  await screen(page.getByText('이메일이나 비밀번호가 맞지 않아요. 한 번 더 확인해 주세요.')).toBeVisible()
  expect(phone.errors).toEqual([])
})
