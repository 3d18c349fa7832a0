import { describe, expect, test } from 'vitest'
import { nothing } from '../http/wire.ts'
import { ok, refuse, sessionInvalid } from '../testing/fake-server.ts'
import { testKit } from '../testing/test-kit.ts'
import { changePassword, checkCurrentPassword } from './account.password.ts'
import { PasswordReply } from './account.schema.ts'

describe('a change of the password', () => {
  test('S7.36 POST /mypage/password', async () => {
    const { fandeck, server } = testKit({ loggedIn: true })
    const told: unknown[] = []
    fandeck.on('account:password-changed', (change) => told.push(change))
    server.on('POST /mypage/password', () => ok(PasswordReply, { endedSessions: 2 }))
    expect(await changePassword(fandeck, { current: 'Old#2025', next: 'New#2025' })).toEqual({
      data: { endedSessions: 2 },
    })
    expect(told).toEqual([{ endedSessions: 2 }])
    expect(server.requests[0]?.body).toEqual({ curr_pwd: 'Old#2025', new_pwd: 'New#2025' })
    expect(server.requests[0]?.headers.has('authorization')).toBe(true)
  })

  test('S7.36 accepts a reply without a session count and emits nothing after a refusal', async () => {
    const { fandeck, server } = testKit({ loggedIn: true })
    const told: unknown[] = []
    fandeck.on('account:password-changed', (change) => told.push(change))
    const given = { current: 'Old#2025', next: 'weak' }
    server.on('POST /mypage/password', () => refuse(400, '다시 정해 주세요.', 'WEAK_PASSWORD'))
    expect(await changePassword(fandeck, given)).toMatchObject({ code: 'account/weak-password' })
    expect(told).toEqual([])
    server.on('POST /mypage/password', () => ok(nothing, undefined))
    expect(await changePassword(fandeck, given)).toEqual({ data: { endedSessions: undefined } })
    expect(told).toHaveLength(1)
  })

  test('S7.37 POST /mypage/password/validate', async () => {
    const { fandeck, server } = testKit({ loggedIn: true })
    server.on('POST /mypage/password/validate', () => ok(nothing, undefined))
    expect(await checkCurrentPassword(fandeck, { current: 'Old#2025' })).toEqual({ data: undefined })
    expect(server.requests[0]?.body).toEqual({ curr_pwd: 'Old#2025' })
  })

  test('S8.7 D64 a refusal is the sentence of the server, with its code', async () => {
    const { fandeck, server } = testKit({ loggedIn: true })
    server.on('POST /mypage/password/validate', () =>
      refuse(400, '비밀번호가 맞지 않아요.', 'WRONG_PASSWORD'),
    )
    expect(await checkCurrentPassword(fandeck, { current: 'x' })).toEqual({
      error: '비밀번호가 맞지 않아요.',
      code: 'account/wrong-password',
    })
  })

  test('D64 an outage and an ended session throw', async () => {
    const { fandeck, server } = testKit({ loggedIn: true })
    server.on('POST /mypage/password/validate', () => refuse(503, '잠시 후', 'OUTAGE'))
    await expect(checkCurrentPassword(fandeck, { current: 'x' })).rejects.toMatchObject({ status: 503 })
    server.on('POST /mypage/password/validate', sessionInvalid)
    await expect(checkCurrentPassword(fandeck, { current: 'x' })).rejects.toMatchObject({
      code: 'session/invalid',
    })
    await expect(checkCurrentPassword(testKit().fandeck, { current: 'x' })).rejects.toMatchObject({
      code: 'session/no-session',
    })
  })
})
