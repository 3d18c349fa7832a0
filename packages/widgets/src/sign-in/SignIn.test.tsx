import { FandeckProvider } from '@fandeck/react'
import { refuse } from '@fandeck/sdk/testing'
import { cleanup, render, screen, waitFor } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { afterEach, describe, expect, test, vi } from 'vitest'
import { LinkProvider } from '../primitives/link/LinkProvider.tsx'
import { ModalProvider } from '../primitives/modal-host/ModalProvider.tsx'
import { settled } from '../settled.test-helper.ts'
import { SignIn, type SignInProps } from './SignIn.tsx'
import { refused, type SignInKitOptions, signInKit } from './sign-in.fixtures.tsx'

afterEach(cleanup)

async function show(props: SignInProps = {}, options: SignInKitOptions = {}) {
  const kit = signInKit(options)
  const onDone = vi.fn()
  render(
    <LinkProvider
      renderLink={({ children, href, className }) => (
        <a {...{ className }} href={`#${href}`}>
          {children}
        </a>
      )}
    >
      <FandeckProvider fandeck={kit.fandeck}>
        <ModalProvider>
          <SignIn search="" onDone={onDone} {...props} />
        </ModalProvider>
      </FandeckProvider>
    </LinkProvider>,
  )
  await settled()
  const posts = (end: string) =>
    kit.server.requests.filter(({ method, path }) => method === 'POST' && path.endsWith(end))
  return { ...kit, onDone, posts }
}
const press = (name: string) => userEvent.click(screen.getByRole('button', { name }))
const field = (label: string) => screen.getByLabelText<HTMLInputElement>(label)
const alerts = () => screen.queryAllByRole('alert').flatMap(({ textContent }) => textContent || [])
const ways = () => screen.getAllByRole('button', { name: /계속하기$/ }).map(({ textContent }) => textContent)

const PHONE = '휴대폰 번호로 계속하기'
const KAKAO = '카카오로 계속하기'
const GOOGLE = 'Google로 계속하기'
const EMAIL = '이메일로 계속하기'

describe('the methods', () => {
  test.each([
    ['everything', ['phone', 'password', 'google', 'kakao'], [PHONE, KAKAO, GOOGLE, EMAIL]],
    ['no Google', ['phone', 'password', 'kakao'], [PHONE, KAKAO, EMAIL]],
    ['no sender of texts', ['password'], [EMAIL]],
  ])('S7.61 the sign-in offers exactly what the server answers: %s', async (_, offered, names) => {
    await show({}, { offered })
    expect(ways()).toEqual(names)
  })

  test('S7.61 the sign-in keeps its methods while the server does not answer', async () => {
    await show({}, { offered: undefined })
    expect(ways()).toEqual([PHONE, KAKAO, GOOGLE, EMAIL])
  })

  test('S7.61 a server without a known method shows a message and no terms', async () => {
    await show({}, { offered: ['apple'] })
    expect(screen.getByText('지금은 로그인할 수 없어요')).toBeTruthy()
    expect(screen.queryByText('이용약관')).toBeNull()
  })

  test.each([
    ['phone', { phone: '01024814821' }, '최근 로그인 · 010-****-4821'],
    ['email', { email: 'red.fan@club.co.kr' }, '최근 로그인 · ***.fan@club.co.kr'],
    ['kakao', { kakao: '3391823' }, '최근 로그인'],
  ] as const)('S3.8 the last method has a bubble: %s', async (last, usernames, words) => {
    await show({}, { recent: { last, usernames } })
    expect(screen.getByText(words)).toBeTruthy()
  })

  test('S7.62 Google leaves the page and returns to it', async () => {
    const { navigations, posts } = await show({ search: '?retUrl=%2Fmypage' })
    await press(GOOGLE)
    await waitFor(() => expect(navigations).toEqual(['https://google.example/authorize']))
    expect(posts('/signin/google')).toHaveLength(1)
  })

  test('S7.62 the page that Google returns to completes the sign-in once', async () => {
    const { onDone, server } = await show({ search: '?retUrl=%2Fmypage&via=google' })
    await screen.findByText('로그인했어요')
    expect(onDone).toHaveBeenCalledExactlyOnceWith({ loginType: 'phone', returnUrl: '/mypage' })
    expect(server.requests.filter(({ path }) => path.endsWith('/session'))).toHaveLength(1)
  })

  test('D39 S8.19 the error of a return is shown beside the methods', async () => {
    await show({ search: '?error=OAuthAccountNotLinked' })
    expect(alerts()).toEqual(['이미 다른 방법으로 가입된 계정이에요. 기존 방법으로 로그인해 주세요.'])
    expect(ways()).toHaveLength(4)
  })

  test('the terms are pages of the router where the page names them', async () => {
    await show({ termsHref: (kind) => `/terms/${kind}` })
    const links = screen.getAllByRole('link').map((link) => link.getAttribute('href'))
    expect(links).toEqual(['#/terms/service', '#/terms/privacy'])
  })
})

