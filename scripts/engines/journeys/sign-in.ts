import { button } from '../screen.ts'
import { type Journey, open, signIn } from './scene.ts'

/** Signs in by a code, signs out, and signs in by a password. */
export const signInJourney: Journey = {
  name: 'sign-in',
  title: 'Sign in by a code on the phone, sign out, sign in by email and password',
  async play(scene) {
    const { page } = scene
    await signIn(scene)
    await page.sees({ role: 'heading', name: /./ })
    await open(scene, '/account/logout')
    await page.press(button('로그아웃'))
    await page.arrives(/^\/$/)
    await open(scene, '/account/login?retUrl=%2Fmypage')
    await page.press(button('이메일로 계속하기'))
    await page.fill({ label: '이메일' }, 'moonlight@example.com')
    await page.fill({ label: '비밀번호' }, 'Fandeck#2025')
    await page.press(button('로그인'))
    await page.arrives(/^\/mypage$/)
    await page.reads('여섯시의덱')
  },
}
