import { FandeckProvider } from '@fandeck/react'
import type { UpgradeSection } from '@fandeck/sdk/campaigns'
import { anUpgradeSection, refuse } from '@fandeck/sdk/testing'
import { upgradeCardsEndpoint } from '@fandeck/sdk/wire'
import { act, cleanup, fireEvent, render, screen, waitFor, within } from '@testing-library/react'
import { afterEach, beforeAll, beforeEach, describe, expect, test, vi } from 'vitest'
import { turnCard } from '../../card-reveal/reveal.test-helper.ts'
import { gone, settled } from '../../settled.test-helper.ts'
import {
  aPlayer,
  type BoardKitOptions,
  boardKit,
  PLAYERS,
  SEOUL,
  unreachable,
} from '../board/board.fixtures.tsx'
import { UpgradeBoard } from './UpgradeBoard.tsx'

// The lazy parts: a busy machine loads them later than a press is settled.
beforeAll(() => Promise.all([import('./UpgradeShow.tsx'), import('../../player-list/index.ts')]))

const play = vi.fn<() => Promise<void>>()
beforeEach(() => {
  play.mockReset().mockResolvedValue()
  vi.spyOn(HTMLMediaElement.prototype, 'play').mockImplementation(play)
})
afterEach(() => {
  cleanup()
  vi.unstubAllGlobals()
  vi.restoreAllMocks()
})

const VIDEO = '/upgrade.mp4'
const MEMORY = 'fandeck:upgrade:fcseoul-2025:upgrade'
const RESULT = { cardId: 2003, edition: 7, name: '강이로', image: '' }
const owned = [
  { cardId: 2002, edition: 381 },
  { cardId: 2002, edition: 102 },
  { cardId: 2002, edition: 5 },
  { cardId: 2003, edition: 44 },
  { cardId: 2001, edition: 8 },
]

async function show(options: BoardKitOptions = {}, section: Partial<UpgradeSection> = { video: VIDEO }) {
  const kit = boardKit({ owned, ...options })
  kit.server.answer(upgradeCardsEndpoint, RESULT)
  const onSignIn = vi.fn()
  render(
    <FandeckProvider fandeck={kit.fandeck}>
      <UpgradeBoard {...SEOUL} section={anUpgradeSection(section)} cardsHref="/mypage" onSignIn={onSignIn} />
    </FandeckProvider>,
  )
  await settled()
  const sent = () => kit.server.requests.filter(({ path }) => path.endsWith('/upgrade'))
  return { ...kit, onSignIn, sent }
}
const button = (name: string) => screen.getByRole<HTMLButtonElement>('button', { name })
/** Puts a copy into a slot. */
async function put(slot: number, name: RegExp, label: string) {
  // The sheet before hides the board from assistive technology until it has left.
  fireEvent.click(await screen.findByRole('button', { name: `재료 ${slot}, 카드 담기` }))
  fireEvent.click(await screen.findByRole('radio', { name }))
  fireEvent.click(button(`${label} 카드 담기`))
  await gone()
}
async function putThree() {
  await put(1, /서도윤.*0381/, '서도윤')
  await put(2, /서도윤.*0102/, '서도윤')
  await put(3, /서도윤.*0005/, '서도윤')
}
async function start() {
  fireEvent.click(button('업그레이드하기'))
  await settled()
}
const video = () => document.querySelector('video')
async function result() {
  await screen.findByRole('dialog', { name: '강이로 등장!' })
  await turnCard()
  return screen.getByRole('heading', { name: '강이로 등장!' })
}

