import { until } from '../../until.ts'
import { button } from '../screen.ts'
import { buy, enterPhone, type Journey, openWindow } from './scene.ts'

/** Buys on the page of another company: the drop's tag, its window for the sign-in, and the gateway. */
export const tagsJourney: Journey = {
  name: 'tags',
  title: 'Sign in by the window of the main site and buy a pack with `<fandeck-drop>` on the partner page',
  async play(scene) {
    const { engine, page, stack } = scene
    const { protocol, hostname, port } = new URL(stack.site)
    await page.view.goto(`${protocol}//${hostname}:${Number(port) + 5}/`)
    const window = await openWindow(engine, () => page.press(button('로그인하고 구매하기')))
    await enterPhone(scene, window)
    await window.press(button('계속하기'))
    await until('the end of the window', async () => (await engine.pages()).length === 1 || undefined)
    await buy(page)
    await page.press(button('팩 열기'))
    // A pack of one card, which turns by itself.
    await page.sees(button('덱에서 보기'))
  },
}
