import { afterEach, beforeEach, describe, expect, it } from 'vitest'
import { NOON } from '../../test/backend.ts'
import { type Desk, openDesk } from '../../test/desk-shop.ts'
import { sessionOf } from '../../test/hostile/operators.ts'
import { softPasskey } from '../../test/soft-passkey.ts'
import { actionsOf } from './actions.ts'
import { dropOldShifts, putOperator } from './operators.ts'
import { resetPasskeys } from './passkey-rules.ts'
import { operatorChallenges, operatorPasskeys, operatorSessions } from './tables.ts'
import { removeOperator, replacePassword } from './team.ts'

const FORM = { operator_id: 'doyun', pwd: 'Desk#2025' }
const MINUTE = 60_000
let desk: Desk
beforeEach(async () => {
  desk = await openDesk()
})
afterEach(() => desk.close())

const cookieIn = (reply: Response, name: string) =>
  reply.headers
    .getSetCookie()
    .filter((line) => line.startsWith(`${name}=`))
    .map((line) => line.split(';')[0] ?? '')
    .at(-1) ?? ''
async function optionsOf(
  by = desk.cookie,
  pwd = FORM.pwd,
): Promise<{ challenge: string; excludeCredentials: object[] }> {
  return (await desk.post('/account/passkeys/options', { pwd }, { by })).json()
}
/** Registers a passkey in the session of the desk. */
async function registered(key = softPasskey(), by = desk.cookie, pwd = FORM.pwd) {
  const response = key.register(await optionsOf(by, pwd))
  const reply = await desk.post('/account/passkeys/add', { name: '내 휴대폰', response }, { by })
  expect([reply.status, reply.headers.get('location')]).toEqual([303, '/staff/operations/account'])
  return key
}
/** Enters the password; returns the challenge, and the cookie of the step. */
async function password(form = FORM) {
  const reply = await desk.post('/sign-in', form, { by: '' })
  const [, data = '{}'] = /data-options="([^"]+)"/.exec(await reply.text()) ?? []
  const options: { challenge: string; allowCredentials: object[] } = JSON.parse(
    data.replaceAll('&quot;', '"'),
  )
  return { reply, options, step: cookieIn(reply, 'fandeck_operator_step') }
}
const answer = (response: string, step: string, from?: string) =>
  desk.post('/sign-in/passkey', { response }, { by: step, ...(from && { from }) })
const opens = async (cookie: string) => (await desk.get('/orders', cookie)).status

