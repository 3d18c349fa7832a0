import { FandeckProvider } from '@fandeck/react'
import { refuse } from '@fandeck/sdk/testing'
import { cleanup, render, screen, waitFor, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { afterEach, expect, test, vi } from 'vitest'
import { ModalProvider } from '../primitives/modal-host/ModalProvider.tsx'
import { settled } from '../settled.test-helper.ts'
import { SignUp } from './SignUp.tsx'
import { type SignInKitOptions, signInKit } from './sign-in.fixtures.tsx'

afterEach(cleanup)

const ADDRESS = 'red.fan@club.co.kr'
const PASSWORD = 'Sunset#2025'

async function show(options?: SignInKitOptions) {
  const kit = signInKit(options)
  const onSignedUp = vi.fn()
  render(
    <FandeckProvider fandeck={kit.fandeck}>
      <ModalProvider>
        <SignUp onSignedUp={onSignedUp} />
      </ModalProvider>
    </FandeckProvider>,
  )
  await settled()
  return { ...kit, onSignedUp }
}
const press = (name: string) => userEvent.click(screen.getByRole('button', { name }))
const check = (name: RegExp) => userEvent.click(screen.getByRole('checkbox', { name }))
const field = (label: string) => screen.getByLabelText<HTMLInputElement>(label)
const isDisabled = (name: string) => screen.getByRole<HTMLButtonElement>('button', { name }).disabled
const alerts = () => screen.queryAllByRole('alert').flatMap(({ textContent }) => textContent || [])

async function atAccount(options?: SignInKitOptions) {
  const kit = await show(options)
  await check(/필수.*이용약관/)
  await check(/필수.*개인정보/)
  await press('다음')
  return kit
}
async function filled(options?: SignInKitOptions) {
  const kit = await atAccount(options)
  await userEvent.type(field('이메일'), ADDRESS)
  await press('인증번호 받기')
  await userEvent.type(await screen.findByLabelText('인증번호 6자리'), '481902')
  await userEvent.type(field('비밀번호'), PASSWORD)
  await userEvent.type(field('비밀번호 확인'), PASSWORD)
  return kit
}

test('D3b service and privacy are required, marketing is not', async () => {
  await show()
  expect(screen.getByRole('heading', { level: 2 }).textContent).toBe('약관에 동의해 주세요')
  expect(isDisabled('다음')).toBe(true)
  await check(/필수.*이용약관/)
  expect(isDisabled('다음')).toBe(true)
  await check(/필수.*개인정보/)
  expect(isDisabled('다음')).toBe(false)
  await check(/모두/)
  const boxes = screen.getAllByRole<HTMLInputElement>('checkbox')
  expect(boxes.every(({ checked }) => checked)).toBe(true)
})

test('S5.1 the rules of the password are ticked live', async () => {
  await atAccount()
  const rules = within(screen.getByRole('list', { name: '비밀번호 규칙' }))
  const kept = () => rules.getAllByRole('listitem').filter((rule) => rule.hasAttribute('data-kept'))
  expect(kept()).toHaveLength(0)
  await userEvent.type(field('비밀번호'), 'Suun1')
  expect(kept()).toHaveLength(5)
  await userEvent.clear(field('비밀번호'))
  await userEvent.type(field('비밀번호'), PASSWORD)
  expect(kept()).toHaveLength(7)
})

test('D82 the account is made with its mailed code, and signs in by one press', async () => {
  const { server, onSignedUp } = await filled()
  await press('가입하기')
  await screen.findByText('가입을 환영해요')
  expect(onSignedUp).toHaveBeenCalledOnce()
  const sent = server.requests.filter(({ path }) => path === '/auth/join')
  expect(sent.map(({ body }) => body)).toMatchObject([{ mbr_id: ADDRESS, auth_num: '481902', pwd: PASSWORD }])
  await press('로그인하고 시작하기')
  await waitFor(() =>
    expect(server.requests.filter(({ path }) => path.endsWith('/callback/password'))).toHaveLength(1),
  )
})

test.each([
  ['이메일', 'USER_ID_TAKEN', '이미 가입한 이메일이에요. 로그인해 주세요.'],
  ['인증번호 6자리', 'WRONG_CODE', '인증번호가 맞지 않아요. 다시 확인해 주세요.'],
])(
  'D82 a refusal is told at %s until it is corrected, and the input stays',
  async (label, code, sentence) => {
    await filled({ on: { 'POST /auth/join': () => refuse(400, sentence, code) } })
    await press('가입하기')
    await waitFor(() => expect(alerts()).toEqual([sentence]))
    expect(field(label).getAttribute('aria-invalid')).toBe('true')
    expect(field('비밀번호').value).toBe(PASSWORD)
    await userEvent.type(field('인증번호 6자리'), '{Backspace}')
    expect(alerts()).toEqual([])
  },
)

test('D82 without mail the sign-up says so, and no code was sent', async () => {
  const sentence = '지금은 인증번호를 보낼 수 없어요. 다른 방법으로 다시 시도해 주세요.'
  await atAccount({ on: { 'POST /auth/join/code': () => refuse(503, sentence, 'NO_SENDER') } })
  await userEvent.type(field('이메일'), ADDRESS)
  await press('인증번호 받기')
  await waitFor(() => expect(alerts()).toEqual([sentence]))
  expect(screen.queryByLabelText('인증번호 6자리')).toBeNull()
})
