import { aSessionRecord, aStoredSession, renewed, testKit } from '@fandeck/sdk/testing'
import { act, cleanup, fireEvent, render, screen, waitFor } from '@testing-library/react'
import { hydrateRoot } from 'react-dom/client'
import { renderToString } from 'react-dom/server'
import { afterEach, expect, test, vi } from 'vitest'
import { FandeckProvider } from '../provider/FandeckProvider.tsx'
import { SessionRequired, type SessionRequiredProps } from './SessionRequired.tsx'

afterEach(cleanup)

/** A record that expires within a minute of the kit's noon, so that it is renewed before it is used. */
const nearItsEnd = aStoredSession({ expired: '2026-11-20 12:00:30' })
const REFRESH = 'GET /auth/refresh_token'

function page(fandeck: ReturnType<typeof testKit>['fandeck'], props: Partial<SessionRequiredProps> = {}) {
  return (
    <FandeckProvider fandeck={fandeck}>
      <SessionRequired fallback={<p>잠시만요</p>} {...props}>
        <p>내 페이지</p>
      </SessionRequired>
    </FandeckProvider>
  )
}
const shown = () => document.body.textContent
const asked = ({ server }: ReturnType<typeof testKit>) => server.requests.map(({ path }) => path)

test('S2.21 D45 a member sees the page in the first render, and the auth server is not asked', () => {
  const kit = testKit({ loggedIn: true })
  render(page(kit.fandeck))
  expect(shown()).toBe('내 페이지')
  expect(asked(kit)).not.toContain('/api/auth/session')
})

test.each([true, false])(
  'S2.21 navigates a visitor to the sign-in page once, with reason and return address (StrictMode: %s)',
  (reactStrictMode) => {
    const kit = testKit()
    render(page(kit.fandeck), { reactStrictMode })
    const back = encodeURIComponent('https://site.example/')
    const address = `${kit.fandeck.authUrl}/signin?error=SessionRequired&callbackUrl=${back}`
    expect(kit.navigations).toEqual([address])
    expect(shown()).toBe('잠시만요')
    expect(asked(kit)).toEqual([])
  },
)

test('S2.21 the page may lead to its own sign-in', () => {
  const kit = testKit()
  const onUnauthenticated = vi.fn()
  render(page(kit.fandeck, { onUnauthenticated }), { reactStrictMode: true })
  expect(onUnauthenticated).toHaveBeenCalledOnce()
  expect(kit.navigations).toEqual([])
})

test('S2.21 a sign-out on the page leaves with reason and return address', async () => {
  const { fandeck, navigations } = testKit({ loggedIn: true })
  render(page(fandeck))
  await act(async () => fandeck.session.end())
  const back = encodeURIComponent('https://site.example/')
  expect(navigations).toEqual([`${fandeck.authUrl}/signin?error=SessionRequired&callbackUrl=${back}`])
})

test('S2.21 D45 a stored session near its end is renewed before the page is shown', async () => {
  const kit = testKit({ loggedIn: nearItsEnd })
  kit.server.on(REFRESH, () => renewed(aSessionRecord({ refreshToken: 'refresh-2' })))
  const onUnauthenticated = vi.fn()
  render(page(kit.fandeck, { onUnauthenticated }))
  expect(shown()).toBe('잠시만요')
  await waitFor(() => expect(shown()).toBe('내 페이지'))
  expect(onUnauthenticated).not.toHaveBeenCalled()
})

test('S2.21 D55 an outage of the renewal is drawn with its retry, and signs no member out', async () => {
  const kit = testKit({ loggedIn: nearItsEnd })
  kit.server.on(REFRESH, () => Promise.reject(new TypeError('Failed to fetch')))
  const onUnauthenticated = vi.fn()
  const renderError: SessionRequiredProps['renderError'] = ({ retry }) => (
    <button type="button" onClick={retry}>
      다시
    </button>
  )
  render(page(kit.fandeck, { onUnauthenticated, renderError }))
  await act(() => kit.clock.advance(60_000))
  const button = await screen.findByRole('button', { name: '다시' })
  kit.server.on(REFRESH, () => renewed(aSessionRecord({ refreshToken: 'refresh-2' })))
  fireEvent.click(button)
  await act(() => kit.clock.advance(60_000))
  await waitFor(() => expect(shown()).toBe('내 페이지'))
  expect(onUnauthenticated).not.toHaveBeenCalled()
})

test('S10.2 S2.21 a member’s page hydrates the fallback of the server and leaves for nowhere', async () => {
  const container = document.createElement('div')
  container.innerHTML = renderToString(page(testKit().fandeck))
  expect(container.textContent).toBe('잠시만요')
  const browser = testKit({ loggedIn: true })
  const errors: unknown[] = []
  const onUnauthenticated = vi.fn()
  const root = await act(() =>
    hydrateRoot(container, page(browser.fandeck, { onUnauthenticated }), {
      onRecoverableError: (error) => errors.push(error),
    }),
  )
  expect(errors).toEqual([])
  expect(container.textContent).toBe('내 페이지')
  expect(onUnauthenticated).not.toHaveBeenCalled()
  await act(() => root.unmount())
})
