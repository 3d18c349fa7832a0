import { button, dialog } from '../screen.ts'
import { type Journey, signIn } from './scene.ts'

/** A verified member of the demo with benefits. */
const MEMBER = '010-5555-0100'
const STAFF_PASSWORD = '481620'

/** Hands the phone to a member of the staff, who mistypes the password first. */
export const staffJourney: Journey = {
  name: 'staff',
  title: 'Open the wallet and hand the phone to staff, who type a wrong password and then the right one',
  async play(scene) {
    const { page } = scene
    await signIn({ ...scene, phone: MEMBER })
    await page.press(button(/지갑 연결/))
    const within = dialog(/^내 혜택/)
    await page.press(button(/포토존/, within))
    await page.fill({ label: '직원 비밀번호', within }, '111111')
    await page.press(button('수령 완료하기', within))
    await page.press(button('확인'))
    await page.reads('비밀번호가 맞지 않아요')
    await page.fill({ label: '직원 비밀번호', within }, STAFF_PASSWORD)
    await page.press(button('수령 완료하기', within))
    await page.reads('수령 완료 처리되었어요.')
    await page.press(button('확인'))
    await page.counts(button(/포토존/, within), 0)
  },
}
