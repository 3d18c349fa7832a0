import { FandeckProvider } from '@fandeck/react'
import { FandeckError } from '@fandeck/sdk'
import { refuse } from '@fandeck/sdk/testing'
import { cleanup, render, screen, waitFor } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { afterEach, expect, test, vi } from 'vitest'
import { ModalProvider } from '../primitives/modal-host/ModalProvider.tsx'
import { SignOut } from './SignOut.tsx'
import { type SignOutKitOptions, signOutKit } from './sign-out.fixtures.tsx'

afterEach(cleanup)

function show(options: SignOutKitOptions = {}, props: { own?: boolean; waiting?: boolean } = {}) {
  const kit = signOutKit(options)
  const onDone = vi.fn()
  const page = (more: { waiting?: boolean } = {}) => (
    <FandeckProvider fandeck={kit.fandeck}>
      <ModalProvider>
        <SignOut {...props} {...more} onDone={onDone} />
      </ModalProvider>
    </FandeckProvider>
  )
  const { rerender } = render(page(), { reactStrictMode: true })
  const signOuts = () => kit.server.requests.filter(({ method }) => method === 'POST').length
  return { ...kit, onDone, signOuts, update: (more: { waiting?: boolean }) => rerender(page(more)) }
}
const dialog = () => screen.queryByRole('alertdialog')
const press = (name: string) => userEvent.click(screen.getByRole('button', { name }))

test('S2.10 an own visit signs out at once, and once', async () => {
  const { onDone, signOuts, fandeck } = show({}, { own: true })
  await waitFor(() => expect(onDone).toHaveBeenCalledOnce())
  expect(signOuts()).toBe(1)
  expect(fandeck.session.getState().loggedIn).toBe(false)
})

test('another visit asks the member, who may stay', async () => {
  const { onDone, signOuts, fandeck } = show()
  expect((await screen.findByRole('alertdialog')).textContent).toContain('로그아웃할까요?')
  await press('다음에')
  await waitFor(() => expect(onDone).toHaveBeenCalledOnce())
  expect(signOuts()).toBe(0)
  expect(fandeck.session.getState().loggedIn).toBe(true)
})

test('the question waits until the session is known', async () => {
  const { signOuts, update } = show({}, { waiting: true })
  await screen.findByText('로그아웃하고 있어요')
  expect([dialog(), signOuts()]).toEqual([null, 0])
  update({ waiting: false })
  await screen.findByRole('alertdialog')
})

test('S8.1 a session that the server has ended is left without a question, also by a failure', async () => {
  const { fandeck, onDone, signOuts } = show({ onSignOut: () => refuse(403, '안 돼요.') }, { waiting: true })
  fandeck.session.end('invalid', new FandeckError('session/invalid', 'The server rejects it.'))
  cleanup()
  render(
    <FandeckProvider fandeck={fandeck}>
      <ModalProvider>
        <SignOut waiting onDone={onDone} />
      </ModalProvider>
    </FandeckProvider>,
  )
  await waitFor(() => expect(onDone).toHaveBeenCalledOnce())
  expect([dialog(), signOuts()]).toEqual([null, 1])
})

test('a failed sign-out keeps the session, and is tried again', async () => {
  const replies = [() => refuse(403, '안 돼요.'), () => Response.json({ url: '/' })]
  const onSignOut = () => replies.shift()?.() ?? refuse(500, '없어요.')
  const { fandeck, onDone } = show({ onSignOut }, { own: true })
  await screen.findByRole('heading', { name: '로그아웃하지 못했어요' })
  expect(screen.getByRole('alert').textContent).not.toBe('')
  expect(fandeck.session.getState().loggedIn).toBe(true)
  expect(onDone).not.toHaveBeenCalled()
  await press('다시 시도하기')
  await waitFor(() => expect(onDone).toHaveBeenCalledOnce())
  expect(fandeck.session.getState().loggedIn).toBe(false)
})
