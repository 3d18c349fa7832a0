import { button } from '../screen.ts'
import { type Journey, open, signInByEmail } from './scene.ts'

const PLAYER = '강이로'
const RECRUIT = '영입하기 첫 카드 만나기'

/** Places a player on one board, votes on another, and recruits on a third. */
export const boardsJourney: Journey = {
  name: 'boards',
  title:
    'Place a player in a formation as a visitor; sign in, vote for the player of the match, read the vote again, recruit a player of a mission',
  async play(scene) {
    const { page } = scene
    await open(scene, '/fcseoul-2025')
    await page.press(button('골키퍼 자리 1, 비어 있음'))
    await page.press({ role: 'radio', name: /문가람/ })
    await page.press(button('문가람 배치하기'))
    await page.press(button('닫기'))
    await page.sees(button('골키퍼 자리 1, 문가람'))

    await signInByEmail(scene, '/fcanyang-2025')
    await page.press({ role: 'radio', name: new RegExp(PLAYER) })
    await page.press(button(`${PLAYER} 선수에게 투표하기`))
    await page.sees(button(`${PLAYER} 선수에게 투표했어요`))
    await open(scene, '/fcanyang-2025')
    await page.sees(button(`${PLAYER} 선수에게 투표했어요`))

    await open(scene, '/ten-missions')
    // The cards of the member, which arrive after the page, move its rows.
    await page.reads('영입 대기')
    await page.press(button(/BEGINNER/))
    await page.press(button(RECRUIT))
    await page.counts(button(RECRUIT), 0)
    await page.reads('1명 영입')
  },
}
