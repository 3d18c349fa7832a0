import { describe, expect, test } from 'vitest'
import { NOON, refuse, testKit } from '../testing/index.ts'
import {
  requestPasswordCodeEndpoint,
  requestSignUpCodeEndpoint,
  resetPasswordEndpoint,
} from './auth.mail.endpoints.ts'
import { requestPasswordCode, requestSignUpCode, resetPassword } from './auth.mail.ts'

const userId = 'fan@example.com'
const password = 'Moonn1ght#'

describe('requestPasswordCode', () => {
  test('D82 POST /auth/password/code returns when the code expires', async () => {
    const { fandeck, server } = testKit()
    const times = { expiresAt: NOON + 600_000, resendAt: NOON + 60_000 }
    server.answer(requestPasswordCodeEndpoint, times)
    expect(await requestPasswordCode(fandeck, { userId })).toEqual(times)
    expect(server.requests[0]).toMatchObject({ path: '/auth/password/code', body: { mbr_id: userId } })
  })

  test('refuses what is no email address before any request', async () => {
    const { fandeck, server } = testKit()
    await expect(requestPasswordCode(fandeck, { userId: 'fan' })).rejects.toMatchObject({
      code: 'auth/bad-user-id',
    })
    expect(server.requests).toEqual([])
  })

  test.each([
    ['TOO_SOON', 'auth/too-soon'],
    ['TOO_MANY_TRIES', 'auth/too-many-tries'],
  ])('refused as %s fails with %s', async (serverCode, code) => {
    const { fandeck, server } = testKit()
    server.answer(requestPasswordCodeEndpoint, () => refuse(429, '안 돼요.', serverCode))
    await expect(requestPasswordCode(fandeck, { userId })).rejects.toMatchObject({ code })
  })
})

describe('requestSignUpCode', () => {
  test('D82 POST /auth/join/code returns when the code expires', async () => {
    const { fandeck, server } = testKit()
    const times = { expiresAt: NOON + 600_000, resendAt: NOON + 60_000 }
    server.answer(requestSignUpCodeEndpoint, times)
    expect(await requestSignUpCode(fandeck, { userId })).toEqual(times)
    expect(server.requests[0]).toMatchObject({ path: '/auth/join/code', body: { mbr_id: userId } })
  })

  test('refuses what is no email address before any request', async () => {
    const { fandeck, server } = testKit()
    await expect(requestSignUpCode(fandeck, { userId: 'fan' })).rejects.toMatchObject({
      code: 'auth/bad-user-id',
    })
    expect(server.requests).toEqual([])
  })
})

describe('resetPassword', () => {
  test('D82 POST /auth/password/reset sends the code and the new password', async () => {
    const { fandeck, server } = testKit()
    server.answer(resetPasswordEndpoint, undefined)
    await resetPassword(fandeck, { userId, code: '481902', password })
    expect(server.requests[0]?.body).toEqual({ mbr_id: userId, auth_num: '481902', pwd: password })
  })

  test('refuses a password that breaks the rules before any request', async () => {
    const { fandeck, server } = testKit()
    const weak = resetPassword(fandeck, { userId, code: '481902', password: 'moon' })
    await expect(weak).rejects.toMatchObject({ code: 'auth/weak-password' })
    expect(server.requests).toEqual([])
  })

  test.each([
    ['WEAK_PASSWORD', 'auth/weak-password'],
    ['WRONG_CODE', 'auth/wrong-code'],
    ['CODE_EXPIRED', 'auth/code-expired'],
    ['TOO_MANY_TRIES', 'auth/too-many-tries'],
  ])('refused as %s fails with %s', async (serverCode, code) => {
    const { fandeck, server } = testKit()
    server.answer(resetPasswordEndpoint, () => refuse(400, '안 돼요.', serverCode))
    await expect(resetPassword(fandeck, { userId, code: '481902', password })).rejects.toMatchObject({ code })
  })
})
