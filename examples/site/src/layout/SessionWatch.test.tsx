// @vitest-environment jsdom
import { FandeckProvider } from '@fandeck/react'
import { FandeckError } from '@fandeck/sdk'
import { testKit } from '@fandeck/sdk/testing'
import { ModalProvider, ToastProvider } from '@fandeck/widgets'
import { act, StrictMode } from 'react'
import { createRoot } from 'react-dom/client'
import { createMemoryRouter, RouterProvider } from 'react-router'
import { afterEach, expect, test, vi } from 'vitest'
import { SessionWatch } from './SessionWatch.tsx'

vi.stubGlobal('IS_REACT_ACT_ENVIRONMENT', true)

const ends: (() => void)[] = []
afterEach(() => {
  for (const end of ends.splice(0)) act(end)
  document.body.replaceChildren()
})

const refusal = () =>
  new FandeckError('session/refused', 'The refresh failed.', {
    serverMessage: '다른 기기에서 로그아웃했어요.',
  })

/** A drop's page of a member, whose session `before` may end before the first render. */
async function watched(before?: (session: ReturnType<typeof testKit>['fandeck']['session']) => void) {
  const { fandeck } = testKit({ loggedIn: true })
  before?.(fandeck.session)
  const router = createMemoryRouter([{ path: '*', element: <SessionWatch /> }], {
    initialEntries: ['/drops/101?from=menu'],
  })
  const root = createRoot(document.body.appendChild(document.createElement('div')))
  await act(async () =>
    root.render(
      <StrictMode>
        <FandeckProvider fandeck={fandeck}>
          <ToastProvider>
            <ModalProvider>
              <RouterProvider router={router} />
            </ModalProvider>
          </ToastProvider>
        </FandeckProvider>
      </StrictMode>,
    ),
  )
  ends.push(() => root.unmount())
  return { session: fandeck.session, path: () => router.state.location.pathname }
}

const dialogs = () => [...document.querySelectorAll<HTMLElement>('[role=alertdialog]')]

/** Waits until a number of dialogs is open; their script loads on demand. */
const open = (count: number) =>
  vi.waitFor(async () => {
    await act(async () => {})
    expect(dialogs()).toHaveLength(count)
  })

async function confirm() {
  await act(async () => dialogs()[0]?.querySelector('button')?.click())
  await open(0)
}

test('S8.2 a refusal before the first render is reported once, before the page changes', async () => {
  const { path } = await watched((session) => session.end('refused', refusal()))
  await open(1)
  expect(dialogs()[0]?.textContent).toContain('다른 기기에서 로그아웃했어요.')
  expect(path()).toBe('/drops/101')
  await confirm()
  expect(path()).toBe('/account/logout')
})

test('S8.2 a refusal on the open page is reported once, before the page changes', async () => {
  const { session, path } = await watched()
  expect(dialogs()).toHaveLength(0)
  await act(async () => session.end('refused', refusal()))
  await open(1)
  expect(path()).toBe('/drops/101')
  await confirm()
  expect(path()).toBe('/account/logout')
})

test('S8.1 an invalid session leaves through the logout page at once, with a toast', async () => {
  const { session, path } = await watched()
  await act(async () => session.end('invalid', new FandeckError('session/invalid', 'The server rejects it.')))
  expect(path()).toBe('/account/logout')
  expect(dialogs()).toHaveLength(0)
  expect(document.body.textContent).toContain('로그인이 만료됐어요')
})

test('S4.2 a sign-out by the member reports nothing', async () => {
  const { session, path } = await watched()
  await act(async () => session.end())
  expect(path()).toBe('/drops/101')
  expect(document.body.textContent).not.toContain('로그인이 만료됐어요')
})
