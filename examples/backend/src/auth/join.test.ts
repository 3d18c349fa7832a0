import {
  changePassword,
  checkCurrentPassword,
  isFandeckError,
  type JoinOptions,
  join,
  signIn,
} from '@fandeck/sdk'
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { NOON, type TestBackend, testBackend } from '../../test/backend.ts'
import { sdkOn } from '../../test/sdk.ts'
import { terms, termsAgreements } from '../content/tables.ts'
import { hashPassword } from './password.ts'

let fans = 0
let fan: JoinOptions = { userId: '', password: 'Sunset#2025', agreed: ['S', 'P', 'M'] }
const byEmail = () => ({ provider: 'password', userId: fan.userId, password: fan.password }) as const

let it: TestBackend
beforeAll(async () => {
  it = await testBackend()
  const version = { title: '약관', version: '1.0', content: '하나', required: true, startAt: NOON - 1 }
  const divs = (['S', 'P', 'M'] as const).map((div, at) => ({ ...version, div, termsId: at + 1 }))
  await it.backend.db.insert(terms).values(divs)
})
afterAll(async () => {
  expect(it.errors).toEqual([])
  await it.close()
})
// Each test has the tables of agreements and an address to itself.
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
  test('S1.5 D3b makes an account of type B that logs in, in any case of its address', async () => {
    const fandeck = sdkOn(it)
    await join(fandeck, fan)
    const { user } = await signIn(fandeck, byEmail())
    expect(user).toMatchObject({ mbrId: fan.userId.toLowerCase(), loginType: 'B', level: 'K103' })
    const answers = await it.backend.db.select().from(termsAgreements)
    expect(answers.map(({ div, agreed }) => [div, agreed]).sort()).toEqual([
      ['M', true],
      ['P', true],
      ['S', true],
    ])
  })

  test('keeps that marketing was not agreed to', async () => {
    await join(sdkOn(it), { ...fan, agreed: ['P', 'S'] })
    const answers = await it.backend.db.select().from(termsAgreements)
    expect(answers.find(({ div }) => div === 'M')?.agreed).toBe(false)
  })

  test('refuses an address that is taken, whatever its case, also when two come at once', async () => {
    const tries = await Promise.all(
      [fan.userId, fan.userId.toLowerCase()].map((userId) => code(join(sdkOn(it), { ...fan, userId }))),
    )
    expect(tries.sort()).toEqual(['auth/user-id-taken', 'undefined'])
  })

  test.each([
    [{ mbr_id: 'fan' }, 'BAD_USER_ID'],
    [{ pwd: 'sunset' }, 'WEAK_PASSWORD'],
    [{ mbr_id: 'red.fan@example.com', pwd: 'Red.Fan#2025' }, 'WEAK_PASSWORD'],
    [{ agreed_terms: ['S', 'M'] }, 'TERMS_REQUIRED'],
  ])('S5.1 S5.5 checks %o itself, whatever the client does', async (change, refusal) => {
    const reply = await post({ mbr_id: fan.userId, pwd: fan.password, agreed_terms: ['S', 'P'], ...change })
    expect(reply.status).toBe(400)
    expect(await reply.json()).toMatchObject({ code: refusal })
  })
})

describe('an older id', () => {
  test('S1.5 of type L logs in, and its letters do not open an email account', async () => {
    const passwordHash = await hashPassword('Fandeck#2025')
    await it.member({ mbrId: 'sunset77', loginType: 'L', level: 'K103', passwordHash })
    const fandeck = sdkOn(it)
    const older = { provider: 'password', userId: 'sunset77', password: 'Fandeck#2025' } as const
    const { user } = await signIn(fandeck, { ...older, loginType: 'L' })
    expect(user).toMatchObject({ mbrId: 'sunset77', loginType: 'L' })
    expect(fandeck.session.getState().loginType).toBe('L')
    expect(await code(signIn(sdkOn(it), { ...older, loginType: 'B' }))).toBe('auth/credentials')
  })
})

describe('the password of a member', () => {
  test('S7.36 S7.37 is checked, then changed; the old one opens nothing any more', async () => {
    const fandeck = sdkOn(it)
    await join(fandeck, fan)
    await signIn(fandeck, byEmail())
    const wrong = { error: expect.stringContaining('현재 비밀번호'), code: 'account/wrong-password' }
    expect(await checkCurrentPassword(fandeck, { current: 'Wrong#2025' })).toEqual(wrong)
    expect(await checkCurrentPassword(fandeck, { current: fan.password })).toEqual({ data: undefined })
    const change = (next: string, current: string = fan.password) =>
      changePassword(fandeck, { current, next })
    expect(await change('Sunrise#2026', 'Wrong#2025')).toEqual(wrong)
    expect(await change('sunrise')).toMatchObject({ code: 'account/weak-password' })
    expect(await change('Sunrise#2026')).toEqual({ data: undefined })
    expect(await code(signIn(sdkOn(it), byEmail()))).toBe('auth/credentials')
    await signIn(sdkOn(it), { ...byEmail(), password: 'Sunrise#2026' })
  })

  test('S7.37 is not looked at for five minutes after five wrong ones', async () => {
    const fandeck = sdkOn(it)
    await join(fandeck, fan)
    await signIn(fandeck, byEmail())
    for (let n = 1; n <= 4; n++) await checkCurrentPassword(fandeck, { current: 'x' })
    const locked = { code: 'account/locked' }
    expect(await checkCurrentPassword(fandeck, { current: 'x' })).toMatchObject(locked)
    expect(await checkCurrentPassword(fandeck, { current: fan.password })).toMatchObject(locked)
  })
})
