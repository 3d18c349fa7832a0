import { FandeckProvider } from '@fandeck/react'
import { FandeckError } from '@fandeck/sdk'
import { testKit } from '@fandeck/sdk/testing'
import { act, cleanup, render, screen, waitFor, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { afterEach, expect, test, vi } from 'vitest'
import { ModalProvider } from '../primitives/modal-host/ModalProvider.tsx'
import { ToastProvider } from '../primitives/toast/ToastProvider.tsx'
import { SessionWatch } from './SessionWatch.tsx'

afterEach(cleanup)

const invalid = () => new FandeckError('session/invalid', 'The server rejects it.')

function show() {
  const { fandeck } = testKit({ loggedIn: true })
  const onEnded = vi.fn()
  const page = (leaving: boolean) => (
    <FandeckProvider fandeck={fandeck}>
      <ToastProvider>
        <ModalProvider>
          <SessionWatch leaving={leaving} onEnded={onEnded} />
        </ModalProvider>
      </ToastProvider>
    </FandeckProvider>
  )
  const { rerender } = render(page(false))
  return { session: fandeck.session, onEnded, arrive: (leaving: boolean) => rerender(page(leaving)) }
}

test('S8.2 a refusal asks for the sign-out only once the fan has read it', async () => {
  const { session, onEnded } = show()
  const error = new FandeckError('session/refused', 'The refresh failed.', { serverMessage: '끝났어요.' })
  await act(async () => session.end('refused', error))
  const dialog = await screen.findByRole('alertdialog')
  expect(dialog.textContent).toContain('끝났어요.')
  expect(onEnded).not.toHaveBeenCalled()
  await userEvent.click(within(dialog).getByRole('button'))
  await waitFor(() => expect(onEnded).toHaveBeenCalledOnce())
})

test('S8.1 an invalid session asks for the sign-out once, also while that page is open', async () => {
  const { session, onEnded, arrive } = show()
  await act(async () => session.end('invalid', invalid()))
  expect(onEnded).toHaveBeenCalledOnce()
  expect(document.body.textContent).toContain('로그인이 만료됐어요')
  arrive(true)
  expect(onEnded).toHaveBeenCalledOnce()
})

test('a sign-out by the member asks for nothing', async () => {
  const { session, onEnded } = show()
  await act(async () => session.end())
  expect(onEnded).not.toHaveBeenCalled()
  expect(document.body.textContent).not.toContain('로그인이 만료됐어요')
})