describe('D99 the second factor', () => {
  it('is asked for after the password once a passkey is registered, and opens a session', async () => {
    expect((await desk.post('/sign-in', FORM, { by: '' })).status).toBe(303)
    const key = await registered()
    const { reply, options, step } = await password()
    expect(reply.status).toBe(200)
    expect(cookieIn(reply, 'fandeck_operator')).toBe('')
    expect(options.allowCredentials).toEqual([{ id: key.id, type: 'public-key', transports: ['internal'] }])
    // The step is no session.
    expect(await opens(step.replace('_step', ''))).toBe(401)
    const done = await answer(key.sign(options), step)
    expect(done.status).toBe(303)
    expect(await opens(cookieIn(done, 'fandeck_operator'))).toBe(200)
    expect((await actionsOf(desk.backend, '내 휴대폰')).map(({ action }) => action)).toEqual(['passkey-add'])
    expect(await desk.db.select().from(operatorPasskeys)).toMatchObject([{ counter: 1, usedAt: NOON }])
  })

  it('is asked for at the desk of a wrong password in no way', async () => {
    await registered()
    const { reply, step } = await password({ ...FORM, pwd: 'wrong' })
    expect([reply.status, step]).toEqual([403, ''])
  })

  it('ends the other sessions when it is registered, and keeps this one', async () => {
    const other = cookieIn(await desk.post('/sign-in', FORM, { by: '' }), 'fandeck_operator')
    expect(await opens(other)).toBe(200)
    await registered()
    expect([await opens(other), await opens(desk.cookie)]).toEqual([401, 200])
  })

  it.each<[string, Parameters<ReturnType<typeof softPasskey>['sign']>[1]]>([
    ['another origin', { origin: 'https://api.localhost.evil.example' }],
    ['another party', { rpId: 'evil.example' }],
    ['another challenge', { challenge: 'AAAA' }],
    ['an earlier count', { counter: 5 }],
    ['the same count', { counter: 7 }],
  ])('refuses a signature for %s, and then the right one for the same challenge', async (_, said) => {
    const key = await registered()
    const first = await password()
    await answer(key.sign(first.options, { counter: 7 }), first.step)
    const { options, step } = await password()
    const refused = await answer(key.sign(options, { counter: 8, ...said }), step)
    expect(refused.status).toBe(403)
    expect(await refused.text()).toContain('패스키를 확인하지 못했어요')
    expect(cookieIn(refused, 'fandeck_operator')).toBe('')
    expect((await answer(key.sign(options, { counter: 9 }), step)).status).toBe(403)
    const again = await password()
    expect((await answer(key.sign(again.options, { counter: 10 }), again.step)).status).toBe(303)
  })

  it('refuses a replay, also at the same moment, another browser, and five minutes later', async () => {
    const key = await registered()
    const { options, step } = await password()
    const signed = key.sign(options)
    const both = await Promise.all([answer(signed, step), answer(signed, step)])
    expect(both.map(({ status }) => status).sort()).toEqual([303, 403])
    expect((await answer(signed, step)).status).toBe(403)
    const next = await password()
    expect((await answer(key.sign(next.options), '')).status).toBe(403)
    const late = await password()
    desk.clock.advance(5 * MINUTE)
    expect((await answer(key.sign(late.options), late.step)).status).toBe(403)
    await dropOldShifts(desk.backend)
    expect(await desk.db.$count(operatorChallenges)).toBe(0)
  })

  it('refuses a copy of the key that counts less at the same moment', async () => {
    const key = await registered()
    const [one, two] = [await password(), await password()]
    const replies = await Promise.all([
      answer(key.sign(one.options, { counter: 3 }), one.step),
      answer(key.sign(two.options, { counter: 3 }), two.step),
    ])
    expect(replies.map(({ status }) => status).sort()).toEqual([303, 403])
  })

  it('refuses the passkey of another operator, forms of other pages, and what is no answer', async () => {
    const key = await registered()
    await putOperator(desk.db, { operatorId: 'mina', name: '김민아', password: 'Desk#2026', now: NOON })
    const minas = await registered(softPasskey(), (await sessionOf(desk.backend, 'mina')).cookie, 'Desk#2026')
    const other = await password()
    expect((await answer(minas.sign(other.options), other.step)).status).toBe(403)
    const foreign = await password()
    expect((await answer(key.sign(foreign.options), foreign.step, 'https://evil.example')).status).toBe(403)
    for (const response of ['x', '{}', '[]', 'null', JSON.stringify({ id: key.id })]) {
      const { step } = await password()
      expect((await answer(response, step)).status).toBe(403)
    }
  })

  it('does not begin a session after a removal, another password or a reset between the steps', async () => {
    await putOperator(desk.db, {
      operatorId: 'owner',
      name: '소유자',
      password: 'x',
      role: 'owner',
      now: NOON,
    })
    for (const change of [replacePassword, resetPasskeys, removeOperator]) {
      await putOperator(desk.db, { operatorId: 'doyun', name: '한도윤', password: FORM.pwd, now: NOON })
      const key = await registered(softPasskey(), (await sessionOf(desk.backend, 'doyun')).cookie)
      const { options, step } = await password()
      await change(desk.backend, 'admin', 'doyun')
      expect((await answer(key.sign(options), step)).status).toBe(403)
    }
    expect(await desk.db.$count(operatorPasskeys)).toBe(0)
  })
})

