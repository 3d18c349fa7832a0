// @vitest-environment jsdom

import { FandeckError } from '@fandeck/sdk'
import { testKit } from '@fandeck/sdk/testing'
import { act, cleanup, screen, waitFor, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { createMemoryHistory } from 'history'
import { afterEach, expect, test } from 'vitest'
import { renderPage } from '../testing/render-page.tsx'
import { SessionWatch } from './SessionWatch.tsx'

afterEach(cleanup)

const refusal = () =>
  new FandeckError('session/refused', 'The refresh failed.', {
    serverMessage: '다른 기기에서 로그아웃했어요.',
  })

/** A drop's page of a member, whose session `before` may end before the first render. */
async function watched(before?: (session: ReturnType<typeof testKit>['fandeck']['session']) => void) {
  const { fandeck } = testKit({ loggedIn: true })
  before?.(fandeck.session)
  const history = createMemoryHistory({ initialEntries: ['/drops/101?from=menu'] })
  await act(async () => renderPage(<SessionWatch />, { fandeck, history, strict: true }))
  return { session: fandeck.session, path: () => history.location.pathname }
}

const dialogs = () => screen.queryAllByRole('alertdialog', { hidden: true })

/** Waits until a number of dialogs is open; their script loads on demand. */
const open = (count: number) => waitFor(() => expect(dialogs()).toHaveLength(count))

async function confirm() {
  await userEvent.click(within(screen.getByRole('alertdialog')).getByRole('button'))
  await open(0)
}

test('S8.2 a refusal before the first render is reported once, before the page changes', async () => {
  const { path } = await watched((session) => session.end('refused', refusal()))
  await open(1)
  expect(dialogs()[0]?.textContent).toContain('다른 기기에서 로그아웃했어요.')
  expect(path()).toBe('/drops/101')
  await confirm()
  await waitFor(() => expect(path()).toBe('/account/logout'))
})

test('S8.2 a refusal on the open page is reported once, before the page changes', async () => {
  const { session, path } = await watched()
  expect(dialogs()).toHaveLength(0)
  await act(async () => session.end('refused', refusal()))
  await open(1)
  expect(path()).toBe('/drops/101')
  await confirm()
  await waitFor(() => expect(path()).toBe('/account/logout'))
})

test('S8.1 an invalid session leaves through the logout page at once, with a toast', async () => {
  const { session, path } = await watched()
  await act(async () => session.end('invalid', new FandeckError('session/invalid', 'The server rejects it.')))
  expect(path()).toBe('/account/logout')
  expect(dialogs()).toHaveLength(0)
  expect(document.body.textContent).toContain('로그인이 만료됐어요')
})

test('a sign-out by the member reports nothing', async () => {
  const { session, path } = await watched()
  await act(async () => session.end())
  expect(path()).toBe('/drops/101')
  expect(document.body.textContent).not.toContain('로그인이 만료됐어요')
})
