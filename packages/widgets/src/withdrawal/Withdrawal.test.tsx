import { FandeckProvider } from '@fandeck/react'
import { refuse } from '@fandeck/sdk/testing'
import { cleanup, render, screen, waitFor } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { afterEach, expect, test, vi } from 'vitest'
import { settled } from '../settled.test-helper.ts'
import { Withdrawal, type WithdrawalProps } from './Withdrawal.tsx'
import { type WithdrawalKitOptions, withdrawalKit } from './withdrawal.fixtures.tsx'

afterEach(cleanup)

async function show(options: WithdrawalKitOptions = {}, props: Partial<WithdrawalProps> = {}) {
  const kit = withdrawalKit(options)
  kit.server.on('POST /api/auth/signout', () => Response.json({ url: 'https://site.example/' }))
  kit.server.on('GET /api/auth/csrf', () => Response.json({ csrfToken: 'csrf-1' }))
  const onReturned = vi.fn()
  render(
    <FandeckProvider fandeck={kit.fandeck}>
      <Withdrawal allow={[]} search="" homeHref="/home" onReturned={onReturned} {...props} />
    </FandeckProvider>,
  )
  await settled()
  return { ...kit, onReturned }
}
const text = () => document.body.textContent ?? ''
const button = (name: string) => screen.getByRole<HTMLButtonElement>('button', { name })
const toProof = async () => {
  await userEvent.click(screen.getByRole('checkbox'))
  await userEvent.click(button('다음'))
}

test('S7.55 the first step says what will be lost, and waits until that was read', async () => {
  const orders = [{ orderId: 'a', title: '카드팩', state: 'unopened' as const }]
  const onStay = vi.fn()
  await show({ losses: { orders } }, { onStay })
  for (const words of ['17장', '12,400P', '2개', '해제', '열지 않은 팩도 사라져요'])
    expect(text()).toContain(words)
  expect(button('다음').disabled).toBe(true)
  await userEvent.click(button('계속 쓸게요'))
  expect(onStay).toHaveBeenCalledOnce()
  await toProof()
  expect(screen.getByRole('heading').textContent).toBe('본인인지\n확인할게요')
})

test('S7.51 S7.54 the withdrawal needs a code and the typed words, and tells its end', async () => {
  const { fandeck } = await show()
  await toProof()
  expect(text()).toContain('인증번호를 받을 곳: 010-****-4821 또는 ')
  await userEvent.click(button('문자로 인증번호 받기'))
  await userEvent.type(await screen.findByLabelText('인증번호 6자리'), '481902')
  expect(button('탈퇴하기').disabled).toBe(true)
  await userEvent.type(screen.getByLabelText('확인 문구'), '탈퇴할게요')
  await userEvent.click(button('탈퇴하기'))
  await waitFor(() => expect(screen.getByRole('heading').textContent).toBe('탈퇴했어요'))
  expect(screen.getByRole('link', { name: '홈으로' }).getAttribute('href')).toBe('/home')
  expect(fandeck.session.getState().loggedIn).toBe(false)
})

test('S7.52 a refused withdrawal keeps the step and says why', async () => {
  const { fandeck } = await show({
    on: { 'POST /mypage/withdrawal/all': () => refuse(400, '인증번호가 맞지 않아요.', 'WRONG_CODE') },
  })
  await toProof()
  await userEvent.click(button('메일로 인증번호 받기'))
  await userEvent.type(await screen.findByLabelText('인증번호 6자리'), '481902')
  await userEvent.type(screen.getByLabelText('확인 문구'), '탈퇴할게요')
  await userEvent.click(button('탈퇴하기'))
  await waitFor(() => expect(text()).toContain('인증번호가 맞지 않아요.'))
  expect(fandeck.session.getState().loggedIn).toBe(true)
})

test('D37 D86 the return of an identity check that began here proves the member, any other begins anew', async () => {
  const search = '?imp_uid=imp_1&success=true&state=begun'
  const { onReturned } = await show({ begun: 'begun' }, { search })
  expect(text()).toContain('본인 인증을 마쳤어요')
  expect(onReturned).toHaveBeenCalledWith('')
  cleanup()
  await show({ begun: 'other' }, { search })
  expect(text()).not.toContain('본인 인증을 마쳤어요')
})

test('a visitor sees what the page chooses, the loading state, or that a sign-in is needed', async () => {
  await show({ loggedIn: false }, { signedOut: <p>로그인으로</p> })
  expect(text()).toBe('로그인으로')
  cleanup()
  await show({ loggedIn: false }, { signedOut: null })
  expect(document.querySelector('[aria-busy]')).not.toBeNull()
  cleanup()
  await show({ loggedIn: false })
  expect(text()).toContain('로그인')
  expect(document.querySelector('[aria-busy]')).toBeNull()
})
