import { FandeckProvider } from '@fandeck/react'
import type { LoginMethod } from '@fandeck/sdk/logins'
import { refuse } from '@fandeck/sdk/testing'
import { unlinkLoginEndpoint } from '@fandeck/sdk/wire'
import { cleanup, render, screen, waitFor, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { afterEach, expect, test, vi } from 'vitest'
import { ModalProvider } from '../primitives/modal-host/ModalProvider.tsx'
import { ToastProvider } from '../primitives/toast/ToastProvider.tsx'
import { LinkedLogins } from './LinkedLogins.tsx'
import { KAKAO, loginsKit, MAIL, PHONE } from './logins.fixtures.tsx'

afterEach(cleanup)

async function shown(
  methods: LoginMethod[],
  { search = '', offered }: { search?: string; offered?: string[] } = {},
) {
  const kit = loginsKit({ methods, offered })
  const onReturned = vi.fn()
  render(
    <FandeckProvider fandeck={kit.fandeck}>
      <ToastProvider>
        <ModalProvider>
          <LinkedLogins
            search={search}
            verifyHref="/verify"
            emailHref="/logins/email"
            onReturned={onReturned}
            onSignInRequest={() => {}}
          />
        </ModalProvider>
      </ToastProvider>
    </FandeckProvider>,
  )
  await waitFor(() => expect(lines().length).toBeGreaterThan(0))
  return { ...kit, onReturned }
}
/** The rows with the names of their actions, also below a dialog. */
const lines = () =>
  screen
    .queryAllByRole('listitem', { hidden: true })
    .map(({ textContent, lastElementChild }) => [
      textContent,
      lastElementChild?.getAttribute('aria-label') ?? undefined,
    ])

test('D80 each way has its link or its end', async () => {
  await shown([PHONE, MAIL])
  expect(lines()).toEqual([
    ['휴대폰010-****-4821해제', '휴대폰 연결 해제'],
    ['구글연결하지 않았어요연결하기', '구글 연결하기'],
    ['카카오연결하지 않았어요연결하기', '카카오 연결하기'],
    ['이메일*****ight@example.com해제', '이메일 연결 해제'],
  ])
})

test('S7.61 a provider that the server does not offer shows only while it is linked', async () => {
  await shown([PHONE, KAKAO], { offered: ['phone', 'password'] })
  expect(lines().map(([text]) => text?.slice(0, 3))).toEqual(['휴대폰', '카카오', '이메일'])
})

test('D80 the last way has no end, and an address is linked on a page of its own', async () => {
  await shown([PHONE])
  expect(lines()[0]).toEqual(['휴대폰010-****-4821마지막', undefined])
  expect(lines()[3]).toEqual(['이메일연결하지 않았어요연결하기', '이메일 연결하기'])
  const link = screen.getByRole('link', { name: '이메일 연결하기' })
  expect(link.getAttribute('href')).toBe('/logins/email')
  expect(screen.queryByLabelText('휴대폰 연결하기')).toBeNull()
})

test.each([
  ['?link=google', '구글 계정을 연결했어요.'],
  ['?link=kakao&link_error=LOGIN_TAKEN', '이미 다른 팬이 쓰고 있는 계정이에요. 다른 계정으로 연결해 주세요.'],
  ['?link=kakao&link_error=OTHER_LINKED', '이미 다른 계정이 연결돼 있어요. 먼저 해제한 다음 연결해 주세요.'],
  ['?link=google&link_error=NOT_LINKED', '연결을 완료하지 못했어요. 다시 시도해 주세요.'],
  ['?link=google&link_error=%3Cscript%3E', '연결을 완료하지 못했어요. 다시 시도해 주세요.'],
])('D80 a return with %s is told once, and the ways stay', async (search, sentence) => {
  const { onReturned } = await shown([PHONE], { search })
  await waitFor(() => expect(document.body.textContent).toContain(sentence))
  expect(onReturned).toHaveBeenCalledOnce()
  expect(lines()[0]?.[0]).toContain('010-****-4821')
})

test('D80 confirms before it unlinks; shows why the last login cannot be unlinked, and keeps it', async () => {
  const { server } = await shown([PHONE, MAIL])
  const sentence = '마지막 로그인 방법은 해제할 수 없어요. 다른 방법을 먼저 연결해 주세요.'
  server.answer(unlinkLoginEndpoint, () => refuse(409, sentence, 'LAST_LOGIN'))
  await userEvent.click(screen.getByRole('button', { name: '이메일 연결 해제' }))
  const dialog = await screen.findByRole('alertdialog')
  expect(dialog.textContent).toContain('이메일 연결을 해제할까요?')
  expect(server.requests.filter(({ method }) => method === 'DELETE')).toEqual([])
  await userEvent.click(within(dialog).getByRole('button', { name: '해제' }))
  await waitFor(() => expect(document.body.textContent).toContain(sentence))
  expect(server.requests.filter(({ method }) => method === 'DELETE')).toMatchObject([
    { path: '/mypage/login/email' },
  ])
  expect(lines()).toHaveLength(4)
})
