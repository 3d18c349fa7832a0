// @vitest-environment jsdom
import { FandeckProvider } from '@fandeck/react'
import { type ServerWithOptions, serverWith } from '@fandeck/sdk/testing'
import { ModalProvider } from '@fandeck/widgets'
import { cleanup, fireEvent, render, screen } from '@testing-library/react'
import { afterEach, expect, test, vi } from 'vitest'
import { DropPage } from './DropPage.tsx'

afterEach(cleanup)

/** Shows the page of a drop in front of a server of the test kit. */
const show = (options?: ServerWithOptions) =>
  render(
    <FandeckProvider fandeck={serverWith(options).fandeck}>
      <ModalProvider>
        <DropPage dropId={1} />
      </ModalProvider>
    </FandeckProvider>,
  )

test('a visitor who buys signs in first, and comes back to the drop', async () => {
  history.replaceState(null, '', '/drops/1')
  show()
  fireEvent.click(await screen.findByRole('button', { name: /구매하기/ }))
  await vi.waitFor(() => expect(location.pathname).toBe('/account/login'))
  expect(location.search).toBe('?retUrl=%2Fdrops%2F1')
})

test('a drop without packs says so', async () => {
  show({ remaining: 0, loggedIn: true })
  expect(await screen.findByRole('button', { name: /모두 판매/ })).toBeTruthy()
})
