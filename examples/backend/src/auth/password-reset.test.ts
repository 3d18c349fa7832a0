import { requestPasswordCode, resetPassword, signIn } from '@fandeck/sdk/auth'
import { afterEach, beforeEach, describe, expect, test } from 'vitest'
import { NOON, type TestBackend, testBackend } from '../../test/backend.ts'
import { mailedCode, sdkOn } from '../../test/sdk.ts'
import { hashPassword } from '../limits/hashing.ts'
import { newestMails } from '../mail/outgoing.ts'
import { tokenFamilies } from './tables.ts'

const MINUTE = 60_000
const userId = 'moonlight@example.com'
const old = 'Fandeck#2025'
const password = 'Moonn1ght#'
const wrong = (code: string) => (code === '000000' ? '000001' : '000000')

let it: TestBackend
beforeEach(async () => {
  it = await testBackend()
  const passwordHash = await hashPassword(old)
  await it.member({ memberId: userId, loginType: 'email', level: 'K103', passwordHash })
})
afterEach(async () => {
  expect(it.errors).toEqual([])
  await it.close()
})

const mailed = () => mailedCode(it, userId)
const ask = (id = userId) => requestPasswordCode(sdkOn(it), { userId: id })
const reset = (code: string, next = password) => resetPassword(sdkOn(it), { userId, code, password: next })
const enter = (secret: string) =>
  signIn(sdkOn(it), { provider: 'password', userId, password: secret, loginType: 'email' })

describe('a code by e-mail (D82)', () => {
  test('has six digits, is valid for ten minutes, and can be requested again after a minute', async () => {
    expect(await ask()).toEqual({ expiresAt: NOON + 10 * MINUTE, resendAt: NOON + MINUTE })
    expect(await mailed()).toMatch(/^\d{6}$/)
    await expect(ask()).rejects.toMatchObject({ code: 'auth/too-soon', details: { resendAt: NOON + MINUTE } })
    it.clock.advance(MINUTE)
    await ask()
    expect(await newestMails(it.backend.db)).toHaveLength(2)
  })

  test('gets the same replies for an address without an account, which gets no mail', async () => {
    const nobody = 'nobody@example.com'
    expect(await ask(nobody)).toEqual(await ask())
    await expect(ask(nobody)).rejects.toMatchObject({ code: 'auth/too-soon' })
    expect((await newestMails(it.backend.db)).map(({ recipient }) => recipient)).toEqual([userId])
  })

  test('is sent at most five times an hour to one account', async () => {
    for (let sent = 0; sent < 5; sent++) {
      await ask()
      it.clock.advance(MINUTE)
    }
    await expect(ask()).rejects.toMatchObject({ code: 'auth/too-many-tries' })
    it.clock.advance(60 * MINUTE)
    await ask()
  })
})

describe('a reset (D82)', () => {
  test('replaces the password, ends all sessions and lifts the lock of the account', async () => {
    await enter(old)
    for (let n = 0; n < 5; n++) await enter('Wrong#2025').catch(() => {})
    await ask()
    await reset(await mailed())
    await expect(enter(old)).rejects.toMatchObject({ code: 'auth/credentials' })
    expect((await enter(password)).user.memberId).toBe(userId)
    const families = await it.backend.db.select().from(tokenFamilies)
    expect(families.map(({ revokedAt }) => revokedAt !== null)).toEqual([true, true, false])
  })

  test('uses a code once', async () => {
    await ask()
    const code = await mailed()
    const results = await Promise.allSettled([reset(code), reset(code, 'Sunset#2026')])
    expect(results.map(({ status }) => status).toSorted()).toEqual(['fulfilled', 'rejected'])
    await expect(reset(code)).rejects.toMatchObject({ code: 'auth/code-expired' })
  })

  test('accepts five wrong codes, then not even the right one', async () => {
    await ask()
    const code = await mailed()
    for (let n = 0; n < 4; n++) {
      await expect(reset(wrong(code))).rejects.toMatchObject({ code: 'auth/wrong-code' })
    }
    await expect(reset(wrong(code))).rejects.toMatchObject({ code: 'auth/too-many-tries' })
    await expect(reset(code)).rejects.toMatchObject({ code: 'auth/too-many-tries' })
    it.clock.advance(MINUTE)
    await ask()
    await reset(await mailed())
  })

  test('refuses an expired code, and keeps the code after a weak password', async () => {
    await ask()
    const code = await mailed()
    const weak = await it.fetch('http://api.localhost/auth/password/reset', {
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      body: JSON.stringify({ mbr_id: userId, auth_num: code, pwd: 'short' }),
    })
    expect([weak.status, await weak.json()]).toMatchObject([400, { code: 'WEAK_PASSWORD' }])
    it.clock.advance(10 * MINUTE - 1)
    await reset(code)
    it.clock.advance(MINUTE)
    await ask()
    const late = await mailed()
    it.clock.advance(10 * MINUTE)
    await expect(reset(late)).rejects.toMatchObject({ code: 'auth/code-expired' })
  })

  test('of an address without an account never succeeds', async () => {
    const nobody = 'nobody@example.com'
    await ask(nobody)
    const guess = resetPassword(sdkOn(it), { userId: nobody, code: '123456', password })
    await expect(guess).rejects.toMatchObject({ code: 'auth/wrong-code' })
  })
})
