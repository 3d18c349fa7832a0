import { FandeckProvider } from '@fandeck/react'
import { aFlipSection } from '@fandeck/sdk/testing'
import { cleanup, render, screen } from '@testing-library/react'
import { afterEach, expect, test } from 'vitest'
import '../../stories/page-styles.ts'
import { aDesign, boardKit, TEAM } from '../board/board.fixtures.tsx'
import { FlipBoard } from './FlipBoard.tsx'

afterEach(cleanup)

test('S1.13 the count beside a long title stays on one line', async () => {
  const { fandeck } = boardKit({ designs: [aDesign(6001, '마루한', 'MF'), aDesign(6002, '표도원', 'DF')] })
  render(
    <FandeckProvider fandeck={fandeck}>
      <FlipBoard
        section={aFlipSection({ title: '카드를 뒤집으면 선수의 한마디가 '.repeat(3) })}
        team={TEAM}
      />
    </FandeckProvider>,
  )
  const count = await screen.findByRole('img', { name: '3장 중 2장 보유' }, { timeout: 10_000 })
  expect(count.offsetHeight).toBeLessThan(1.9 * Number.parseFloat(getComputedStyle(count).lineHeight))
})
