import { FandeckProvider } from '@fandeck/react'
import { aFormationSection, NOON } from '@fandeck/sdk/testing'
import { cleanup, render, screen } from '@testing-library/react'
import { afterEach, expect, test } from 'vitest'
import { userEvent } from 'vitest/browser'
import '../../stories/page-styles.ts'
import { boardKit, SEOUL } from '../board/board.fixtures.tsx'
import { FormationBoard } from './FormationBoard.tsx'

afterEach(cleanup)

const EMPTY = Array.from({ length: 9 }, () => null)

test('S3.29 a drag moves a card to the slot below the pointer, and opens no drawer', async () => {
  const formations = [
    { board: 'formation', formation: '442' as const, slots: [...EMPTY, 2001, null], savedAt: NOON },
  ]
  const { fandeck } = boardKit({ state: { formations } })
  render(
    <FandeckProvider fandeck={fandeck}>
      <FormationBoard {...SEOUL} section={aFormationSection()} />
    </FandeckProvider>,
  )
  const slot = (name: string) => screen.findByRole('button', { name })
  await userEvent.dragAndDrop(await slot('공격수 자리 1, 한이준'), await slot('공격수 자리 2, 비어 있음'))
  expect(await slot('공격수 자리 2, 한이준')).toBeTruthy()
  expect(await slot('공격수 자리 1, 비어 있음')).toBeTruthy()
  await userEvent.dragAndDrop(await slot('공격수 자리 2, 한이준'), await slot('골키퍼 자리 1, 비어 있음'))
  expect(await screen.findByText('이 자리에는 골키퍼만 둘 수 있어요')).toBeTruthy()
  expect(await slot('공격수 자리 2, 한이준')).toBeTruthy()
  expect(screen.queryByRole('dialog')).toBeNull()
})