describe('D3 the phone', () => {
  const form = async (options?: SignInKitOptions) => {
    const kit = await show({}, options)
    await press(PHONE)
    return kit
  }
  const withCode = async (options?: SignInKitOptions) => {
    const kit = await form(options)
    await userEvent.type(field('휴대폰 번호'), '01024814821')
    await press('인증번호 받기')
    await screen.findByLabelText('인증번호')
    return kit
  }

  test('has the focus, and then its code', async () => {
    await form()
    expect(document.activeElement).toBe(field('휴대폰 번호'))
    await userEvent.type(field('휴대폰 번호'), '01024814821')
    await press('인증번호 받기')
    await screen.findByLabelText('인증번호')
    expect(document.activeElement).toBe(field('인증번호'))
    expect(field('휴대폰 번호').value).toBe('010-2481-4821')
  })

  test('drops its error while the number is corrected', async () => {
    await form()
    await userEvent.type(field('휴대폰 번호'), '0102481')
    await press('인증번호 받기')
    await waitFor(() => expect(alerts()).toEqual(['휴대폰 번호를 다시 확인해 주세요.']))
    await userEvent.type(field('휴대폰 번호'), '4')
    expect(alerts()).toEqual([])
  })

  test('signs in with the sixth digit, once', async () => {
    const { posts, onDone, sessionStorage } = await withCode()
    await userEvent.type(field('인증번호'), '48190')
    expect(posts('/callback/phone')).toEqual([])
    await userEvent.type(field('인증번호'), '2{Enter}')
    await screen.findByText('로그인했어요')
    expect(posts('/callback/phone').map(({ body }) => body)).toMatchObject([
      { phone: '01024814821', auth_num: '481902' },
    ])
    expect(onDone).toHaveBeenCalledOnce()
    expect(sessionStorage.getItem('fandeck:sent-code')).toBeNull()
  })

  test('D39 S8.19 a wrong code is told until it is corrected, and the next one is sent', async () => {
    const { posts } = await withCode({ on: { 'POST /api/auth/callback/phone': refused() } })
    await userEvent.type(field('인증번호'), '481902')
    await waitFor(() => expect(alerts()).toEqual(['인증번호가 맞지 않아요. 한 번 더 확인해 주세요.']))
    await userEvent.type(field('인증번호'), '{Backspace}')
    expect(alerts()).toEqual([])
    await userEvent.type(field('인증번호'), '3')
    await waitFor(() => expect(posts('/callback/phone')).toHaveLength(2))
  })

  test('keeps a sent code over a reload', async () => {
    await show({ step: 'phone' }, { sentTo: '01024814821' })
    expect(field('휴대폰 번호').value).toBe('010-2481-4821')
    expect(document.activeElement).toBe(field('인증번호'))
  })

  test('without a sender says so, and no code was sent', async () => {
    const sentence = '지금은 인증번호를 보낼 수 없어요. 다른 방법으로 다시 시도해 주세요.'
    await form({ on: { 'POST /auth/phone/code': () => refuse(503, sentence, 'NO_SENDER') } })
    await userEvent.type(field('휴대폰 번호'), '01024814821')
    await press('인증번호 받기')
    await waitFor(() => expect(alerts()).toEqual([sentence]))
    expect(screen.queryByLabelText('인증번호')).toBeNull()
  })
})

