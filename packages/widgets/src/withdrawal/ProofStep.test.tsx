import { FandeckProvider } from '@fandeck/react'
import type { Member } from '@fandeck/sdk/account'
import { testKit } from '@fandeck/sdk/testing'
import { requestWithdrawalMailEndpoint } from '@fandeck/sdk/wire'
import { cleanup, render, screen, waitFor } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { afterEach, expect, test, vi } from 'vitest'
import { ProofStep } from './ProofStep.tsx'

afterEach(cleanup)

const MINUTE = 60_000
const MEMBER: Member = {
  memberId: 'fan@example.com',
  nickname: '달빛',
  accountType: 'email',
  level: 'K103',
  totalPoint: 0,
  adEmail: false,
  adSms: false,
  walletLinked: false,
}

const press = (name: string) => userEvent.click(screen.getByRole('button', { name }))
const field = (label: string) => screen.getByLabelText<HTMLInputElement>(label)
const type = (label: string, words: string) => userEvent.type(field(label), words)

test.each([
  '인증번호가 만료됐어요. 다시 받아 주세요.',
  '인증번호가 맞지 않아요. 다시 확인해 주세요.',
  '인증번호를 너무 많이 틀렸어요. 인증번호를 다시 받아 주세요.',
])('S7.52 a refused code (%s) is told at its field, and what was typed stays', async (sentence) => {
  const { fandeck, server } = testKit({ loggedIn: true })
  const now = fandeck.clock.now()
  server.answer(requestWithdrawalMailEndpoint, { expiresAt: now + 10 * MINUTE, resendAt: now + MINUTE })
  const onWithdraw = vi.fn()
  const step = (refused?: string) => (
    <FandeckProvider fandeck={fandeck}>
      <ProofStep
        allow={[]}
        member={MEMBER}
        proofs={['email']}
        identity={undefined}
        pending={false}
        error={null}
        refused={refused}
        onEdit={() => {}}
        onWithdraw={onWithdraw}
      />
    </FandeckProvider>
  )
  const { rerender } = render(step())
  await press('메일로 인증번호 받기')
  await screen.findByLabelText('인증번호 6자리')
  await type('인증번호 6자리', '481902')
  await type('확인 문구', '탈퇴할게요')
  await press('탈퇴하기')
  await waitFor(() => expect(onWithdraw).toHaveBeenCalledExactlyOnceWith({ code: '481902' }))
  rerender(step(sentence))
  expect(field('인증번호 6자리').getAttribute('aria-invalid')).toBe('true')
  expect(screen.queryAllByRole('alert').map(({ textContent }) => textContent)).toEqual([sentence])
  expect([field('인증번호 6자리').value, field('확인 문구').value]).toEqual(['481902', '탈퇴할게요'])
})
