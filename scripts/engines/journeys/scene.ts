// What all journeys share: a fan with a new profile of an engine, and the steps before and after a sign-in.
import { devState, type Stack } from '../../../tests/e2e/stack.ts'
import { until } from '../../until.ts'
import type { Engine, EnginePage } from '../engine.ts'
import { button, dialog, type PageScreen, pageScreenOf, type Screen } from '../screen.ts'

/** A fan who begins signed out. */
export interface Scene {
  engine: Engine
  page: PageScreen
  stack: Stack
  /** A number that the backend does not know. */
  phone: string
  /** A folder for pictures. */
  folder: string
}

/** A journey of a fan; it fails at the first step that the engine does not do. */
export interface Journey {
  name: string
  /** What the fan does, as the table of the docs says it. */
  title: string
  play(scene: Scene): Promise<void>
}

/** Dismisses the popups of the demo's content for some days, as a visitor can. */
const WITHOUT_POPUPS = `(() => {
  const days = {}
  for (let day = -3; day < 40; day++) {
    const date = new Date(Date.now() + 9 * 3_600_000 + day * 86_400_000)
    days[date.toISOString().slice(0, 10).replaceAll('-', '')] = [1, 2, 3, 4, 5]
  }
  try {
    localStorage.setItem('fandeck:popups', JSON.stringify(days))
  } catch {}
})()`

/** Opens the site in the first tab; WebKitGTK shows no other one. */
export async function openSite(engine: Engine, stack: Stack): Promise<PageScreen> {
  const [page] = await engine.pages()
  if (!page) throw new Error('The browser has no page.')
  await page.goto(`${stack.site}/robots.txt`)
  await page.evaluate(`void ${WITHOUT_POPUPS}`)
  return pageScreenOf(page)
}

export const open = ({ page, stack }: Scene, path: string) => page.view.goto(stack.site + path)

/** The codes that were entered, by their number: a fan who signs in again waits for another one. */
const entered = new Set<string>()

/** Returns the code that the backend has sent to a number. */
const sentCode = ({ stack, phone }: Scene) =>
  until('the code', async () => {
    const { sms } = await devState(stack)
    const own = sms.filter((one) => one.phone.replaceAll('-', '') === phone.replaceAll('-', ''))
    const code = own.find((one) => !entered.has(phone + one.code))?.code
    if (code !== undefined) entered.add(phone + code)
    return code
  })

/** Signs in by phone on a page that offers the ways to do so. */
export async function enterPhone(scene: Scene, page = scene.page): Promise<void> {
  await page.press(button('휴대폰 번호로 계속하기'))
  await page.fill({ label: '휴대폰 번호' }, scene.phone)
  await page.press(button('인증번호 받기'))
  await page.fill({ label: '인증번호' }, await sentCode(scene))
}

/** Signs a new fan in and goes to a page. */
export async function signIn(scene: Scene, path = '/mypage'): Promise<void> {
  await open(scene, `/account/login?retUrl=${encodeURIComponent(path)}`)
  await enterPhone(scene)
  await scene.page.arrives(new RegExp(`^${path}$`))
}

/** Signs the demo's member with an email address in, who has cards, and goes to a page. */
export async function signInByEmail(scene: Scene, path = '/mypage'): Promise<void> {
  const { page } = scene
  await open(scene, `/account/login?retUrl=${encodeURIComponent(path)}`)
  await page.press(button('이메일로 계속하기'))
  await page.fill({ label: '이메일' }, 'moonlight@example.com')
  await page.fill({ label: '비밀번호' }, 'Fandeck#2025')
  await page.press(button('로그인'))
  await page.arrives(new RegExp(`^${path}$`))
}

/** Buys packs from an open page of a drop by card, to the gateway's answer. */
export async function buy(page: Screen, packs = 1): Promise<void> {
  await page.press(button(/(?<!로그인하고 )구매하기$/))
  const within = dialog('구매하기')
  for (let count = 1; count < packs; count++) await page.press(button('하나 더하기', within))
  await page.press({ role: 'radio', name: '신용카드', within })
  await page.press({ role: 'checkbox', name: '구매 조건과 약관에 모두 동의해요', within })
  await page.press(button(/원 결제하기$/, within))
  const payment = await page.frame()
  await payment.press(button('결제하기'))
}

/** Claims a card by its typed code; the camera is denied. */
export async function claimByCode({ page }: Scene, code: string): Promise<void> {
  await page.press(button('카드 코드 스캔'))
  const within = dialog('카드 코드를 입력해 주세요')
  await page.fill({ label: '카드 코드', within }, code)
  await page.press(button('카드 받기', within))
  await page.sees(dialog(/카드를 받았어요/))
  await page.press(button('내 카드에서 보기'))
}

/** Returns the window that a press opens. */
export async function openWindow(engine: Engine, press: () => Promise<void>): Promise<PageScreen> {
  const before = new Set((await engine.pages()).map(({ id }) => id))
  await press()
  const isNew = ({ id }: EnginePage) => !before.has(id)
  return pageScreenOf(await until('a new window', async () => (await engine.pages()).find(isNew)))
}
