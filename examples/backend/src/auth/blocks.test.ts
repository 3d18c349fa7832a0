// A blocked member, on the desk and in the SDK.
import { isFandeckError } from '@fandeck/sdk'
import { loadUser } from '@fandeck/sdk/account'
import { requestPhoneCode, signIn } from '@fandeck/sdk/auth'
import { eq } from 'drizzle-orm'
import { afterEach, beforeEach, expect, test } from 'vitest'
import { type Desk, openDesk } from '../../test/desk-shop.ts'
import { lastCode, sdkOn } from '../../test/sdk.ts'
import { giveEditions } from '../cards/store.ts'
import { editions } from '../cards/tables.ts'
import { memberBlocks, users } from './tables.ts'

const phone = '01024814821'
let desk: Desk
beforeEach(async () => {
  desk = await openDesk()
})
afterEach(() => desk.close())

async function codeOf(call: Promise<unknown>): Promise<string> {
  const error = await call.then(
    () => undefined,
    (reason: unknown) => reason,
  )
  return isFandeckError(error) ? error.code : String(error)
}
async function signedIn() {
  const fandeck = sdkOn(desk)
  await requestPhoneCode(fandeck, { phone })
  await signIn(fandeck, { provider: 'phone', phone, code: await lastCode(desk, phone) })
  return fandeck
}
const idOf = async () => {
  const [row] = await desk.db.select().from(users).where(eq(users.phone, phone))
  return row?.id ?? ''
}
const block = async (reason = '자동 구매를 되풀이했어요.') =>
  desk.post(`/members/${await idOf()}/block`, { reason })

test('is signed out at once, cannot sign in, and keeps what they own', async () => {
  const fandeck = await signedIn()
  const userId = await idOf()
  const [copy] = await desk.db.select().from(editions)
  if (!copy) throw new Error('The shop has cards.')
  await desk.db.transaction((tx) => giveEditions(tx, [copy], { userId, at: 0 }))
  expect((await block()).status).toBe(303)
  expect(await codeOf(loadUser(fandeck))).toMatch(/^session\//)
  fandeck.close()

  desk.clock.advance(30_000)
  expect(await codeOf(signedIn())).toBe('auth/blocked')
  const page = await desk.page(`/members/${userId}`)
  expect(page).toContain('이용을 제한한 회원이에요. 자동 구매를 되풀이했어요.')
  expect(page).toContain('회원 이용 제한')
  expect(page).toContain(`${copy.cardId}/${copy.edition}`)

  expect((await desk.post(`/members/${userId}/unblock`, {})).status).toBe(303)
  desk.clock.advance(30_000)
  const again = await signedIn()
  expect(again.session.getState().loggedIn).toBe(true)
  again.close()
})

test('the desk refuses a block without a reason, a second one, and one of another site', async () => {
  ;(await signedIn()).close()
  const userId = await idOf()
  for (const reason of ['', ' ', 'ㄱ'.repeat(201)]) {
    const reply = await block(reason)
    expect([reply.status, (await reply.text()).includes('이유를 200자 이하로')]).toEqual([400, true])
  }
  const foreign = await desk.post(
    `/members/${userId}/block`,
    { reason: '이유' },
    { from: 'https://evil.example' },
  )
  expect(foreign.status).toBe(403)
  expect((await desk.post(`/members/${userId}/block`, { reason: '이유' }, { by: '' })).status).toBe(401)
  expect(await desk.db.$count(memberBlocks)).toBe(0)
  expect((await block()).status).toBe(303)
  expect((await block()).status).toBe(409)
  expect((await desk.post('/members/unknown/block', { reason: '이유' })).status).toBe(404)
  expect((await desk.post(`/members/${userId}/unblock`, {})).status).toBe(303)
  expect((await desk.post(`/members/${userId}/unblock`, {})).status).toBe(409)
})

test('a sign-in and a block at the same time leave no session of a blocked member', async () => {
  ;(await signedIn()).close()
  const userId = await idOf()
  for (let round = 0; round < 3; round++) {
    desk.clock.advance(30_000)
    const fandeck = sdkOn(desk)
    await requestPhoneCode(fandeck, { phone })
    const code = await lastCode(desk, phone)
    const [outcome] = await Promise.all([
      codeOf(signIn(fandeck, { provider: 'phone', phone, code })),
      block(`${round}`),
    ])
    expect(['undefined', 'auth/blocked']).toContain(outcome)
    expect(await codeOf(loadUser(fandeck))).toMatch(/^session\//)
    fandeck.close()
    await desk.post(`/members/${userId}/unblock`, {})
  }
})
