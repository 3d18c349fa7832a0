import { FandeckProvider } from '@fandeck/react'
import { cleanup, render, screen, waitFor } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { afterEach, expect, test, vi } from 'vitest'
import { ToastProvider } from '../primitives/toast/ToastProvider.tsx'
import { settled } from '../settled.test-helper.ts'
import { AccountSettings, type AccountSettingsProps } from './AccountSettings.tsx'
import { type SettingsKitOptions, settingsKit } from './settings.fixtures.tsx'

afterEach(cleanup)

async function show(options: SettingsKitOptions = {}, props: Partial<AccountSettingsProps> = {}) {
  const kit = settingsKit(options)
  render(
    <FandeckProvider fandeck={kit.fandeck}>
      <ToastProvider>
        <AccountSettings hrefOf={(page, { renew }) => `/${page}${renew ? '?again' : ''}`} {...props} />
      </ToastProvider>
    </FandeckProvider>,
  )
  await settled()
  return kit
}
const rows = () => screen.getAllByRole('link').map((row) => [row.textContent, row.getAttribute('href')])

test('S1.7 each row has its value and the way to change it', async () => {
  await show({}, { hrefOf: (page) => `/${page}` })
  expect(rows()).toEqual([
    ['프로필 사진바꾸기', '/profile'],
    ['닉네임달빛수집가', '/profile'],
    ['휴대폰 번호010-****-4821', '/identity'],
    ['생일 · 성별등록됨', '/identity'],
    ['간편 로그인 연결Google · 카카오', '/logins'],
    ['로그인한 기기', '/devices'],
    ['배송지', '/address'],
    ['비밀번호 변경', '/password'],
    ['로그아웃', '/signOut'],
    ['포인트12,400P', '/points'],
    ['응모 내역', '/entries'],
    ['만든 컬렉션', '/collections'],
    ['회원 탈퇴', '/withdrawal'],
  ])
})

test('a verified member is checked again, another one for the first time', async () => {
  await show()
  expect(screen.getByRole('link', { name: /휴대폰 번호/ }).getAttribute('href')).toBe('/identity?again')
  cleanup()
  await show({ level: 'K102' })
  expect(screen.getByRole('link', { name: /휴대폰 번호/ }).getAttribute('href')).toBe('/identity')
  expect(screen.getByRole('link', { name: /생일/ }).textContent).toContain('등록하지 않음')
})

test('D80 the change of a password is offered to an account with one, and a screen without an address is not', async () => {
  await show({ methods: ['phone', 'google'] })
  expect(screen.queryByRole('link', { name: '비밀번호 변경' })).toBeNull()
  cleanup()
  await show({}, { hrefOf: (page) => (page === 'password' ? '/password' : undefined) })
  expect(rows()).toEqual([['비밀번호 변경', '/password']])
})

test('the wallet is linked or unlinked where the page can do that', async () => {
  const onWalletLink = vi.fn()
  const onWalletUnlink = vi.fn()
  await show({}, { onWalletLink, onWalletUnlink })
  await userEvent.click(screen.getByRole('button', { name: /지갑 연결 해제.*0x7a3e…c41F/ }))
  expect([onWalletLink.mock.calls.length, onWalletUnlink.mock.calls.length]).toEqual([0, 1])
  cleanup()
  await show({ walletLinked: false }, { onWalletLink })
  await userEvent.click(screen.getByRole('button', { name: '지갑 연결하기' }))
  expect(onWalletLink).toHaveBeenCalledOnce()
  cleanup()
  await show()
  expect(screen.queryByRole('button')).toBeNull()
})

test('S7.41 a changed consent is told with its day', async () => {
  await show()
  await userEvent.click(screen.getByRole('switch', { name: '문자로 소식 받기' }))
  await waitFor(() =>
    expect(document.body.textContent).toMatch(
      /\d{4}\.\d\d\.\d\d\(.\), 이메일 소식은 받고 문자 소식은 받아요\./,
    ),
  )
})
