import { button } from '../screen.ts'
import { buy, type Journey, open, signIn } from './scene.ts'

/** Buys two packs at the sandbox of a gateway, opens them and finds them in the deck. */
export const buyJourney: Journey = {
  name: 'buy',
  title: 'Buy two packs at the gateway in its iframe, open them, find the cards in the deck',
  async play(scene) {
    const { page } = scene
    await signIn(scene, '/drops/101')
    await buy(page, 2)
    await page.press(button('팩 열기'))
    await page.press(button('한 번에 모두 열기'))
    await page.press(button('덱에서 보기'))
    await page.arrives(/^\/mypage/)
    await page.reads(/카드\s+6\s/)
    await page.reads(/No\.\d{4}/)
    // The deck is the server's.
    await open(scene, '/mypage')
    await page.reads(/카드\s+6\s/)
  },
}
