import { FandeckError } from '@fandeck/sdk'
import { cleanup, render, screen } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { afterEach, expect, test, vi } from 'vitest'
import { en } from '../messages.en.ts'
import { MessagesProvider } from '../messages.ts'
import { LinkProvider } from '../primitives/link/LinkProvider.tsx'
import { NotFound, useNotFoundTitle } from './NotFound.tsx'
import { Outage } from './Outage.tsx'

afterEach(cleanup)

const Title = () => <output>{useNotFoundTitle()}</output>

const offline = new FandeckError('http/network', 'The server is unreachable.')

test('an unknown address leads home through the router of the page, and back', async () => {
  const onBack = vi.fn()
  render(
    <LinkProvider renderLink={({ href, ...link }) => <a {...link} href={`/shop${href}`} />}>
      <NotFound homeHref="/home" onBack={onBack} />
    </LinkProvider>,
  )
  expect(screen.getByRole('heading', { level: 1 }).textContent).toBe('이 카드는 덱에 없어요')
  expect(screen.getByRole('link', { name: '홈으로 가기' }).getAttribute('href')).toBe('/shop/home')
  await userEvent.click(screen.getByRole('button', { name: '이전으로' }))
  expect(onBack).toHaveBeenCalledOnce()
})

test('the title of the document is that of the page, in its language', () => {
  render(
    <MessagesProvider messages={en}>
      <Title />
      <NotFound homeHref="/" />
    </MessagesProvider>,
  )
  expect(screen.getByRole('status').textContent).toBe(screen.getByRole('heading').textContent)
  expect(screen.getByRole('status').textContent).toBe('This card is not in the deck')
  expect(screen.queryByRole('button')).toBeNull()
})

test('D55 a failed load is told with the retry and the way to the support', async () => {
  const onRetry = vi.fn()
  render(
    <LinkProvider renderLink={(link) => <a {...link} />} supportHref="/help">
      <Outage error={offline} onRetry={onRetry} />
    </LinkProvider>,
  )
  const { textContent } = screen.getByRole('alert')
  expect(textContent).toContain('인터넷 연결이 불안정해요.')
  expect(textContent).toContain('모은 카드는 그대로 있으니 안심하세요.')
  expect(screen.getByRole('link', { name: '고객센터' }).getAttribute('href')).toBe('/help')
  await userEvent.click(screen.getByRole('button', { name: '다시 시도하기' }))
  expect(onRetry).toHaveBeenCalledOnce()
})
