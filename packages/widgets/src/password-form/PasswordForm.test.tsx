import { FandeckProvider } from '@fandeck/react'
import { refuse } from '@fandeck/sdk/testing'
import { changePasswordEndpoint, checkPasswordEndpoint } from '@fandeck/sdk/wire'
import { cleanup, render, screen, waitFor } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { afterEach, expect, test, vi } from 'vitest'
import { ModalProvider } from '../primitives/modal-host/ModalProvider.tsx'
import { settled } from '../settled.test-helper.ts'
import { PasswordForm } from './PasswordForm.tsx'
import { passwordKit } from './password.fixtures.tsx'

afterEach(cleanup)

const NOW = 'Fandeck#2025'
const NEXT = 'Moonn1ght#'

async function show(options?: Parameters<typeof passwordKit>[0]) {
  const kit = passwordKit(options)
  kit.server.answer(checkPasswordEndpoint, undefined)
  kit.server.answer(changePasswordEndpoint, { endedSessions: 2 })
  kit.server.on('POST /api/auth/signout', () => Response.json({ url: 'https://site.example/' }))
  kit.server.on('GET /api/auth/csrf', () => Response.json({ csrfToken: 'csrf-1' }))
  const onChanged = vi.fn()
  const onSignInRequest = vi.fn()
  render(
    <FandeckProvider fandeck={kit.fandeck}>
      <ModalProvider>
        <PasswordForm {...{ onChanged, onSignInRequest }} emptyActions={<a href="/logins">로그인 관리</a>} />
      </ModalProvider>
    </FandeckProvider>,
  )
  await settled()
  return { ...kit, onChanged, onSignInRequest }
}
const field = (label: string) => screen.getByLabelText<HTMLInputElement>(label)
const button = () => screen.getByRole<HTMLButtonElement>('button', { name: '변경하기' })
const alerts = () => screen.queryAllByRole('alert').flatMap(({ textContent }) => textContent || [])
async function fill() {
  await userEvent.type(field('현재 비밀번호'), NOW)
  await userEvent.type(field('새 비밀번호'), NEXT)
  await userEvent.type(field('새 비밀번호 확인'), NEXT)
}

test('S7.37 the current password is checked when its field is left, once for the same text', async () => {
  const { server } = await show()
  server.answer(checkPasswordEndpoint, () => refuse(400, '비밀번호가 맞지 않아요.', 'WRONG_PASSWORD'))
  await userEvent.type(field('현재 비밀번호'), NOW)
  await userEvent.tab()
  await waitFor(() => expect(alerts()).toEqual(['비밀번호가 맞지 않아요.']))
  await userEvent.click(field('현재 비밀번호'))
  await userEvent.tab()
  await settled()
  const checks = server.requests.filter(({ method }) => method === 'POST')
  expect(checks).toHaveLength(1)
  await userEvent.type(field('현재 비밀번호'), '!')
  expect(alerts()).toEqual([])
})

test('S7.36 a new password that keeps the rules is sent, and the ended sessions are told', async () => {
  const { onChanged } = await show()
  await userEvent.type(field('현재 비밀번호'), NOW)
  await userEvent.type(field('새 비밀번호'), 'Moon')
  expect(button().disabled).toBe(true)
  await userEvent.clear(field('현재 비밀번호'))
  await userEvent.clear(field('새 비밀번호'))
  await fill()
  await userEvent.click(button())
  await waitFor(() => expect(onChanged).toHaveBeenCalledExactlyOnceWith({ endedSessions: 2 }))
})

test('S7.36 a refusal is told until it is corrected', async () => {
  const { server, onChanged } = await show()
  server.answer(changePasswordEndpoint, () => refuse(400, '바꾸지 못했어요.', 'WRONG_PASSWORD'))
  await fill()
  await userEvent.click(button())
  await waitFor(() => expect(alerts()).toEqual(['바꾸지 못했어요.']))
  expect(onChanged).not.toHaveBeenCalled()
  await userEvent.type(field('새 비밀번호'), '!')
  expect(alerts()).not.toContain('바꾸지 못했어요.')
})

test('D80 a member without a password reads how to get one, and a linked address has one', async () => {
  await show({ methods: ['phone', 'kakao'] })
  expect(document.body.textContent).toContain('비밀번호가 없는 계정이에요')
  expect(screen.getByRole('link').getAttribute('href')).toBe('/logins')
  expect(screen.queryByLabelText('현재 비밀번호')).toBeNull()
  cleanup()
  await show({ methods: ['phone', 'email'] })
  expect(field('현재 비밀번호')).toBeTruthy()
})

test('D80 a sign-in that is too old leads to the sign-in after a question', async () => {
  const { server, onSignInRequest } = await show()
  const sentence = '안전을 위해 다시 로그인한 다음 바꿔 주세요.'
  server.answer(changePasswordEndpoint, () => refuse(403, sentence, 'SIGN_IN_AGAIN'))
  await fill()
  await userEvent.click(button())
  await userEvent.click(await screen.findByRole('button', { name: '다시 로그인' }))
  await waitFor(() => expect(onSignInRequest).toHaveBeenCalledOnce())
})
