import { aFlipSection } from '@fandeck/sdk/testing'
import { cleanup, fireEvent, render, screen } from '@testing-library/react'
import { afterEach, describe, expect, test } from 'vitest'
import { settled } from '../../settled.test-helper.ts'
import { aDesign, BoardStory, TEAM } from '../board/board.fixtures.tsx'
import { FlipBoard } from './FlipBoard.tsx'

afterEach(cleanup)

const designs = [aDesign(6001, '마루한', 'MF'), aDesign(6002, '표도원', 'DF')]

async function show(owned?: readonly number[], look: 'player' | 'magazine' = 'player') {
  render(
    <BoardStory loggedIn={owned !== undefined} designs={designs} owned={owned}>
      <FlipBoard section={aFlipSection({ look })} team={TEAM} />
    </BoardStory>,
  )
  await settled()
}
const cards = () => screen.getAllByRole('button').map((button) => button.getAttribute('aria-pressed'))
const turn = (name: string) => fireEvent.click(screen.getByRole('button', { name: `${name} 뒤집기` }))
const spoken = () => screen.getAllByRole('status').map(({ textContent }) => textContent)

describe('S1.13 S3.33 cards that turn over', () => {
  test('all cards show their faces at first, and a card without a design is left out', async () => {
    await show()
    expect(cards()).toEqual(['false', 'false'])
    expect(screen.queryByRole('button', { name: /곽시우/ })).toBeNull()
  })

  test('D32 one card is turned at a time, its text is announced, and the same card turns back', async () => {
    await show()
    turn('마루한')
    expect(cards()).toEqual(['true', 'false'])
    expect(spoken()).toEqual(['공을 받기 전에 두 번 둘러봐요. 마루한 · MF', ''])
    turn('표도원')
    expect(cards()).toEqual(['false', 'true'])
    turn('표도원')
    expect(cards()).toEqual(['false', 'false'])
    expect(spoken()).toEqual(['', ''])
  })

  test('a member sees how many of the cards are collected', async () => {
    await show([6001])
    expect(screen.getByRole('img', { name: '3장 중 1장 보유' })).toBeTruthy()
    expect(screen.queryByText(/아직 모은 카드가 없어요/)).toBeNull()
  })

  test('a member without cards reads how to get some, and a visitor does not', async () => {
    await show([])
    expect(
      screen.getByText('아직 모은 카드가 없어요. 카드팩을 열거나 카드 코드를 스캔해 보세요.'),
    ).toBeTruthy()
    cleanup()
    await show()
    expect(screen.queryByText(/아직 모은 카드가 없어요/)).toBeNull()
  })

  test('a magazine counts volumes', async () => {
    await show([6001], 'magazine')
    expect(screen.getByText('1 / 3권 보유')).toBeTruthy()
  })
})
