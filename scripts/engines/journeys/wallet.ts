import { decodeQr } from '../../../tests/e2e/phone.ts'
import { until } from '../../until.ts'
import { button, dialog } from '../screen.ts'
import { type Journey, signIn } from './scene.ts'

/** A member of the demo with benefits, whose identity is not verified yet. */
const MEMBER = '010-2481-4821'

/** The wait for the next code, `constants.qrRefreshMs`, and the one of this journey. */
const SHORTER = `(() => {
  const { setTimeout } = window
  window.setTimeout = (work, ms, ...rest) => setTimeout(work, ms === 170_000 ? 2_000 : ms, ...rest)
})()`

/** Shows the QR of a benefit, and the next one. */
export const walletJourney: Journey = {
  name: 'wallet',
  title: 'Verify the identity, show the QR of a benefit, which a decoder reads and which rotates',
  async play(scene) {
    const { page } = scene
    await signIn({ ...scene, phone: MEMBER })
    await page.press(button(/지갑 연결/))
    await page.arrives(/^\/account\/verify\?/)
    await page.press(button('휴대폰으로 인증하기'))
    await page.arrives(/^\/identity\//)
    await page.press(button('인증하기'))
    // What the member pressed before goes on.
    await page.sees(dialog(/^내 혜택/))
    await page.view.evaluate(`void ${SHORTER}`)
    await page.press(button(/음료 교환권/, dialog(/^내 혜택/)))
    await page.sees({ role: 'img', name: '혜택 QR 코드' })
    const read = async () => decodeQr(await page.view.screenshot())
    const first = await until('a readable QR', read)
    await until('another QR', async () => {
      const next = await read()
      return (next !== undefined && next !== first) || undefined
    })
  },
}
