import { isFandeckError } from '@fandeck/sdk'
import { changePassword, checkCurrentPassword } from '@fandeck/sdk/account'
import { requestSignUpCode, type SignUpOptions, signIn, signUp } from '@fandeck/sdk/auth'
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { NOON, type TestBackend, testBackend } from '../../test/backend.ts'
import { mailedCode, sdkOn, signUpByMail } from '../../test/sdk.ts'
import { terms, termsAgreements } from '../content/tables.ts'
import { hashPassword } from '../limits/hashing.ts'
import { beginSession } from './families.ts'
import { changeOwnPassword } from './password.ts'
import { userById } from './store.ts'

let fans = 0
let fan: Omit<SignUpOptions, 'code'> = {
  userId: '',
  password: 'Sunset#2025',
  agreed: ['service', 'privacy', 'marketing'],
}
const byEmail = () => ({ provider: 'password', userId: fan.userId, password: fan.password }) as const

let it: TestBackend
beforeAll(async () => {
  it = await testBackend()
  const version = { title: '약관', version: '1.0', content: '하나', required: true, startAt: NOON - 1 }
  const divs = (['service', 'privacy', 'marketing'] as const).map((kind, at) => ({
    ...version,
    kind,
    termsId: at + 1,
  }))
  await it.backend.db.insert(terms).values(divs)
})
afterAll(async () => {
  expect(it.errors).toEqual([])
  await it.close()
})
// Each test has its own agreements table and address.
beforeEach(async () => {
  await it.backend.db.delete(termsAgreements)
  fan = { ...fan, userId: `Red.Fan${++fans}@example.com` }
})

async function code(call: Promise<unknown>): Promise<string> {
  const thrown = await call.then(
    () => undefined,
    (error: unknown) => error,
  )
  return isFandeckError(thrown) ? thrown.code : String(thrown)
}

const post = (body: object) =>
  it.fetch('http://api.localhost/auth/join', {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify(body),
  })

describe('sign-up by email', () => {
  test('S1.5 D3b creates an account of type B that signs in, with its address in any case', async () => {
    const fandeck = sdkOn(it)
    await signUpByMail(it, fandeck, fan)
    const { user } = await signIn(fandeck, byEmail())
    expect(user).toMatchObject({ memberId: fan.userId.toLowerCase(), loginType: 'email', level: 'K103' })
    const answers = await it.backend.db.select().from(termsAgreements)
    expect(answers.map(({ kind, agreed }) => [kind, agreed]).sort()).toEqual([
      ['marketing', true],
      ['privacy', true],
      ['service', true],
    ])
  })

  test('records that marketing was declined', async () => {
    await signUpByMail(it, sdkOn(it), { ...fan, agreed: ['privacy', 'service'] })
    const answers = await it.backend.db.select().from(termsAgreements)
    expect(answers.find(({ kind }) => kind === 'marketing')?.agreed).toBe(false)
  })

  test('of two concurrent sign-ups with one code, in any case of the address, one succeeds', async () => {
    await requestSignUpCode(sdkOn(it), fan)
    const mailed = await mailedCode(it, fan.userId)
    const tries = await Promise.all(
      [fan.userId, fan.userId.toLowerCase()].map((userId) =>
        code(signUp(sdkOn(it), { ...fan, userId, code: mailed })),
      ),
    )
    expect(tries.sort()).toEqual(['auth/code-expired', 'undefined'])
  })

  test('refuses an address whose account appeared after the code was mailed', async () => {
    await requestSignUpCode(sdkOn(it), fan)
    const mailed = await mailedCode(it, fan.userId)
    await it.member({ memberId: fan.userId.toLowerCase(), loginType: 'email', level: 'K103' })
    expect(await code(signUp(sdkOn(it), { ...fan, code: mailed }))).toBe('auth/user-id-taken')
  })

  test('D82 needs the code that was mailed to the address', async () => {
    await requestSignUpCode(sdkOn(it), fan)
    const mailed = await mailedCode(it, fan.userId)
    const wrong = mailed === '000000' ? '000001' : '000000'
    expect(await code(signUp(sdkOn(it), { ...fan, code: wrong }))).toBe('auth/wrong-code')
    const another = { ...fan, userId: `other.${fan.userId}`, code: mailed }
    expect(await code(signUp(sdkOn(it), another))).toBe('auth/code-expired')
    await signUp(sdkOn(it), { ...fan, code: mailed })
  })

  test('D82 a code for a taken address gets the same reply, and its owner a mail without a code', async () => {
    await it.member({ memberId: fan.userId.toLowerCase(), loginType: 'email', level: 'K103' })
    const unknown = await requestSignUpCode(sdkOn(it), { userId: `new.${fan.userId}` })
    expect(await requestSignUpCode(sdkOn(it), fan)).toEqual(unknown)
    await expect(mailedCode(it, fan.userId)).rejects.toThrow('no code')
  })

  test.each([
    [{ mbr_id: 'fan' }, 'BAD_USER_ID'],
    [{ pwd: 'sunset' }, 'WEAK_PASSWORD'],
    [{ mbr_id: 'red.fan@example.com', pwd: 'Red.Fan#2025' }, 'WEAK_PASSWORD'],
    [{ agreed_terms: ['S', 'M'] }, 'TERMS_REQUIRED'],
  ])('S5.1 S5.5 validates %o itself, independent of the client', async (change, refusal) => {
    const reply = await post({
      mbr_id: fan.userId,
      auth_num: '123456',
      pwd: fan.password,
      agreed_terms: ['S', 'P'],
      ...change,
    })
    expect(reply.status).toBe(400)
    expect(await reply.json()).toMatchObject({ code: refusal })
  })
})

