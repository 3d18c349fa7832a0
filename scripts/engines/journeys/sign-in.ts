import { button } from '../screen.ts'
import { type Journey, open, signIn, signInByEmail } from './scene.ts'

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
    await signInByEmail(scene)
    await page.reads('여섯시의덱')
  },
}
