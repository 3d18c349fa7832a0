// How a fan plays each campaign of the specification, by hand of any kind: from a visitor on its page to what ends it.
import type { Page } from 'playwright'
import { expect } from 'vitest'
import type { Hand } from './hands.ts'
import { violationsIn } from './page-checks.ts'
import { type Stack, sampleCard } from './stack.ts'
import { button, screen } from './steps.ts'

/** A fan on the page of a campaign. */
export interface Play {
  page: Page
  hand: Hand
  stack: Stack
  /** The name of the hand, because two hands play as one member and choose differently. */
  by: 'keyboard' | 'finger'
}

/** A campaign: its first page, and how it is played. */
export interface Game {
  path: string
  play(game: Play): Promise<void>
}

const link = (page: Page, name: string | RegExp) => page.getByRole('link', { name })
const radio = (page: Page, name: string | RegExp) =>
  page.getByRole('radio', { name, disabled: false }).first()

/** Signs in on the login page, and returns to the campaign. */
async function signIn({ page, hand }: Play, path: string): Promise<void> {
  await hand.press(button(page, '이메일로 계속하기'))
  await hand.write(page.getByLabel('이메일', { exact: true }), 'moonlight@example.com')
  await hand.write(page.getByLabel('비밀번호', { exact: true }), 'Fandeck#2025')
  await hand.press(page.getByRole('button', { name: '로그인', exact: true }))
  await page.waitForURL(`**${path}`)
}

async function signInByHeader(play: Play, path: string): Promise<void> {
  await play.hand.press(link(play.page, '로그인').first())
  await signIn(play, path)
}

/** Types the code of a printed card into the open dialog. */
async function typeCode({ page, hand, stack }: Play, mintingId: number): Promise<void> {
  const { code } = await sampleCard(stack, mintingId)
  await hand.write(page.getByRole('dialog').getByRole('textbox'), code)
  await hand.press(button(page, '확인하기'))
}

/** Claims a card from the scanner, whose camera the fan has denied. */
async function scan(play: Play, mintingId: number): Promise<void> {
  const { page, hand } = play
  await hand.press(button(page, '카드 코드 스캔하기'))
  await typeCode(play, mintingId)
  await screen(page.getByText(/카드를 받았어요/).first()).toBeVisible()
  await hand.press(button(page, '내 카드에서 보기'))
  await page.waitForURL('**/mypage')
}

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
  await screen(picture).toHaveJSProperty('naturalWidth', 1200)
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
  for (const [slot, player] of eleven(by === 'keyboard' ? '한도담' : '강이로')) {
    await hand.press(button(page, `${slot}, 비어 있음`))
    await hand.choose(radio(page, new RegExp(player)))
    await hand.press(button(page, `${player} 배치하기`))
    await screen(button(page, `${slot}, ${player}`)).toBeVisible()
  }
  await hand.press(button(page, '로그인하고 저장하기'))
  await signIn(play, '/fcseoul-2025')
  await screen(page.getByText('11명 중 11명')).toBeAttached()
  await hand.press(button(page, '포메이션 저장하기'))
  await screen(button(page, '포메이션을 저장했어요')).toBeVisible()
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

async function turnOver({ page, hand }: Play, names: readonly string[]): Promise<void> {
  for (const name of names) {
    await hand.press(button(page, `${name} 뒤집기`))
    await screen(button(page, `${name} 뒤집기`)).toHaveAttribute('aria-pressed', 'true')
  }
  await screen(page.locator('[aria-pressed=true]')).toHaveCount(1)
}

/** The campaigns of the specification. */
export const GAMES: readonly Game[] = [
  { path: '/fcseoul-2025', play: playSeoul },
  { path: '/suwonbluewings-2025', play: playSuwon },
  { path: '/fcanyang-2025', play: playAnyang },
  {
    path: '/steelers-2025',
    async play(play) {
      await turnOver(play, ['마루한', '표도원', '육서안'])
      await signInByHeader(play, '/steelers-2025')
      await scan(play, 6)
    },
  },
  {
    path: '/dhcfc-2025',
    async play(play) {
      await play.hand.press(link(play.page, '카드 보러 가기'))
      await play.page.waitForURL('**/dhcfc-2025/main')
      await play.hand.press(button(play.page, '카드 코드 스캔하기'))
      await signIn(play, '/dhcfc-2025/main')
      await scan(play, 7)
    },
  },
  {
    path: '/ten-missions',
    async play(play) {
      const { page, hand, by } = play
      await hand.press(button(page, '로그인하고 도전하기'))
      await signIn(play, '/ten-missions')
      await hand.press(button(page, /BEGINNER/))
      const title = by === 'keyboard' ? '첫 카드 만나기' : '홈런 카드 스캔'
      await hand.press(button(page, `영입하기 ${title}`))
      await screen(button(page, `영입하기 ${title}`)).toHaveCount(0)
      await screen(page.getByText('영입 완료').first()).toBeVisible()
    },
  },
  {
    path: '/redboosters/main',
    async play(play) {
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
  },
  {
    path: '/itta-magazine/2',
    async play(play) {
      await play.hand.press(link(play.page, '겨울호 보기'))
      await play.page.waitForURL('**/itta-magazine/1')
      await turnOver(play, ['아침을 여는 문', '반쪽의 달과 여섯 개의 파도', '돌아가는 원'])
    },
  },
  {
    path: '/orblit',
    async play(play) {
      const { page, hand, stack } = play
      await hand.write(page.getByRole('textbox', { name: '카드 코드' }), (await sampleCard(stack, 1)).code)
      await hand.press(button(page, '로그인하고 카드 받기'))
      await signIn(play, '/orblit')
      // The kept code is claimed (D12b); the sheet of the card leads to the deck (D33).
      await screen(page.getByRole('dialog', { name: /카드를 받았어요/ })).toBeVisible()
      await hand.press(button(page, '내 카드에서 보기'))
      await page.waitForURL('**/mypage')
    },
  },
]
