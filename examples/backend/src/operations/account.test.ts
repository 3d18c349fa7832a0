import { afterEach, beforeEach, describe, expect, it } from 'vitest'
import { type Desk, openDesk } from '../../test/desk-shop.ts'
import { actionsOf } from './actions.ts'
import { operatorChallenges } from './tables.ts'
import { replacePassword } from './team.ts'

const FORM = { operator_id: 'doyun', pwd: 'Desk#2025' }
let desk: Desk
beforeEach(async () => {
  desk = await openDesk()
})
afterEach(() => desk.close())

const cookieIn = (reply: Response) =>
  reply.headers
    .getSetCookie()
    .find((line) => line.startsWith('fandeck_operator='))
    ?.split(';')[0] ?? ''
const opens = async (cookie: string) => (await desk.get('/orders', cookie)).status

describe('the password once more', () => {
  const options = (pwd: string) => desk.post('/account/passkeys/options', { pwd })
  const change = (fields: Record<string, string>) =>
    desk.post('/account/password', { pwd: FORM.pwd, new_pwd: NEW, again: NEW, ...fields })
  const NEW = 'Lions#2026-spring'

  it('is needed for a passkey, and wrong ones lock the account as at the sign-in', async () => {
    const refused = await options('wrong')
    expect(refused.status).toBe(403)
    expect(await refused.json()).toMatchObject({ code: 'WRONG_PASSWORD' })
    expect((await desk.post('/account/passkeys/options', {})).status).toBe(400)
    expect(await desk.db.$count(operatorChallenges)).toBe(0)
    for (let n = 0; n < 9; n++) await options('wrong')
    expect((await options(FORM.pwd)).status).toBe(429)
    expect((await desk.post('/sign-in', FORM, { by: '' })).status).toBe(429)
  })

  it('changes to one of their own, which ends the other sessions and is on record', async () => {
    const other = cookieIn(await desk.post('/sign-in', FORM, { by: '' }))
    const done = await change({})
    expect([done.status, done.headers.get('location')]).toEqual([
      303,
      '/staff/operations/account?changed=yes',
    ])
    expect(await desk.page('/account?changed=yes')).toContain('비밀번호를 바꿨어요')
    expect([await opens(other), await opens(desk.cookie)]).toEqual([401, 200])
    expect((await desk.post('/sign-in', FORM, { by: '' })).status).toBe(403)
    expect((await desk.post('/sign-in', { ...FORM, pwd: NEW }, { by: '' })).status).toBe(303)
    expect((await actionsOf(desk.backend, 'doyun')).map(({ action }) => action)).toEqual(['own-password'])
  })

  it.each([
    [{ pwd: 'wrong' }, 403],
    [{ new_pwd: 'short', again: 'short' }, 400],
    [{ again: 'Lions#2026-summer' }, 400],
    [{ new_pwd: FORM.pwd.padEnd(10, '!'), again: FORM.pwd, pwd: FORM.pwd }, 400],
  ])('is not changed by %j', async (fields, status) => {
    expect((await change(fields)).status).toBe(status)
    expect((await desk.post('/sign-in', FORM, { by: '' })).status).toBe(303)
  })

  it('is not changed while an owner gives another one, nor for a page of another origin', async () => {
    const fields = { pwd: FORM.pwd, new_pwd: NEW, again: NEW }
    const foreign = await desk.post('/account/password', fields, { from: 'https://evil.example' })
    expect(foreign.status).toBe(403)
    const replies = await Promise.all([change({}), replacePassword(desk.backend, 'admin', 'doyun')])
    const kept = { ...FORM, pwd: replies[1] }
    const works = [kept, { ...FORM, pwd: NEW }].map(
      async (form) => (await desk.post('/sign-in', form, { by: '' })).status,
    )
    // The one that was last, and no other.
    expect((await Promise.all(works)).sort()).toEqual([303, 403])
  })
})
