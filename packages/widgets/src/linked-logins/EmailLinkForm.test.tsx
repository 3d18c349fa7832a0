import { FandeckProvider } from '@fandeck/react'
import { refuse } from '@fandeck/sdk/testing'
import { linkEmailEndpoint, requestEmailLinkCodeEndpoint } from '@fandeck/sdk/wire'
import { cleanup, render, screen, waitFor } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { afterEach, expect, test, vi } from 'vitest'
import { ModalProvider } from '../primitives/modal-host/ModalProvider.tsx'
import { EmailLinkForm } from './EmailLinkForm.tsx'
import { loginsKit } from './logins.fixtures.tsx'

afterEach(cleanup)

const ADDRESS = 'fan@example.com'
const PASSWORD = 'Moonn1ght#'

function shown() {
  const kit = loginsKit({ methods: [] })
  const onLinked = vi.fn()
  const onSignInRequest = vi.fn()
  render(
    <FandeckProvider fandeck={kit.fandeck}>
      <ModalProvider>
        <EmailLinkForm onLinked={onLinked} onSignInRequest={onSignInRequest} />
      </ModalProvider>
    </FandeckProvider>,
  )
  return { ...kit, onLinked, onSignInRequest }
}
const alerts = () => screen.queryAllByRole('alert').flatMap(({ textContent }) => textContent || [])

const press = (name: string) => userEvent.click(screen.getByRole('button', { name }))
const field = (label: string) => screen.getByLabelText<HTMLInputElement>(label)
/** Replaces the words of a field. */
async function type(label: string, words: string) {
  await userEvent.clear(field(label))
  await userEvent.type(field(label), words)
}
const FIELDS = ['이메일', '인증번호 6자리', '비밀번호', '비밀번호 확인']
const typed = () => FIELDS.map((label) => field(label).value)

async function filled(code = '481902') {
  const kit = shown()
  await type('이메일', ADDRESS)
  await press('인증번호 받기')
  await waitFor(() => expect(document.activeElement).toBe(field('인증번호 6자리')))
  await userEvent.paste(code)
  await type('비밀번호', PASSWORD)
  await type('비밀번호 확인', PASSWORD)
  return kit
}

test('D80 an address is linked by its mailed code and a password', async () => {
  const { server, onLinked } = await filled('48 19 02')
  expect(typed()).toEqual([ADDRESS, '481902', PASSWORD, PASSWORD])
  await press('연결하기')
  await waitFor(() => expect(onLinked).toHaveBeenCalledOnce())
  const sent = server.requests.filter(({ method }) => method === 'POST')
  expect(sent.map(({ path }) => path)).toEqual(['/mypage/login/email/code', '/mypage/login/email'])
  expect(sent[1]?.body).toEqual({ mbr_id: ADDRESS, auth_num: '481902', pwd: PASSWORD })
})

test.each([
  ['이메일', 409, '이미 다른 팬이 쓰고 있는 이메일이에요. 다른 이메일로 연결해 주세요.', 'LOGIN_TAKEN'],
  ['인증번호 6자리', 400, '인증번호가 만료됐어요. 다시 받아 주세요.', 'CODE_EXPIRED'],
  ['인증번호 6자리', 400, '인증번호가 맞지 않아요. 다시 확인해 주세요.', 'WRONG_CODE'],
  ['인증번호 6자리', 429, '인증번호를 너무 많이 틀렸어요. 인증번호를 다시 받아 주세요.', 'TOO_MANY_TRIES'],
  ['비밀번호', 400, '비밀번호가 규칙에 맞지 않아요. 다시 정해 주세요.', 'WEAK_PASSWORD'],
])('D80 a refusal is told at %s, %i, and what was typed stays', async (label, status, sentence, code) => {
  const { server } = await filled()
  server.answer(linkEmailEndpoint, () => refuse(status, sentence, code))
  await press('연결하기')
  await waitFor(() => expect(alerts()).toEqual([sentence]))
  expect(field(label).getAttribute('aria-invalid')).toBe('true')
  expect(typed()).toEqual([ADDRESS, '481902', PASSWORD, PASSWORD])
})

test('D80 an outage is told, and the same link can be sent again', async () => {
  const { server, onLinked } = await filled()
  server.on('POST /mypage/login/email', () => Response.json({ status: '400', message: '' }, { status: 400 }))
  await press('연결하기')
  await waitFor(() => expect(alerts()).toHaveLength(1))
  expect(typed()).toEqual([ADDRESS, '481902', PASSWORD, PASSWORD])
  server.answer(linkEmailEndpoint, undefined)
  await press('연결하기')
  await waitFor(() => expect(onLinked).toHaveBeenCalledOnce())
})

test('D80 what is no address asks for no code, and a changed address needs another one', async () => {
  const { server } = shown()
  await type('이메일', 'fan@example.info')
  await press('인증번호 받기')
  await waitFor(() => expect(alerts()).toEqual(['이메일 주소를 다시 확인해 주세요.']))
  expect(server.requests.filter(({ method }) => method === 'POST')).toEqual([])
  await type('이메일', ADDRESS)
  await press('인증번호 받기')
  await screen.findByLabelText('인증번호 6자리')
  await type('이메일', 'other@example.com')
  expect(screen.getByRole('button', { name: '인증번호 받기' })).toBeTruthy()
  expect(screen.queryByRole('button', { name: /^연결하기/, hidden: true })).toBeNull()
})

test('D80 a sign-in that is too old leads to the sign-in', async () => {
  const { server } = shown()
  const sentence = '안전을 위해 다시 로그인한 다음 바꿔 주세요.'
  server.answer(requestEmailLinkCodeEndpoint, () => refuse(403, sentence, 'SIGN_IN_AGAIN'))
  await type('이메일', ADDRESS)
  await press('인증번호 받기')
  await screen.findByRole('button', { name: '다시 로그인' })
  expect(screen.getByRole('alertdialog').textContent).toContain(sentence)
})