describe('email', () => {
  test.each([
    ['moonlight@example.com', 'B', '이메일이나 비밀번호가 맞지 않아요. 한 번 더 확인해 주세요.'],
    ['sunset77', 'L', '아이디나 비밀번호가 맞지 않아요. 한 번 더 확인해 주세요.'],
  ])(
    'D39 S8.19 a wrong password of %s shows its error until it is corrected',
    async (userId, type, sentence) => {
      const { posts } = await show(
        { step: 'email' },
        { on: { 'POST /api/auth/callback/password': refused() } },
      )
      expect(document.activeElement).toBe(field('이메일'))
      await userEvent.type(field('이메일'), userId)
      await userEvent.type(field('비밀번호'), 'Wrong#2025{Enter}')
      await waitFor(() => expect(alerts()).toEqual([sentence]))
      expect(posts('/callback/password')[0]?.body).toMatchObject({ mbr_id: userId, login_type: type })
      await userEvent.type(field('비밀번호'), 'x')
      expect(alerts()).toEqual([])
    },
  )

  test.each([
    [{ last: 'email', usernames: { email: 'red.fan@club.co.kr', legacy: 'sunset77' } }, 'red.fan@club.co.kr'],
    [{ last: 'legacy', usernames: { email: 'red.fan@club.co.kr', legacy: 'sunset77' } }, 'sunset77'],
  ] as const)(
    'S3.8 the last name of its kind is filled in, and the password has the focus',
    async (recent, name) => {
      await show({ step: 'email' }, { recent })
      expect(field('이메일').value).toBe(name)
      expect(document.activeElement).toBe(field('비밀번호'))
    },
  )

  test('D82 a forgotten password is a page of the router, or a step', async () => {
    await show({ step: 'email', resetHref: '/account/password' })
    expect(screen.getByRole('link', { name: '비밀번호를 잊었어요' }).getAttribute('href')).toBe(
      '#/account/password',
    )
    cleanup()
    await show()
    await press(EMAIL)
    await press('비밀번호를 잊었어요')
    expect(screen.getByRole('heading', { name: /다시 설정할게요/ })).toBeTruthy()
  })

  test('D82 a reset leads back to the form, which says so', async () => {
    const { posts } = await show()
    await press(EMAIL)
    await press('비밀번호를 잊었어요')
    await userEvent.type(field('이메일'), 'moonlight@example.com{Enter}')
    await userEvent.type(await screen.findByLabelText('인증번호 6자리'), '481902')
    await userEvent.type(field('새 비밀번호'), 'Moonn1ght#')
    await userEvent.type(field('새 비밀번호 확인'), 'Moonn1ght#')
    await press('비밀번호 바꾸기')
    await screen.findByText('비밀번호를 바꿨어요. 새 비밀번호로 로그인해 주세요.')
    expect(posts('/auth/password/reset')).toHaveLength(1)
    expect(screen.getByRole('heading', { name: '이메일로 로그인' })).toBeTruthy()
  })

  test('D82 without mail the reset says so, and no code was sent', async () => {
    const sentence = '지금은 인증번호를 보낼 수 없어요. 다른 방법으로 다시 시도해 주세요.'
    const on = { 'POST /auth/password/code': () => refuse(503, sentence, 'NO_SENDER') }
    await show({ step: 'reset' }, { on })
    await userEvent.type(field('이메일'), 'moonlight@example.com{Enter}')
    await waitFor(() => expect(alerts()).toEqual([sentence]))
    expect(document.body.textContent).not.toContain('도착해요')
  })
})

test('a member sees that they are signed in, or what the page gives', async () => {
  await show({}, { loggedIn: true })
  expect(screen.getByRole('heading', { name: '로그인했어요' })).toBeTruthy()
  cleanup()
  await show({ done: <p>어서 오세요</p> }, { loggedIn: true })
  expect(screen.queryByRole('heading')).toBeNull()
  expect(screen.getByText('어서 오세요')).toBeTruthy()
})