describe('the registration of a passkey', () => {
  it('refuses a replay, another session, another origin and a key that is registered', async () => {
    const key = softPasskey()
    const add = (response: string, by = desk.cookie) =>
      desk.post('/account/passkeys/add', { name: '보안 키', response }, { by })
    expect((await add(key.register(await optionsOf(), { origin: 'https://evil.example' }))).status).toBe(400)
    const options = await optionsOf()
    const response = key.register(options)
    const other = (await sessionOf(desk.backend, 'doyun')).cookie
    expect((await add(response, other)).status).toBe(400)
    expect((await add(response)).status).toBe(303)
    expect((await add(response)).status).toBe(400)
    const next = await optionsOf()
    expect(next.excludeCredentials).toMatchObject([{ id: key.id }])
    expect((await add(key.register(next))).status).toBe(409)
    expect(await desk.db.$count(operatorPasskeys)).toBe(1)
  })

  it('is undone by the operator, and then the password is enough', async () => {
    const key = await registered()
    expect((await desk.post('/account/passkeys/remove', { credential: key.id })).status).toBe(303)
    expect((await desk.post('/sign-in', FORM, { by: '' })).status).toBe(303)
  })

  it('is not undone by another operator', async () => {
    const key = await registered()
    await putOperator(desk.db, { operatorId: 'mina', name: '김민아', password: 'x', now: NOON })
    const { cookie } = await sessionOf(desk.backend, 'mina')
    await desk.post('/account/passkeys/remove', { credential: key.id }, { by: cookie })
    expect(await desk.db.$count(operatorPasskeys)).toBe(1)
  })
})

describe('the rule of the shop', () => {
  const rule = (required: 'yes' | 'no') => desk.post('/operators/passkeys', { required })

  it('opens only the own account without a passkey, at once, and everything with one', async () => {
    await putOperator(desk.db, {
      operatorId: 'mina',
      name: '김민아',
      password: 'Desk#2026',
      role: 'shop',
      now: NOON,
    })
    const { cookie = '' } = await sessionOf(desk.backend, 'mina')
    const first = await rule('yes')
    expect(first.status).toBe(409)
    expect(await first.text()).toContain('내 계정에서 패스키를 먼저 추가해 주세요')
    const key = await registered()
    expect((await rule('yes')).status).toBe(303)
    expect(await opens(desk.cookie)).toBe(200)

    const sent = await desk.fetch('http://api.localhost/staff/operations/orders', {
      headers: { cookie },
      redirect: 'manual',
    })
    expect([sent.status, sent.headers.get('location')]).toEqual([303, '/staff/operations/account'])
    expect((await desk.post('/orders/fd-1/ship', {}, { by: cookie })).status).toBe(403)
    const own = await (await desk.get('/account', cookie)).text()
    expect(own).toContain('패스키가 있어야 운영할 수 있어요')
    // Neither the menu nor the figures of the sale.
    expect(own).not.toContain('<aside')
    await registered(softPasskey(), cookie, 'Desk#2026')
    expect(await opens(cookie)).toBe(200)

    expect((await desk.post('/account/passkeys/remove', { credential: key.id })).status).toBe(409)
    expect((await rule('no')).status).toBe(303)
    expect((await desk.post('/account/passkeys/remove', { credential: key.id })).status).toBe(303)
  })

  it('lets an owner reset the passkeys of one who has lost theirs, who must add another', async () => {
    await putOperator(desk.db, { operatorId: 'mina', name: '김민아', password: 'Desk#2026', now: NOON })
    const { cookie = '' } = await sessionOf(desk.backend, 'mina')
    await registered(softPasskey(), cookie, 'Desk#2026')
    await registered()
    await rule('yes')
    expect((await desk.post('/operators/mina/reset-passkeys', {})).status).toBe(303)
    expect(await opens(cookie)).toBe(401)
    const again = await desk.post('/sign-in', { operator_id: 'mina', pwd: 'Desk#2026' }, { by: '' })
    expect(again.status).toBe(303)
    const { status } = await desk.fetch('http://api.localhost/staff/operations/orders', {
      headers: { cookie: cookieIn(again, 'fandeck_operator') },
      redirect: 'manual',
    })
    expect(status).toBe(303)
    const sessions = await desk.db.select().from(operatorSessions)
    expect(sessions.map(({ byPasskey }) => byPasskey).sort()).toEqual([false, true])
    expect((await actionsOf(desk.backend, 'mina')).map(({ action }) => action)).toEqual(['passkey-reset'])
  })
})
