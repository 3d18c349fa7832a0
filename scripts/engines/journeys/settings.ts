import { until } from '../../until.ts'
import { button, link } from '../screen.ts'
import { type Journey, open, signIn } from './scene.ts'

/** Whether the request of the switch is answered. */
const SAVED = `performance.getEntriesByType('resource').some(({ name }) => name.endsWith('/mypage/ad-agreement'))`

/** Changes the nickname and a switch, and signs out. */
export const settingsJourney: Journey = {
  name: 'settings',
  title: 'Change the nickname, switch news on, read both again, sign out',
  async play(scene) {
    const { page, phone } = scene
    const nickname = `fan${phone.replaceAll('-', '').slice(-8)}`
    const news = { role: 'switch', name: '문자로 소식 받기' }
    await signIn(scene, '/mypage/profile')
    await page.fill({ label: '닉네임' }, nickname)
    await page.reads('쓸 수 있는 닉네임이에요.')
    await page.press(button('닉네임 저장하기'))
    await page.reads('닉네임을 바꿨어요.')
    await open(scene, '/mypage/settings')
    await page.sees({ ...news, checked: false })
    await page.press(news)
    await until('the saved switch', async () => (await page.view.evaluate(SAVED)) === true || undefined)
    await open(scene, '/mypage/settings')
    await page.sees({ ...news, checked: true })
    await open(scene, '/mypage')
    await page.reads(nickname)
    await open(scene, '/mypage/settings')
    await page.press(link('로그아웃'))
    await page.arrives(/^\/(account\/logout.*)?$/)
  },
}
