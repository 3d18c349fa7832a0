import { devState, turn } from '../../../tests/e2e/stack.ts'
import { until } from '../../until.ts'
import { startChromium } from '../chromium.ts'
import type { Engine } from '../engine.ts'
import { enterPhone, open, openSite, type Scene, signIn } from '../journeys/scene.ts'
import { button, dialog, type PageScreen } from '../screen.ts'
import type { AppJourney } from './journey.ts'
import { choose, pay, sheetLink } from './steps.ts'

/** Opens a link in a browser of its own, which signs in itself. */
async function inAnotherBrowser(
  { stack }: Scene,
  link: string,
  visit: (page: PageScreen, engine: Engine) => Promise<void>,
): Promise<void> {
  const engine = await startChromium()
  try {
    const page = await openSite(engine, stack)
    await page.view.goto(link)
    await page.press(button('이어서 보기'))
    await visit(page, engine)
  } finally {
    await engine.close()
  }
}

/** Orders in the app, whose reply is lost, and goes on with that order elsewhere. */
export const continueJourney: AppJourney = {
  name: 'continue',
  title:
    'Order two packs, lose the reply; go on in another browser by the link, which signs in itself and pays the same order; the link works once',
  losesOrders: true,
  async play(scene) {
    const { page, stack } = scene
    await signIn(scene, '/drops/101')
    await choose(scene, 2)
    await pay(scene)
    await page.sees({ role: 'alert' })
    await page.press(button('다른 브라우저에서 계속하기', dialog('구매하기')))
    const link = await sheetLink(scene)
    await inAnotherBrowser(scene, link, async (other) => {
      await other.press(button('로그인하고 이어서 결제하기'))
      const { offsetMinutes } = await devState(stack)
      await turn(stack, 'time', { offsetMinutes: offsetMinutes + 1 })
      await enterPhone(scene, other)
      await other.arrives(/^\/continue$/)
      await other.press(button('이어서 결제하기'))
      await other.arrives(/^\/drops\/101$/)
      await other.press(button(/결제 이어|이어서 결제/))
      await (await other.frame()).press(button('결제하기'))
      await other.press(button('팩 열기'))
      await open({ ...scene, page: other }, '/mypage/transaction')
      await other.reads(/2팩|× 2|2개/)
      await until('one order', async () => {
        const links = await other.view.evaluate(
          '[...document.querySelectorAll("main a[href*=\'/mypage/transaction/\']")].map((a) => a.href)',
        )
        return Array.isArray(links) && new Set(links).size === 1 ? true : undefined
      })
    })
    await inAnotherBrowser(scene, link, async (third) => {
      await third.reads('이미 사용한 링크예요')
      await third.press(button('홈으로 가기'))
      await third.arrives(/^\/$/)
    })
  },
}
