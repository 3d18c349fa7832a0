import { aPlayerFilterSection } from '@fandeck/sdk/testing'
import { cleanup, fireEvent, render, screen } from '@testing-library/react'
import { afterEach, describe, expect, test } from 'vitest'
import { settled } from '../../settled.test-helper.ts'
import { aDesign, BoardStory, TEAM } from '../board/board.fixtures.tsx'
import { PlayerFilterBoard } from './PlayerFilterBoard.tsx'

afterEach(cleanup)

const designs = [
  aDesign(1, '정하람', 'GUARD'),
  aDesign(2, '민해솔', 'FORWARD'),
  aDesign(3, '도경민', 'CENTER'),
]

async function show(owned?: readonly number[]) {
  render(
    <BoardStory loggedIn={owned !== undefined} designs={designs} owned={owned}>
      <PlayerFilterBoard section={aPlayerFilterSection()} team={TEAM} />
    </BoardStory>,
  )
  await settled()
}
const names = () => screen.queryAllByRole('img').map((image) => image.getAttribute('alt')?.split(',')[0])
const press = (name: string) => fireEvent.click(screen.getByRole('button', { name }))
const pressed = () => screen.getAllByRole('button', { pressed: true }).map(({ textContent }) => textContent)

describe('S1.12 S3.33 the player filter', () => {
  test('shows every card at first', async () => {
    await show([1])
    expect(pressed()).toEqual(['ALL'])
    expect(names()).toEqual(['정하람', '민해솔', '도경민'])
  })

  test('shows the cards of one position, and the own ones among them', async () => {
    await show([1])
    press('포워드')
    expect(names()).toEqual(['민해솔'])
    expect(screen.getByRole('status').textContent).toBe('카드 1장을 찾았어요')
    press('보유만')
    expect(names()).toEqual([])
    expect(screen.getByText('아직 모은 카드가 없어요')).toBeTruthy()
    press('ALL')
    expect(names()).toEqual(['정하람'])
  })

  test('shows how many cards the member has, and greys out the others', async () => {
    await show([1])
    const progress = screen.getByRole('progressbar', { name: '모은 카드' })
    expect(progress.getAttribute('aria-valuenow')).toBe('1')
    expect(progress.getAttribute('aria-valuemax')).toBe('3')
    expect(screen.getAllByText('아직 없어요')).toHaveLength(2)
    expect(screen.getAllByText(/No\.0127/).length).toBeGreaterThan(0)
  })

  test('a member without cards reads how to get some', async () => {
    await show([])
    expect(screen.getByText('카드팩을 열거나 카드 코드를 스캔하면 여기에 모여요.')).toBeTruthy()
    press('보유만')
    expect(screen.getAllByText('카드팩을 열거나 카드 코드를 스캔하면 여기에 모여요.')).toHaveLength(1)
  })

  test('a visitor sees all cards in colour, without the filter of own cards', async () => {
    await show()
    expect(names()).toHaveLength(3)
    expect(screen.queryByText('아직 없어요')).toBeNull()
    expect(screen.queryByRole('button', { name: '보유만' })).toBeNull()
    expect(screen.queryByRole('progressbar')).toBeNull()
  })
})