describe('a legacy id', () => {
  test('S1.5 of type L signs in, and its letters do not open an email account', async () => {
    const passwordHash = await hashPassword('Fandeck#2025')
    await it.member({ memberId: 'sunset77', loginType: 'legacy', level: 'K103', passwordHash })
    const fandeck = sdkOn(it)
    const older = { provider: 'password', userId: 'sunset77', password: 'Fandeck#2025' } as const
    const { user } = await signIn(fandeck, { ...older, loginType: 'legacy' })
    expect(user).toMatchObject({ memberId: 'sunset77', loginType: 'legacy' })
    expect(fandeck.session.getState().loginType).toBe('legacy')
    expect(await code(signIn(sdkOn(it), { ...older, loginType: 'email' }))).toBe('auth/credentials')
  })
})

describe('the password of a member', () => {
  test('S7.36 S7.37 is checked, then changed; the old one stops working', async () => {
    const fandeck = sdkOn(it)
    await signUpByMail(it, fandeck, fan)
    await signIn(fandeck, byEmail())
    const wrong = { error: expect.stringContaining('현재 비밀번호'), code: 'account/wrong-password' }
    expect(await checkCurrentPassword(fandeck, { current: 'Wrong#2025' })).toEqual(wrong)
    expect(await checkCurrentPassword(fandeck, { current: fan.password })).toEqual({ data: undefined })
    const change = (next: string, current: string = fan.password) =>
      changePassword(fandeck, { current, next })
    expect(await change('Sunrise#2026', 'Wrong#2025')).toEqual(wrong)
    expect(await change('sunrise')).toMatchObject({ code: 'account/weak-password' })
    expect(await change('Sunrise#2026')).toEqual({ data: { endedSessions: 0 } })
    expect(await code(signIn(sdkOn(it), byEmail()))).toBe('auth/credentials')
    await signIn(sdkOn(it), { ...byEmail(), password: 'Sunrise#2026' })
  })

  test('S7.36 a change ends the sessions of other devices, but neither the caller’s nor those of other members', async () => {
    await signUpByMail(it, sdkOn(it), fan)
    const [caller, phone, tablet] = [sdkOn(it), sdkOn(it), sdkOn(it)]
    for (const device of [caller, phone, tablet]) await signIn(device, byEmail())
    const otherMember = sdkOn(it)
    const userId = 'otherMember@example.com'
    await signUpByMail(it, otherMember, { ...fan, userId })
    await signIn(otherMember, { ...byEmail(), userId })
    // The session keeps its id through rotations.
    await caller.session.refresh()
    const given = { current: fan.password, next: 'Sunrise#2026' }
    expect(await changePassword(caller, { ...given, current: 'Wrong#2025' })).toHaveProperty('error')
    await phone.session.refresh()
    expect(await changePassword(caller, given)).toEqual({ data: { endedSessions: 2 } })
    for (const device of [phone, tablet]) {
      expect(await code(device.session.refresh())).toBe('session/refused')
      expect(device.session.getState()).toMatchObject({ loggedIn: false, error: { code: 'session/refused' } })
    }
    for (const device of [caller, otherMember]) await device.session.refresh()
    expect(await changePassword(caller, { current: given.next, next: 'Evening#2027' })).toEqual({
      data: { endedSessions: 0 },
    })
  })

  test('S7.36 a login with the old password, concurrent with the change, gets no session', async () => {
    const passwordHash = await hashPassword('Sunset#2025')
    const { id, familyId } = await it.member({
      memberId: fan.userId,
      loginType: 'email',
      level: 'K103',
      passwordHash,
    })
    const before = await userById(it.backend.db, id)
    if (!before) throw new Error('no member')
    await changeOwnPassword(it.backend, { userId: id, familyId }, 'Sunset#2025', 'Sunrise#2026')
    await expect(beginSession(it.backend, before)).rejects.toMatchObject({ status: '2009' })
  })

  test('S7.37 is not checked for five minutes after five wrong attempts', async () => {
    const fandeck = sdkOn(it)
    await signUpByMail(it, fandeck, fan)
    await signIn(fandeck, byEmail())
    for (let n = 1; n <= 4; n++) await checkCurrentPassword(fandeck, { current: 'x' })
    const locked = { code: 'account/locked' }
    expect(await checkCurrentPassword(fandeck, { current: 'x' })).toMatchObject(locked)
    expect(await checkCurrentPassword(fandeck, { current: fan.password })).toMatchObject(locked)
  })
})
