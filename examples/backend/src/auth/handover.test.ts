import { createHash } from 'node:crypto'
import { HandoverReply, SessionRecord } from '@fandeck/sdk/wire'
import { afterEach, beforeEach, expect, test } from 'vitest'
import * as z from 'zod/mini'
import { type TestBackend, testBackend } from '../../test/backend.ts'
import { endOtherSessions } from './families.ts'
import { handovers } from './tables.ts'

const BRAND = 'http://partner.localhost'
const verifier = 'ab'.repeat(32)
const challenge = createHash('sha256').update(verifier).digest('hex')

let it: TestBackend
let token: string
beforeEach(async () => {
  it = await testBackend()
  token = (await it.member()).token
})
afterEach(() => it.close())

const post = (path: string, body: object, headers: Record<string, string> = {}) =>
  it.fetch(`http://api.localhost${path}`, {
    method: 'POST',
    headers: { 'content-type': 'application/json', ...headers },
    body: JSON.stringify(body),
  })
const ask = (origin: string, headers: Record<string, string> = { authorization: `Bearer ${token}` }) =>
  post('/auth/handover', { origin, challenge }, headers)
const redeem = (code: string, { by = verifier, at = BRAND } = {}) =>
  post('/auth/handover/session', { code, verifier: by }, at ? { origin: at } : {})

async function codeFor(origin: string): Promise<string> {
  const reply = await ask(origin)
  expect(reply.headers.get('cache-control')).toBe('no-store')
  return z.parse(z.object({ data: HandoverReply }), await reply.json()).data.code
}
async function sessionOf(reply: Response): Promise<SessionRecord> {
  return z.parse(z.object({ data: SessionRecord }), await reply.json()).data
}
async function refusedIsEvery(reply: Response) {
  expect(reply.status).toBe(403)
  expect(await reply.json()).toMatchObject({
    code: 'HANDOVER_INVALID',
    message: '로그인 요청이 만료됐어요. 다시 로그인해 주세요.',
  })
}
const refreshed = (refreshToken: string) =>
  it.fetch('http://api.localhost/auth/refresh_token', {
    headers: { authorization: `Bearer ${refreshToken}` },
  })

test('D46 a code for an allowed page begins a session of its own', async () => {
  const reply = await redeem(await codeFor(BRAND))
  expect(reply.headers.get('cache-control')).toBe('no-store')
  const { accessToken } = await sessionOf(reply)
  const mine = await it.fetch('http://api.localhost/mypage/userinfo', {
    headers: { authorization: `Bearer ${accessToken}` },
  })
  expect(mine.status).toBe(200)
  expect(accessToken).not.toBe(token)
})

test('D46 the table stores the hash of a code, never the code', async () => {
  const code = await codeFor(BRAND)
  const rows = await it.backend.db.select().from(handovers)
  expect(rows).toMatchObject([
    { codeHash: createHash('sha256').update(code).digest('base64url'), origin: BRAND },
  ])
  expect(JSON.stringify(rows)).not.toContain(code)
})

test('D46 a code expires after a minute, and is valid a millisecond before', async () => {
  const [early, late] = [await codeFor(BRAND), await codeFor(BRAND)]
  it.clock.advance(59_999)
  expect((await redeem(early)).status).toBe(200)
  it.clock.advance(1)
  await refusedIsEvery(await redeem(late))
})

test('D46 refuses a second redemption, and nine of ten concurrent ones', async () => {
  const code = await codeFor(BRAND)
  const replies = await Promise.all(Array.from({ length: 10 }, () => redeem(code)))
  expect(replies.filter(({ status }) => status === 200)).toHaveLength(1)
  await refusedIsEvery(await redeem(code))
})

test.each([
  ['another verifier', { by: 'cd'.repeat(32) }],
  ['another page', { at: 'http://localhost:4400' }],
  ['a longer origin', { at: `${BRAND}.evil.example` }],
  ['no browser', { at: '' }],
])('D46 %s gets no session and uses up the code', async (_, wrong) => {
  const code = await codeFor(BRAND)
  await refusedIsEvery(await redeem(code, wrong))
  await refusedIsEvery(await redeem(code))
})

test.each(['https://evil.example', 'http://partner.localhost.evil.example', `${BRAND}/`, 'null', ''])(
  'D46 %s gets no code',
  async (origin) => {
    const reply = await ask(origin)
    expect(reply.status).toBe(403)
    expect(await reply.json()).toMatchObject({ code: 'ORIGIN_NOT_ALLOWED' })
    expect(await it.backend.db.select().from(handovers)).toEqual([])
  },
)

test('D46 a signed-out visitor gets no code', async () => {
  expect((await ask(BRAND, {})).status).toBe(401)
})

test('D46 two sessions of one member end independently', async () => {
  const first = await sessionOf(await redeem(await codeFor(BRAND)))
  const second = await sessionOf(await redeem(await codeFor(BRAND)))
  const end = await it.fetch('http://api.localhost/auth/refresh_token', {
    method: 'DELETE',
    headers: { authorization: `Bearer ${first.refreshToken}` },
  })
  expect(end.status).toBe(200)
  expect((await refreshed(first.refreshToken)).status).toBe(401)
  expect((await refreshed(second.refreshToken)).status).toBe(200)
})

test('D46 a password change revokes unused codes', async () => {
  const code = await codeFor(BRAND)
  const [row] = await it.backend.db.select().from(handovers)
  await it.backend.db.transaction((tx) => endOtherSessions(it.backend, tx, row?.userId ?? '', undefined))
  await refusedIsEvery(await redeem(code))
})
