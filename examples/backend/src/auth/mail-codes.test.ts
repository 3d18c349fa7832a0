import { afterEach, beforeEach, describe, expect, test } from 'vitest'
import { type TestBackend, testBackend } from '../../test/backend.ts'
import { mailedCode } from '../../test/sdk.ts'
import { hashPassword } from '../limits/hashing.ts'

const MINUTE = 60_000
const OWNER = { login_type: 'B', mbr_id: 'moonlight@example.com', pwd: 'Fandeck#2025' }

let it: TestBackend
beforeEach(async () => {
  it = await testBackend({ config: { trustedProxies: ['127.0.0.1'] } })
  const passwordHash = await hashPassword(OWNER.pwd)
  await it.member({ memberId: OWNER.mbr_id, loginType: 'email', level: 'K103', passwordHash })
})
afterEach(async () => {
  expect(it.errors).toEqual([])
  await it.close()
})

const post = (path: string, body: object, headers: Record<string, string>) =>
  it.fetch(`http://api.localhost${path}`, {
    method: 'POST',
    headers: { 'content-type': 'application/json', ...headers },
    body: JSON.stringify(body),
  })
const login = () => post('/auth/login', OWNER, { 'x-forwarded-for': '198.51.100.1' })
const deviceOf = (reply: Response) => reply.headers.get('set-cookie')?.split(';')[0] ?? ''

/** Sends requests one after the other. */
async function statuses(count: number, ask: (n: number) => Promise<Response>) {
  const results: number[] = []
  for (let n = 0; n < count; n++) results.push((await ask(n)).status)
  return results
}

describe('mailed codes that other visitors request or try', () => {
  const { mbr_id } = OWNER
  const HOME = '198.51.100.1'
  const otherAddress = (n: number) => `203.0.113.${n}`
  const request = async (address: string, headers: Record<string, string> = {}) => {
    const reply = await post('/auth/password/code', { mbr_id }, { 'x-forwarded-for': address, ...headers })
    return reply.status
  }
  const enter = (auth_num: string, address: string, headers: Record<string, string> = {}) =>
    post(
      '/auth/password/reset',
      { mbr_id, auth_num, pwd: 'Sunrise#2026' },
      { 'x-forwarded-for': address, ...headers },
    )
  const wrongOf = (right: string) => (right === '000000' ? '000001' : '000000')

  test('SEC-13 neither end nor replace the code of a known device, whose address changes', async () => {
    const cookie = deviceOf(await login())
    expect(await request(HOME, { cookie })).toBe(200)
    const right = await mailedCode(it, mbr_id)
    for (let n = 0; n < 5; n++) expect(await request(otherAddress(n))).toBe(200)
    await statuses(20, (n) => enter(wrongOf(right), otherAddress(n)))
    expect((await enter(right, '198.51.100.2', { cookie })).status).toBe(200)
  })

  test('neither end nor replace the code of an unknown device at another address', async () => {
    expect(await request(HOME)).toBe(200)
    const right = await mailedCode(it, mbr_id)
    for (let n = 0; n < 5; n++) expect(await request(otherAddress(n))).toBe(200)
    await statuses(20, (n) => enter(wrongOf(right), otherAddress(n)))
    expect((await enter(right, HOME)).status).toBe(200)
  })

  test('leave five codes an hour to a known device', async () => {
    const cookie = deviceOf(await login())
    const strangers = await Promise.all(Array.from({ length: 15 }, (_, n) => request(otherAddress(n))))
    expect(strangers.filter((status) => status === 200)).toHaveLength(10)
    expect(await request(HOME)).toBe(429)
    for (let n = 0; n < 5; n++) {
      expect(await request(HOME, { cookie })).toBe(200)
      it.clock.advance(MINUTE)
    }
    expect(await request(HOME, { cookie })).toBe(429)
  })

  test('can be wrong five times by visitors who have not asked', async () => {
    await request(HOME)
    const right = await mailedCode(it, mbr_id)
    const results = await statuses(7, (n) => enter(wrongOf(right), otherAddress(n)))
    expect(results).toEqual([400, 400, 400, 400, 400, 429, 429])
    expect((await enter(right, otherAddress(9))).status).toBe(429)
  })

  test('end with the first reset, at every address', async () => {
    await request(HOME)
    const first = await mailedCode(it, mbr_id)
    await request(otherAddress(1))
    expect((await enter(first, HOME)).status).toBe(200)
    const second = await mailedCode(it, mbr_id)
    const late = await enter(second, otherAddress(1))
    expect([late.status, await late.json()]).toMatchObject([400, { code: 'CODE_EXPIRED' }])
  })

  test('are accepted from an address that has changed since', async () => {
    await request(HOME)
    expect((await enter(await mailedCode(it, mbr_id), otherAddress(3))).status).toBe(200)
  })
})
