import { cleanup, fireEvent, render, screen, waitFor, within } from '@testing-library/react'
import { afterEach, describe, expect, test, vi } from 'vitest'
import { aCard } from '../card/card.fixtures.ts'
import { settled } from '../settled.test-helper.ts'
import { type ListedPlayer, PlayerList } from './PlayerList.tsx'

afterEach(cleanup)

const players: ListedPlayer[] = [
  { ...aCard, id: 1, name: '한이준', position: 'FW', amount: 1, placed: true },
  { ...aCard, id: 2, name: '서도윤', position: 'FW', amount: 3 },
  { ...aCard, id: 3, name: '백로언', position: 'DF', amount: 2 },
]

function show(position?: string) {
  const onPlace = vi.fn()
  const onOpenChange = vi.fn()
  const view = (open: boolean) => (
    <PlayerList {...{ open, onOpenChange, players, onPlace, position }} title="누구를 둘까요?" />
  )
  const { rerender } = render(view(true))
  return { onPlace, onOpenChange, draw: (open: boolean) => rerender(view(open)) }
}
const names = () => screen.queryAllByRole('radio').map((radio) => radio.closest('label')?.textContent ?? '')
const player = (name: RegExp) => screen.getByRole('radio', { name })

describe('S2.45 PlayerList', () => {
  test('lists the cards with their amounts, and filters by position', () => {
    show()
    expect(names()).toHaveLength(3)
    expect(names()[1]).toContain('3장 보유')
    fireEvent.click(screen.getByRole('button', { name: 'DF' }))
    expect(names()).toHaveLength(1)
    expect(screen.getByRole('button', { name: 'DF' }).getAttribute('aria-pressed')).toBe('true')
    fireEvent.click(screen.getByRole('button', { name: '전체' }))
    expect(names()).toHaveLength(3)
  })

  test('disables and labels a placed player', () => {
    show('FW')
    expect(player(/한이준/)).toHaveProperty('disabled', true)
    expect(names()[0]).toContain('배치됨')
  })

  test('S2.45 opens both faces of the chosen card above the list, and returns to the choice', async () => {
    const { onOpenChange, onPlace } = show('FW')
    expect(screen.queryByRole('button', { name: /자세히/ })).toBeNull()
    fireEvent.click(player(/서도윤/))
    fireEvent.click(screen.getByRole('button', { name: '서도윤 카드 자세히 보기' }))
    await settled()
    const detail = within(screen.getByRole('dialog', { name: '서도윤' }))
    const [turn] = detail.getAllByRole('button', { name: '뒤집어 보기' })
    if (!turn) throw new Error('no button to turn the card')
    fireEvent.click(turn)
    expect(document.querySelector('.fandeck-card-detail .fandeck-card')?.getAttribute('data-face')).toBe(
      'back',
    )
    fireEvent.click(detail.getByRole('button', { name: '닫기' }))
    await waitFor(() => expect(document.querySelector('.fandeck-card-detail')).toBeNull())
    expect(onOpenChange).not.toHaveBeenCalled()
    fireEvent.click(await screen.findByRole('button', { name: '서도윤 배치하기' }))
    expect(onPlace).toHaveBeenCalledExactlyOnceWith(players[1])
  })

  test('calls `onPlace` with the chosen player, and clears the choice when it reopens', () => {
    const { onPlace, onOpenChange, draw } = show('FW')
    expect(screen.getByRole('button', { name: '선수를 골라 주세요' })).toHaveProperty('disabled', true)
    fireEvent.click(player(/서도윤/))
    fireEvent.click(screen.getByRole('button', { name: '서도윤 배치하기' }))
    expect(onOpenChange).toHaveBeenCalledExactlyOnceWith(false, { reason: 'done' })
    expect(onPlace).toHaveBeenCalledExactlyOnceWith(players[1])
    draw(false)
    draw(true)
    expect(player(/서도윤/)).toHaveProperty('checked', false)
  })

  test('two lists on one page keep separate choices', () => {
    const list = (title: string) => (
      <PlayerList {...{ open: true, onOpenChange: vi.fn(), players, onPlace: vi.fn() }} title={title} />
    )
    render(
      <>
        {list('왼쪽')}
        {list('오른쪽')}
      </>,
    )
    const names = [...document.querySelectorAll<HTMLInputElement>('[type="radio"]')].map(({ name }) => name)
    expect(names).toHaveLength(2 * players.length)
    expect(new Set(names)).toHaveLength(2)
  })

  test('shows a message for a position without players, and how to get some', () => {
    show('GK')
    expect(
      screen.getByText(/^이 포지션의 선수가 아직 없어요.*카드팩을 열거나 카드 코드를 스캔해/),
    ).toBeTruthy()
  })
})
