// How a fan plays each campaign of the specification, by hand of any kind: from a visitor on its page to what ends it.
import { expect } from 'vitest'
import { link, MY_PAGE, type Play, radio, scan, signIn, signInByHeader } from './campaign-play.ts'
import { violationsIn } from './page-checks.ts'
import { sampleCard } from './stack.ts'
import { button, screen } from './steps.ts'

const eleven = (striker: string): readonly (readonly [slot: string, player: string])[] => [
  ['골키퍼 자리 1', '문가람'],
  ['수비수 자리 1', '오재하'],
  ['수비수 자리 2', '임도율'],
  ['수비수 자리 3', '배시온'],
  ['수비수 자리 4', '류하준'],
  ['미드필더 자리 1', '신이안'],
  ['미드필더 자리 2', '노여름'],
  ['미드필더 자리 3', '백로언'],
  ['미드필더 자리 4', '문서진'],
  ['공격수 자리 1', '한이준'],
  ['공격수 자리 2', striker],
]

/** Shares the saved eleven, whose picture a visitor then sees. */
async function shareEleven({ page, hand, stack }: Play): Promise<void> {
  await hand.press(button(page, '베스트 11 공유하기'))
  const dialog = page.getByRole('dialog', { name: '이 이미지로 공유해요' })
  const picture = dialog.getByRole('img', { name: '내가 짠 베스트 11 포메이션' })
  await screen(picture).toHaveAttribute('srcset', /\/share\/resized\/[\w-]{22}_1920\.webp 1920w$/)
  await screen(picture).not.toHaveJSProperty('naturalWidth', 0)
  expect(await violationsIn(page, 'light')).toEqual([])
  expect(await violationsIn(page, 'dark')).toEqual([])
  const image = (await picture.getAttribute('src')) ?? ''
  await hand.press(dialog.getByRole('button', { name: '닫기' }))
  const key = image.match(/[\w-]{22}(?=\.jpg$)/)?.[0]
  const preview = await (await fetch(`${stack.site}/fcseoul-2025?share=${key}`)).text()
  expect(preview).toContain(`property="og:image" content="${image}"`)
}

async function playSeoul(play: Play): Promise<void> {
  const { page, hand, by } = play
  // Without a change, the second hand would have nothing to save.
  const placed = eleven(by === 'keyboard' ? '한도담' : '강이로')
  await hand.press(button(page, '골키퍼 자리 1, 비어 있음'))
  for (const [, player] of placed) {
    await hand.choose(radio(page, new RegExp(player)))
    await hand.press(button(page, `${player} 배치하기`))
  }
  for (const [slot, player] of placed) await screen(button(page, `${slot}, ${player}`)).toBeVisible()
  await hand.press(button(page, '로그인하고 저장하기'))
  await signIn(play, '/fcseoul-2025')
  // What the visitor has pressed to save is saved without another press.
  await screen(page.getByText('11명 중 11명')).toBeAttached()
  await shareEleven(play)

  await hand.press(link(page, '카드 업그레이드'))
  await page.waitForURL('**/fcseoul-2025/upgrade')
  const player = by === 'keyboard' ? '서도윤' : '이온겸'
  for (const slot of [1, 2, 3]) {
    await hand.press(button(page, `재료 ${slot}, 카드 담기`))
    await hand.choose(radio(page, new RegExp(player)))
    await hand.press(button(page, `${player} 카드 담기`))
    await screen(button(page, `재료 ${slot}, ${player} 카드 빼기`)).toBeVisible()
  }
  await screen(page.getByText(`${player} 선수가 나와요`)).toBeVisible()
  await hand.press(button(page, '업그레이드하기'))
  await page.waitForFunction(() => (document.querySelector('video')?.currentTime ?? 0) > 0.2)
  await screen(page.getByRole('heading', { name: `${player} 등장!` })).toBeVisible()
  // The signed card is of another pack than its ingredients.
  await screen(page.getByRole('dialog').locator('[data-finish=sign]')).toBeVisible()
  await hand.press(button(page, '한 번 더 업그레이드'))
  await screen(button(page, '재료 1, 카드 담기')).toBeVisible()
}

/** Votes as a visitor, who is asked to sign in; then as a member. */
async function vote(
  play: Play,
  path: string,
  player: string,
  words: string,
  signInWords: string,
): Promise<void> {
  const { page, hand } = play
  await hand.choose(radio(page, new RegExp(player)))
  await hand.press(button(page, signInWords))
  await signIn(play, path)
  await choose(play, player, words)
}

async function choose({ page, hand }: Play, player: string, words: string): Promise<void> {
  await hand.choose(radio(page, new RegExp(player)))
  await hand.press(button(page, `${player} 선수${words}하기`))
  await screen(button(page, `${player} 선수${words}했어요`)).toBeVisible()
}

