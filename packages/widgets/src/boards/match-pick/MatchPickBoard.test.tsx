import { FandeckProvider } from '@fandeck/react'
import { aMatch, NOON, refuse } from '@fandeck/sdk/testing'
import { pickPlayerEndpoint } from '@fandeck/sdk/wire'
import { act, cleanup, fireEvent, render, screen } from '@testing-library/react'
import { afterEach, describe, expect, test, vi } from 'vitest'
import { settled } from '../../settled.test-helper.ts'
import { ANYANG, type BoardKitOptions, boardKit, unreachable } from '../board/board.fixtures.tsx'
import { MatchPickBoard } from './MatchPickBoard.tsx'

afterEach(cleanup)

const HOUR = 3_600_000
const started = aMatch()
const future = aMatch({ kickOffAt: NOON + HOUR, closeAt: NOON + 3 * HOUR })
const counts = [
  { slot: 0, count: 3 },
  { slot: 1, count: 1 },
]

async function show(matches = [started], options: BoardKitOptions = {}) {
  const kit = boardKit(options)
  kit.server.answer(pickPlayerEndpoint, { matchId: 1, kind: 'mom', counts })
  const onSignIn = vi.fn()
  render(
    <FandeckProvider fandeck={kit.fandeck}>
      <MatchPickBoard {...ANYANG} section={{ kind: 'matchPick', matches }} onSignIn={onSignIn} />
    </FandeckProvider>,
  )
  await settled()
  const sent = () => kit.server.requests.filter(({ path }) => path.endsWith('/pick'))
  return { ...kit, onSignIn, sent }
}
const player = (name: RegExp) => screen.getByRole<HTMLInputElement>('radio', { name })
const button = (name: string) => screen.getByRole<HTMLButtonElement>('button', { name })
const choose = (kind: string) => fireEvent.click(screen.getByRole('radio', { name: kind }))
async function press(name: string) {
  fireEvent.click(button(name))
  await settled()
}