describe('S3.30 UpgradeBoard', () => {
  test('a fan without cards sees how to get some', async () => {
    await show({ owned: [] })
    fireEvent.click(button('재료 1, 카드 담기'))
    expect(await screen.findByText(/카드팩을 열거나 카드 코드를 스캔해/)).toBeTruthy()
  })

  test('S4.46 S4.48 shows who will appear while the slots fill', async () => {
    await show()
    expect(screen.getByText('한 장씩 담아 주세요')).toBeTruthy()
    expect(button('업그레이드하기').disabled).toBe(true)
    await putThree()
    expect(screen.getByText('서도윤 선수가 나와요')).toBeTruthy()
    expect(button('업그레이드하기').disabled).toBe(false)
    fireEvent.click(button('재료 2, 서도윤 카드 빼기'))
    expect(screen.getByText('한 장씩 담아 주세요')).toBeTruthy()
    fireEvent.click(button('재료 2, 카드 담기'))
    expect((await screen.findByRole<HTMLInputElement>('radio', { name: /서도윤.*0381/ })).disabled).toBe(true)
    expect(screen.getByRole<HTMLInputElement>('radio', { name: /서도윤.*0102/ }).disabled).toBe(false)
  })

  test.each([
    ['different players', /강이로/, '강이로', '서로 다른 선수가 섞여 있어요'],
    ['a special player', /한이준/, '한이준', '특별 선수가 들어 있어요'],
  ])('S4.47 with %s the result is random', async (_, radio, name, why) => {
    await show()
    await put(1, /서도윤.*0381/, '서도윤')
    await put(2, /서도윤.*0102/, '서도윤')
    await put(3, radio, name)
    expect(screen.getByText('랜덤 선수가 나와요')).toBeTruthy()
    expect(screen.getByText(why)).toBeTruthy()
  })

  test('a press puts three copies of one player, those with the highest numbers', async () => {
    await show({ owned: [{ cardId: 2002, edition: 900 }, ...owned] })
    fireEvent.click(button('같은 선수 3장 담기'))
    expect(screen.getByText('서도윤 선수가 나와요')).toBeTruthy()
    const slots = screen.getByRole('group', { name: '재료 카드' })
    const drawn = [...slots.querySelectorAll('img[alt*="서도윤"]')].map((image) => image.getAttribute('alt'))
    expect(drawn.map((alt) => /중 (\d+)/.exec(alt ?? '')?.[1])).toEqual(['0900', '0381', '0102'])
    expect(screen.queryByRole('button', { name: '같은 선수 3장 담기' })).toBeNull()
  })

  test('a press leaves the lowest number of each card while there are others, and takes the plainer finish first', async () => {
    const foil = aPlayer(2012, '서도윤', 9, 'FW', 'FOIL')
    const plain = [5, 102, 381].map((edition) => ({ cardId: 2002, edition }))
    const shiny = [900, 3].map((edition) => ({ cardId: 2012, edition }))
    await show({ designs: [...PLAYERS, foil], owned: [...shiny, ...plain] })
    fireEvent.click(button('같은 선수 3장 담기'))
    const slots = screen.getByRole('group', { name: '재료 카드' })
    const drawn = [...slots.querySelectorAll('img[alt*="서도윤"]')].map((image) => image.getAttribute('alt'))
    expect(drawn.map((alt) => /중 (\d+)/.exec(alt ?? '')?.[1])).toEqual(['0381', '0102', '0900'])
  })

  test('copies are chosen by their numbers: cards with several first, the highest number first, the only one marked', async () => {
    await show({ owned: [...owned].reverse() })
    fireEvent.click(button('재료 1, 카드 담기'))
    await screen.findAllByRole('radio')
    const notes = [...document.querySelectorAll('.fandeck-player__amount')].map((one) => one.textContent)
    expect(notes).toEqual(['No.0381', 'No.0102', 'No.0005', 'No.0044 · 한 장뿐', 'No.0008 · 한 장뿐'])
  })

  test('S4.45 upgrades, plays the video, shows the result and begins again', async () => {
    const { sent } = await show()
    await putThree()
    await start()
    expect(sent().map(({ body }) => body)).toEqual([
      {
        board_key: 'upgrade',
        card_list: owned.slice(0, 3).map(({ cardId, edition }) => ({ metadata_idx: cardId, edition })),
      },
    ])
    const film = video()
    if (!film) throw new Error('There is no video.')
    expect(film.getAttribute('src')).toBe(VIDEO)
    expect(screen.queryByText('강이로 등장!')).toBeNull()
    fireEvent.ended(film)
    await result()
    expect(within(screen.getByRole('dialog')).getByRole('img', { name: /강이로.*0007/ })).toBeTruthy()
    expect(screen.getByRole('link', { name: '내 카드에서 보기' }).getAttribute('href')).toBe('/mypage')
    fireEvent.click(button('한 번 더 업그레이드'))
    await gone()
    expect(screen.queryByRole('dialog')).toBeNull()
    expect(button('재료 1, 카드 담기')).toBeTruthy()
  })

  test('S4.45 a video that does not load gives way to the effect', async () => {
    await show()
    await putThree()
    await start()
    const film = video()
    if (!film) throw new Error('There is no video.')
    fireEvent.error(film)
    expect(await result()).toBeTruthy()
  })

  test('S4.45 a video that may not play gives way to the effect', async () => {
    play.mockRejectedValue(new DOMException('refused', 'NotAllowedError'))
    await show()
    await putThree()
    await start()
    expect(await result()).toBeTruthy()
  })

  test('S4.45 a press skips the video, and reduced motion shows none', async () => {
    await show()
    await putThree()
    await start()
    fireEvent.click(button('건너뛰기'))
    await result()
    fireEvent.click(button('한 번 더 업그레이드'))
    await gone()
    vi.stubGlobal('matchMedia', () => ({ matches: true }))
    await putThree()
    await start()
    await result()
    expect(play).toHaveBeenCalledOnce()
  })

  test('S4.45 a board without a video shows the result by itself', async () => {
    await show({}, { video: undefined })
    await putThree()
    await start()
    expect(video()).toBeNull()
    expect(document.querySelectorAll('.fandeck-upgrade__ingredient')).toHaveLength(3)
    expect(await result()).toBeTruthy()
  })

  test('goes on with an upgrade whose result the fan has not seen', async () => {
    const cards = owned.slice(0, 3).map((copy) => ({ ...copy, name: '서도윤', number: 9 }))
    const { sent, storage } = await show({
      prepare: ({ storage }) => storage.setItem(MEMORY, JSON.stringify({ key: 'key-1', cards })),
    })
    expect(sent().map(({ headers }) => headers.get('idempotency-key'))).toEqual(['key-1'])
    fireEvent.click(button('건너뛰기'))
    await result()
    fireEvent.click(button('한 번 더 업그레이드'))
    expect(storage.getItem(MEMORY)).toBeNull()
  })

  test('asks a visitor to sign in', async () => {
    const { onSignIn, sent } = await show({ loggedIn: false })
    fireEvent.click(button('재료 1, 카드 담기'))
    fireEvent.click(button('로그인하고 업그레이드하기'))
    expect(onSignIn).toHaveBeenCalledTimes(2)
    expect([screen.queryByRole('dialog'), sent().length]).toEqual([null, 0])
  })

  test('shows the message of a refusal, and keeps the cards', async () => {
    const { server } = await show()
    server.answer(upgradeCardsEndpoint, () => refuse(409, 'none left', 'NONE_LEFT'))
    await putThree()
    await start()
    expect(screen.getByRole('alert').textContent).toContain('지금은 나올 수 있는 카드가 없어요.')
    expect(button('재료 1, 서도윤 카드 빼기')).toBeTruthy()
  })

  test('offers a retry after an outage', async () => {
    const { clock } = await show({ on: { 'GET /card/pack/init': unreachable } })
    await act(() => clock.advance(60_000))
    await waitFor(() => expect(button('다시 시도하기')).toBeTruthy())
  })
})