async function playSuwon(play: Play): Promise<void> {
  const { page, hand, by } = play
  const first = page.getByRole('radio', { name: '퍼스트 스코어러' })
  await hand.choose(first)
  const [one, other] = by === 'keyboard' ? ['서도윤', '한도담'] : ['구한울', '백로언']
  if (!one || !other) throw new Error('no players')
  await hand.choose(radio(page, new RegExp(one)))
  await hand.press(button(page, '로그인하고 예상하기'))
  await signIn(play, '/suwonbluewings-2025')
  await hand.choose(first)
  await choose(play, one, '로 예상')
  await choose(play, other, '로 예상')
}

async function playAnyang(play: Play): Promise<void> {
  const player = play.by === 'keyboard' ? '윤세빈' : '강이로'
  await vote(play, '/fcanyang-2025', player, '에게 투표', '로그인하고 투표하기')
}

const MISSIONS: Readonly<Record<string, readonly string[]>> = {
  BEGINNER: ['첫 카드 만나기', '홈런 카드 스캔'],
  PROFESSIONAL: ['홈 경기 직관 인증', '배터리 카드 모으기', '원정 응원 코드 스캔', '5경기 연속 출석'],
  SPECIALIST: ['마지막 이닝 지키기', '키스톤 카드 모으기', '은퇴 경기 함께하기'],
}

/** Recruits nine players, each hand as a member of its own, and takes the emblem. */
async function playMissions(play: Play): Promise<void> {
  const { page, hand, by } = play
  await hand.press(button(page, '로그인하고 도전하기'))
  await signIn(play, '/ten-missions', by === 'keyboard' ? 'moonlight' : 'starlight')
  for (const [group, titles] of Object.entries(MISSIONS)) {
    const row = button(page, new RegExp(group))
    await hand.press(row)
    await screen(row).toHaveAttribute('aria-expanded', 'true')
    for (const title of titles) {
      const recruit = button(page, `영입하기 ${title}`)
      await hand.press(recruit)
      await screen(recruit).toHaveCount(0)
    }
  }
  await hand.press(button(page, '엠블럼 받기 텐 미션 엠블럼 완성'))
  await screen(page.getByText('엠블럼 완성', { exact: true })).toBeVisible()
  await screen(page.getByText('10명 영입')).toBeVisible()
}

async function turnOver({ page, hand }: Play, names: readonly string[]): Promise<void> {
  for (const name of names) {
    await hand.press(button(page, `${name} 뒤집기`))
    await screen(button(page, `${name} 뒤집기`)).toHaveAttribute('aria-pressed', 'true')
  }
  await screen(page.locator('[aria-pressed=true]')).toHaveCount(1)
}

/** How each campaign of the specification is played, by its first page. */
export const GAMES: Readonly<Record<string, (play: Play) => Promise<void>>> = {
  '/fcseoul-2025': playSeoul,
  '/suwonbluewings-2025': playSuwon,
  '/fcanyang-2025': playAnyang,
  async '/steelers-2025'(play) {
    await turnOver(play, ['마루한', '표도원', '육서안'])
    await signInByHeader(play, '/steelers-2025')
    await scan(play, 6)
  },
  async '/dhcfc-2025'(play) {
    await play.hand.press(link(play.page, '카드 보러 가기'))
    await play.page.waitForURL('**/dhcfc-2025/main')
    await play.hand.press(button(play.page, '카드 코드 스캔하기'))
    await signIn(play, '/dhcfc-2025/main')
    await scan(play, 7)
  },
  '/ten-missions': playMissions,
  async '/redboosters/main'(play) {
    const { page, hand } = play
    for (const filter of ['가드', '포워드', '센터', 'ALL']) {
      await hand.press(button(page, filter))
      await screen(button(page, filter)).toHaveAttribute('aria-pressed', 'true')
    }
    await signInByHeader(play, '/redboosters/main')
    await scan(play, 8)
    await page.goBack()
    await hand.press(button(page, '보유만'))
    await screen(page.getByText(/카드 [1-9]장을 찾았어요/)).toBeAttached()
  },
  async '/itta-magazine/2'(play) {
    await play.hand.press(link(play.page, '겨울호 보기'))
    await play.page.waitForURL('**/itta-magazine/1')
    await turnOver(play, ['아침을 여는 문', '반쪽의 달과 여섯 개의 파도', '돌아가는 원'])
  },
  async '/orblit'(play) {
    const { page, hand, stack } = play
    await hand.write(page.getByRole('textbox', { name: '카드 코드' }), (await sampleCard(stack, 1)).code)
    await hand.press(button(page, '로그인하고 카드 받기'))
    await signIn(play, '/orblit')
    // The kept code is claimed (D12b); the sheet of the card leads to the deck (D33).
    await screen(page.getByRole('dialog', { name: /카드를 받았어요/ })).toBeVisible()
    await hand.press(button(page, '내 카드에서 보기'))
    await page.waitForURL(MY_PAGE)
  },
}
