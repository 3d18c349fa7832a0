import { render, screen } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { expect, test, vi } from 'vitest'
import { CheerWall } from './CheerWall.tsx'
import { CheersStory } from './cheers.fixtures.tsx'

test('a fan reads the wall, cheers once, and reads why a second cheer is refused', async () => {
  const onSent = vi.fn()
  render(
    <CheersStory>
      <CheerWall cheer="가자" onSent={onSent} />
    </CheersStory>,
  )
  await screen.findByText('힘내자')
  await userEvent.click(screen.getByRole('button', { name: '응원하기' }))
  await screen.findByText('응원이 벽에 걸렸어요.')
  expect(onSent).toHaveBeenCalledExactlyOnceWith('가자')
  await userEvent.click(screen.getByRole('button', { name: '응원하기' }))
  await screen.findByText('응원은 한 번만 보낼 수 있어요.')
})
