import { NOON } from '@fandeck/sdk/testing'
import { cleanup, fireEvent, render, screen } from '@testing-library/react'
import { afterEach, expect, test } from 'vitest'
import { aCard } from '../card/card.fixtures.ts'
import { CardDetail, type DetailedCard } from './CardDetail.tsx'

afterEach(cleanup)

const show = (card: DetailedCard) => render(<CardDetail open onOpenChange={() => {}} card={card} />)
const facts = () => screen.queryAllByRole('definition').map((fact) => fact.textContent)

test('S2.45 shows edition, number, position and the date in Seoul', () => {
  show({ ...aCard, finish: 'PRISM', editionTotal: 500, position: 'FW', receivedAt: NOON })
  expect(facts()).toEqual(['PRISM', 'No.0010 / 500', 'FW · 10', '2026.11.20(금)'])
})

test('omits absent facts', () => {
  show({ name: '한이준', art: aCard.art })
  expect(facts()).toEqual([])
})

test('flips the card and back', () => {
  show(aCard)
  const [turn] = screen.getAllByRole('button', { name: '뒤집어 보기' })
  if (!turn) throw new Error('No flip button.')
  fireEvent.click(turn)
  expect(document.querySelector('.fandeck-card')?.getAttribute('data-face')).toBe('back')
  fireEvent.click(turn)
  expect(document.querySelector('.fandeck-card')?.getAttribute('data-face')).toBe('front')
})