describe('S3.31 MatchPickBoard', () => {
  test('votes for the man of the match, and then shows the shares', async () => {
    const { sent } = await show()
    expect(button('선수를 골라 주세요').disabled).toBe(true)
    expect(screen.queryByText('75%')).toBeNull()
    fireEvent.click(player(/윤세빈/))
    await press('윤세빈 선수에게 투표하기')
    expect(sent().map(({ body }) => body)).toEqual([{ match_idx: 1, kind: 'mom', slot: 0 }])
    expect(button('윤세빈 선수에게 투표했어요').disabled).toBe(true)
    expect(screen.getByText('75%')).toBeTruthy()
    fireEvent.click(player(/강이로/))
    expect(button('강이로 선수에게 투표하기').disabled).toBe(false)
  })

  test('predicts the first scorer until kick-off, and no goal at all', async () => {
    const { sent } = await show([future])
    expect(player(/퍼스트 스코어러/).checked).toBe(true)
    fireEvent.click(player(/무득점을 예상해요/))
    await press('무득점으로 예상하기')
    expect(sent().map(({ body }) => body)).toEqual([{ match_idx: 1, kind: 'firstScorer', slot: -1 }])
    expect(button('무득점으로 예상했어요').disabled).toBe(true)
    choose('MOTM')
    expect(button('경기가 시작되면 투표할 수 있어요').disabled).toBe(true)
    expect(player(/윤세빈/).disabled).toBe(true)
  })

  test('takes over the pick of the member', async () => {
    const picks = [{ matchId: 1, kind: 'firstScorer' as const, slot: 1 }]
    await show([future], { state: { picks, tallies: [{ matchId: 1, kind: 'firstScorer', counts }] } })
    expect(player(/강이로/).checked).toBe(true)
    expect(screen.getByText('14 강이로')).toBeTruthy()
    expect(screen.getByText('75%')).toBeTruthy()
  })

  test('counts down by server time and closes the vote at its end', async () => {
    const { clock } = await show([aMatch({ closeAt: NOON + 90_000 })])
    const timer = screen.getByRole('timer')
    expect(timer.textContent).toBe('00:01:30')
    await act(() => clock.advance(1000))
    expect(timer.textContent).toBe('00:01:29')
    fireEvent.click(player(/윤세빈/))
    await act(() => clock.advance(89_000))
    expect(screen.getByText('투표가 마감됐어요')).toBeTruthy()
    expect(player(/윤세빈/).disabled).toBe(true)
    expect(screen.queryByRole('button', { name: /투표하기/ })).toBeNull()
  })

  test('names no points in a shop without them', async () => {
    const picks = [{ matchId: 1, kind: 'firstScorer' as const, slot: 0 }]
    await show([aMatch({ firstScorer: 0 })], { state: { picks }, disabledParts: ['points'] })
    choose('퍼스트 스코어러')
    expect(screen.getByText('예상이 맞았어요!')).toBeTruthy()
  })

  test.each([
    [0, 0, '예상이 맞았어요! 500P를 드려요'],
    [1, 0, '첫 골은 강이로 선수가 넣었어요'],
    [-1, 0, '골 없이 끝난 경기예요'],
    [-1, -1, '예상이 맞았어요! 500P를 드려요'],
    [undefined, 0, '경기가 시작돼서 예상이 마감됐어요'],
  ])('with the first scorer %s and the prediction %s it says: %s', async (firstScorer, slot, words) => {
    const picks = [{ matchId: 1, kind: 'firstScorer' as const, slot }]
    await show([aMatch({ firstScorer })], { state: { picks } })
    choose('퍼스트 스코어러')
    expect(screen.getByText(words)).toBeTruthy()
  })

  test('a finished match asks for nothing: it names the winner, and that the fan did not predict', async () => {
    const tallies = [
      {
        matchId: 1,
        kind: 'mom' as const,
        counts: [
          { slot: 0, count: 1 },
          { slot: 1, count: 3 },
        ],
      },
    ]
    await show([aMatch({ closeAt: NOON - 1, kickOffAt: NOON - 3 * HOUR })], { state: { tallies } })
    expect(screen.getByRole('heading', { name: '팬들이 뽑은 선수는 강이로' })).toBeTruthy()
    expect(document.querySelector('.fandeck-match__blank')).toBeNull()
    choose('퍼스트 스코어러')
    expect(screen.getByText('예상하지 않은 경기예요')).toBeTruthy()
    expect(screen.queryByText('첫 골의 주인공을 골라 주세요')).toBeNull()
  })

  test('asks a visitor to sign in, and sends nothing', async () => {
    const { onSignIn, sent } = await show([started], { loggedIn: false })
    fireEvent.click(player(/윤세빈/))
    await press('로그인하고 투표하기')
    expect(onSignIn).toHaveBeenCalledOnce()
    expect(sent()).toEqual([])
  })

  test('shows the message of a refused vote', async () => {
    const { server } = await show()
    server.answer(pickPlayerEndpoint, () => refuse(409, 'closed', 'CLOSED'))
    fireEvent.click(player(/윤세빈/))
    await press('윤세빈 선수에게 투표하기')
    expect(screen.getByRole('alert').textContent).toBe('참여가 마감됐어요.')
  })

  test('chooses between several matches', async () => {
    const last = aMatch({
      matchId: 2,
      home: { name: '대전하나시티즌' },
      kickOffAt: NOON + 26 * HOUR,
      closeAt: NOON + 30 * HOUR,
    })
    await show([aMatch({ closeAt: NOON - 1 }), last])
    expect(screen.getByText('대전하나시티즌')).toBeTruthy()
    await press('11.20(금) FC안양 대 수원 블루윙즈')
    expect(screen.getByText('FC안양')).toBeTruthy()
    expect(screen.queryByText('대전하나시티즌')).toBeNull()
  })

  test('offers a retry after an outage', async () => {
    const { clock } = await show([started], { on: { 'GET /campaign/:slug/state': unreachable } })
    expect(screen.getByText('불러오는 중이에요')).toBeTruthy()
    await act(() => clock.advance(60_000))
    await settled()
    expect(button('다시 시도하기')).toBeTruthy()
  })
})
