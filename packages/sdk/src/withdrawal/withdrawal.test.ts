import { describe, expect, test, vi } from 'vitest'
import * as z from 'zod/mini'
import { refuse } from '../testing/fake-server.ts'
import { NOON } from '../testing/fixtures.ts'
import { testKit } from '../testing/test-kit.ts'
import {
  getWithdrawalEndpoint,
  requestWithdrawalMailEndpoint,
  requestWithdrawalSmsEndpoint,
  withdrawAllEndpoint,
  withdrawEndpoint,
} from './withdrawal.endpoints.ts'
import { type Withdrawal, WithdrawalProofBody, WithdrawalReply } from './withdrawal.schema.ts'
import { getWithdrawal, requestWithdrawalCode, withdraw } from './withdrawal.ts'

const WITHDRAWAL: Withdrawal = {
  cards: 12,
  benefits: 1,
  totalPoint: 3400,
  walletLinked: true,
  orders: [{ orderId: 'fd-1', title: '시즌 팩', state: 'shipping' }],
  proofs: ['identity', 'sms', 'email'],
}
const SENT = { expiresAt: NOON + 600_000, resendAt: NOON + 60_000 }

function member() {
  const kit = testKit({ loggedIn: true })
  const withdrawn = vi.fn()
  kit.fandeck.on('withdrawal:withdrawn', withdrawn)
  return { ...kit, withdrawn }
}

test('S7.55 what will be lost is read by its wire names', async () => {
  const { fandeck, server } = member()
  server.answer(getWithdrawalEndpoint, WITHDRAWAL)
  expect(await getWithdrawal(fandeck)).toEqual(WITHDRAWAL)
  expect(server.requests[0]).toMatchObject({ method: 'GET', path: '/mypage/nft/withdrawal' })
  expect(z.encode(WithdrawalReply, WITHDRAWAL)).toEqual({
    card_cnt: 12,
    claim_cnt: 1,
    total_point: 3400,
    wallet_cnct: 'Y',
    order_list: [{ order_id: 'fd-1', title: '시즌 팩', order_state: 'S' }],
    proof_list: ['I', 'S', 'E'],
  })
})

describe('a code', () => {
  test('S7.53 S7.54 is requested for a phone or an address', async () => {
    const { fandeck, server } = member()
    server.answer(requestWithdrawalSmsEndpoint, SENT)
    server.answer(requestWithdrawalMailEndpoint, SENT)
    expect(await requestWithdrawalCode(fandeck, { phone: '01024814821' })).toEqual({ data: SENT })
    expect(await requestWithdrawalCode(fandeck, { userId: 'fan@example.com' })).toEqual({ data: SENT })
    expect(server.requests.map(({ path, body }) => [path, body])).toEqual([
      ['/mypage/withdrawal/sms', { phone: '01024814821' }],
      ['/mypage/withdrawal/email', { mbr_id: 'fan@example.com' }],
    ])
  })

  test('S8.7 D64 resolves a refusal', async () => {
    const { fandeck, server } = member()
    server.answer(requestWithdrawalSmsEndpoint, () => refuse(400, '등록된 번호가 아니에요.', 'NOT_ON_FILE'))
    expect(await requestWithdrawalCode(fandeck, { phone: '01011112222' })).toEqual({
      error: '등록된 번호가 아니에요.',
      code: 'withdrawal/not-on-file',
    })
  })
})

describe('a withdrawal', () => {
  test('S7.51 sends the identity check, and ends the session', async () => {
    const { fandeck, server, withdrawn } = member()
    server.answer(withdrawEndpoint, undefined)
    expect(await withdraw(fandeck, { verificationId: 'imp_1' })).toEqual({ data: undefined })
    expect(server.requests[0]).toMatchObject({
      method: 'POST',
      path: '/mypage/withdrawal',
      body: { imp_uid: 'imp_1' },
    })
    expect(fandeck.session.getState()).toMatchObject({ loggedIn: false, error: undefined })
    expect(withdrawn).toHaveBeenCalledExactlyOnceWith({})
  })

  test('S7.52 sends a code to the second address, whose body may have either', async () => {
    const { fandeck, server } = member()
    server.answer(withdrawAllEndpoint, undefined)
    expect(await withdraw(fandeck, { code: '481902' })).toEqual({ data: undefined })
    expect(server.requests[0]).toMatchObject({
      path: '/mypage/withdrawal/all',
      body: { auth_num: '481902' },
    })
    expect(z.encode(WithdrawalProofBody, { verificationId: 'imp_1' })).toEqual({ imp_uid: 'imp_1' })
    await expect(withdraw(member().fandeck, { code: '48190' })).rejects.toMatchObject({
      code: 'http/bad-request',
    })
  })

  test.each([
    ['IDENTITY_MISMATCH', 'withdrawal/identity-mismatch'],
    ['WRONG_CODE', 'withdrawal/wrong-code'],
    ['CODE_EXPIRED', 'withdrawal/code-expired'],
    ['TOO_MANY_TRIES', 'withdrawal/locked'],
  ])('S8.7 D64 a refusal with %s keeps the session', async (wire, code) => {
    const { fandeck, server, withdrawn } = member()
    server.answer(withdrawAllEndpoint, () => refuse(400, '다시 확인해 주세요.', wire))
    expect(await withdraw(fandeck, { code: '481902' })).toEqual({ error: '다시 확인해 주세요.', code })
    expect(fandeck.session.getState().loggedIn).toBe(true)
    expect(withdrawn).not.toHaveBeenCalled()
  })

  test('S7.51 a lost answer keeps the session, so that it can be sent again', async () => {
    const { fandeck, server } = member()
    server.on('POST /mypage/withdrawal', () => Response.error())
    await expect(withdraw(fandeck, { verificationId: 'imp_1' })).rejects.toMatchObject({
      code: 'http/network',
    })
    server.answer(withdrawEndpoint, undefined)
    expect(await withdraw(fandeck, { verificationId: 'imp_1' })).toEqual({ data: undefined })
  })
})

test('S7.51 S7.52 S7.53 S7.54 S7.55 need a session', async () => {
  const { fandeck, server } = testKit()
  const calls = [
    getWithdrawal(fandeck),
    requestWithdrawalCode(fandeck, { phone: '01024814821' }),
    requestWithdrawalCode(fandeck, { userId: 'fan@example.com' }),
    withdraw(fandeck, { verificationId: 'imp_1' }),
    withdraw(fandeck, { code: '481902' }),
  ]
  for (const call of calls) await expect(call).rejects.toMatchObject({ code: 'session/no-session' })
  expect(server.requests).toEqual([])
})
