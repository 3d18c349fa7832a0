// What a fan does inside an app: each journey ends well, or fails at the step that is a dead end.
import { writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { devState, sampleCard, turn } from '../../../tests/e2e/stack.ts'
import { until } from '../../until.ts'
import { open, type Scene, signIn } from '../journeys/scene.ts'
import { button, dialog, link } from '../screen.ts'
import { continueJourney } from './continue.ts'
import type { AppJourney } from './journey.ts'
import { choose, pay, sheetLink } from './steps.ts'
import { CLOSE_APP } from './withheld.ts'

const SHEET = dialog('다른 브라우저에서 계속하기')

/** Signs the same fan in again, once a code can be sent again. */
async function signInAgain(scene: Scene): Promise<void> {
  const { offsetMinutes } = await devState(scene.stack)
  await turn(scene.stack, 'time', { offsetMinutes: offsetMinutes + 1 })
  await signIn(scene)
}

/** Signs in by e-mail, after Google has refused the app and offered another browser. */
const signInJourney: AppJourney = {
  name: 'sign-in',
  title:
    'Press Google, which refuses the app: get a link into another browser; sign in by email and password',
  async play(scene) {
    const { page, stack } = scene
    await open(scene, '/account/login?retUrl=%2Fmypage')
    await page.press(button(/Google/))
    await page.sees(SHEET)
    await page.reads('이 앱 안에서는 Google 로그인을 쓸 수 없어요')
    if (!(await sheetLink(scene)).startsWith(`${stack.site}/continue#`)) throw new Error('The QR is no link.')
    await page.press(button('닫기', SHEET))
    await page.press(button('이메일로 계속하기'))
    await page.fill({ label: '이메일' }, 'moonlight@example.com')
    await page.fill({ label: '비밀번호' }, 'Fandeck#2025')
    await page.press(button('로그인'))
    await page.arrives(/^\/mypage$/)
    await page.reads('여섯시의덱')
  },
}

/** Pays on the full page of the gateway, during which the app is closed. */
const paymentJourney: AppJourney = {
  name: 'payment',
  title:
    'Pay for a pack on the full-page gateway; close the app during the payment; sign in again and find the pack',
  async play(scene) {
    const { page, stack } = scene
    await signIn(scene, '/drops/101')
    await choose(scene)
    await pay(scene)
    await until('the gateway', async () =>
      String(await page.view.evaluate('location.href')).startsWith(stack.pay) ? true : undefined,
    )
    await page.press(button('결제하기'))
    await page.arrives(/^\/(payment\/return|account\/login)/)
    // The app comes back without what it had stored.
    await page.view.evaluate(`void ${CLOSE_APP}`)
    await signInAgain(scene)
    await page.press(button(/카드팩 팩 열기$/))
    await page.press(button(/^팩 열기$/))
    await page.sees(button(/덱에서 보기|한 번에 모두 열기/))
  },
}

const STORES = `(() => {
  try {
    return Boolean(sessionStorage)
  } catch {
    return false
  }
})()`

const walletJourney: AppJourney = {
  name: 'wallet',
  title:
    'Connect the wallet as a full page, without a window; show the benefits, or without storage the reason and a link into another browser',
  async play(scene) {
    const { page, stack } = scene
    // A page without the popups of the home page, which an app without storage shows again.
    await open(scene, '/support/faq/list')
    await page.press(button('지갑 연결 안 됨'))
    await page.press(button('연결하기'))
    await until('the wallet', async () =>
      String(await page.view.evaluate('location.href')).startsWith(stack.wallet) ? true : undefined,
    )
    await page.press(button('새벽응원단'))
    await page.press(button('연결하기'))
    await page.arrives(/^\/support\/faq\/list$/)
    if ((await page.view.evaluate(STORES)) !== true) {
      // The return is checked by what the tab has stored.
      await page.reads('지갑 연결에 실패했어요')
      await page.press(button('메뉴 열기'))
      await page.press(button('다른 브라우저에서 계속하기'))
      await page.sees(SHEET)
      await sheetLink(scene)
      return
    }
    await page.sees(button('지갑 연결됨'))
    await page.press(button('지갑 연결됨'))
    await page.sees(dialog(/^내 혜택/))
  },
}

async function scan(scene: Scene): Promise<void> {
  const { page, stack, folder } = scene
  const photo = join(folder, 'card.png')
  writeFileSync(photo, (await sampleCard(stack)).picture)
  await signIn(scene)
  await page.press(button('카드 코드 스캔'))
  const within = dialog('카드 코드를 입력해 주세요')
  await page.sees(button('사진 고르기', within))
  await page.choose(photo, within)
  await page.sees(dialog(/카드를 받았어요/))
  await page.press(button('내 카드에서 보기'))
  await page.reads(/카드\s+1\s/)
  await page.press(button('카드 코드 스캔'))
  await page.fill({ label: '카드 코드', within }, (await sampleCard(stack)).code)
  await page.press(button('카드 받기', within))
  await page.sees(dialog(/카드를 받았어요/))
  await page.press(button('내 카드에서 보기'))
  // The two can be of one design.
  await page.reads(/카드\s+2\s/)
}

const scanJourney: AppJourney = {
  name: 'scan',
  title: 'Scan without a camera: pick a photo of a card; type the code of another',
  play: scan,
}

const shareJourney: AppJourney = {
  name: 'share',
  title:
    'Share a page without a share sheet, clipboard or windows: read its QR, select its address, find the feed',
  async play(scene) {
    const { page, stack } = scene
    await open(scene, '/drops/101')
    await page.sees(button(/구매하기/))
    for (const target of ['링크 복사', '소셜 피드에 공유']) {
      await page.view.evaluate('void scrollTo(0, document.body.scrollHeight)')
      await page.press(button('공유하기'))
      await page.press({ role: 'menuitem', name: target })
      const within = dialog('공유하기')
      await page.sees(within)
      const address = `${stack.site}/drops/101`
      if ((await sheetLink(scene)) !== address) throw new Error('The QR is not of the page.')
      await page.press(button('링크 복사하기', within))
      await page.reads('위 주소를 길게 눌러 복사해 주세요')
      if ((await page.view.evaluate('String(getSelection())')) !== address)
        throw new Error('The address is not selected.')
      await page.sees(link('소셜 피드에 공유'))
      await page.press(button('닫기', within))
    }
  },
}

/** The rows of the matrix. */
export const APP_JOURNEYS: readonly AppJourney[] = [
  signInJourney,
  paymentJourney,
  walletJourney,
  scanJourney,
  shareJourney,
  continueJourney,
]
