import { FandeckProvider } from '@fandeck/react'
import { refuse } from '@fandeck/sdk/testing'
import { cleanup, render, screen, waitFor } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { afterEach, expect, test, vi } from 'vitest'
import { Handover } from './Handover.tsx'
import { handoverKit, REQUEST } from './handover.fixtures.tsx'
import { readHandoverRequest } from './handover-request.ts'

afterEach(() => {
  cleanup()
  vi.unstubAllGlobals()
})

function show(kit = handoverKit(), postMessage: unknown = undefined) {
  vi.stubGlobal('opener', postMessage && { postMessage })
  render(
    <FandeckProvider fandeck={kit.fandeck}>
      <Handover request={REQUEST} />
    </FandeckProvider>,
  )
  return kit
}
const press = (name: string) => userEvent.click(screen.getByRole('button', { name }))
const heading = () => screen.getByRole('heading').textContent

test('D46 the code goes to the page that has asked, after the consent', async () => {
  const postMessage = vi.fn()
  const { server } = show(handoverKit(), postMessage)
  expect(heading()).toBe('brand.example에서 로그인을 요청했어요')
  expect(server.requests.filter(({ method }) => method === 'POST')).toEqual([])
  await press('계속하기')
  await waitFor(() => expect(heading()).toBe('brand.example에 알렸어요'))
  expect(postMessage.mock.calls).toEqual([
    [expect.objectContaining({ code: 'one-minute-and-only-once' }), REQUEST.origin],
  ])
})

test('D46 a refused origin is told, and nothing is posted', async () => {
  const postMessage = vi.fn()
  show(handoverKit({ onHandOver: () => refuse(403, '이 페이지에서는 안 돼요.') }), postMessage)
  await press('계속하기')
  expect((await screen.findByRole('alert')).textContent).not.toBe('')
  expect(heading()).toBe('brand.example에서 로그인을 요청했어요')
  expect(postMessage).not.toHaveBeenCalled()
})

test('D46 a window without an opener offers no consent', () => {
  show()
  expect(heading()).toBe('로그인을 이어 갈 수 없어요')
  expect(screen.getAllByRole('button').map(({ textContent }) => textContent)).toEqual(['닫기'])
})

test.each([
  ['', undefined],
  [`?origin=https%3A%2F%2Fbrand.example%2Ftea&challenge=${REQUEST.challenge}`, undefined],
  ['?origin=https%3A%2F%2Fbrand.example&challenge=short', undefined],
  [`?origin=https%3A%2F%2Fbrand.example&challenge=${REQUEST.challenge}`, REQUEST],
])('D46 the query %s asks for %s', (search, expected) => {
  expect(readHandoverRequest(search)).toEqual(expected)
})
