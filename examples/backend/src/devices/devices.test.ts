import { endDevice, endOtherDevices, getDevices } from '@fandeck/sdk/devices'
import { DeviceListReply, LoginReply, type SessionRecord } from '@fandeck/sdk/wire'
import { eq } from 'drizzle-orm'
import { decodeJwt } from 'jose'
import { afterEach, beforeEach, describe, expect, test } from 'vitest'
import * as z from 'zod/mini'
import { type TestBackend, testBackend } from '../../test/backend.ts'
import { sdkFor } from '../../test/sdk.ts'
import { beginSession, rotate } from '../auth/families.ts'
import { userById } from '../auth/store.ts'
import { tokenFamilies } from '../auth/tables.ts'
import { hashPassword } from '../limits/hashing.ts'
import { deviceNameOf } from './device-name.ts'

const IPHONE =
  'Mozilla/5.0 (iPhone; CPU iPhone OS 18_0 like Mac OS X) AppleWebKit/605.1.15 (KHTML, like Gecko) Version/18.0 Mobile/15E148 Safari/604.1'
const EDGE =
  'Mozilla/5.0 (Windows NT 10.0; Win64; x64) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/131.0.0.0 Safari/537.36 Edg/131.0.0.0'
const KAKAO =
  'Mozilla/5.0 (Linux; Android 14; SM-S911N) AppleWebKit/537.36 (KHTML, like Gecko) Version/4.0 Chrome/131.0.0.0 Mobile Safari/537.36 KAKAOTALK/25.1.1 (INAPP)'
const login = { login_type: 'B', mbr_id: 'moonlight@example.com', pwd: 'Fandeck#2025' }

let it: TestBackend
let memberId: string
beforeEach(async () => {
  it = await testBackend()
  const passwordHash = await hashPassword(login.pwd)
  memberId = (await it.member({ memberId: login.mbr_id, loginType: 'email', passwordHash })).id
})
afterEach(() => it.close())

async function signIn(agent: string): Promise<SessionRecord> {
  const reply = await it.fetch('http://api.localhost/auth/login', {
    method: 'POST',
    headers: { 'content-type': 'application/json', 'user-agent': agent },
    body: JSON.stringify(login),
  })
  return z.parse(z.object({ data: LoginReply }), await reply.json()).data.token
}
const sdk = ({ accessToken }: SessionRecord) => sdkFor(it, { token: accessToken })
const request = (path: string, token: string, method = 'DELETE') =>
  it.fetch(`http://api.localhost/mypage/device${path}`, {
    method,
    headers: { authorization: `Bearer ${token}` },
  })

test.each([
  [IPHONE, { kind: 'phone', system: 'iOS', browser: 'Safari' }],
  [EDGE, { kind: 'computer', system: 'Windows', browser: 'Edge' }],
  [KAKAO, { kind: 'phone', system: 'Android', browser: '카카오톡' }],
  ['', { kind: 'unknown', system: null, browser: null }],
  [undefined, { kind: 'unknown', system: null, browser: null }],
  ['<b>x</b>', { kind: 'unknown', system: null }],
])('%j is named %j', (agent, name) => expect(deviceNameOf(agent)).toMatchObject(name))

describe('the devices of a member', () => {
  test('are listed with their last use, this one first; other members have their own', async () => {
    const here = await signIn(IPHONE)
    it.clock.advance(60_000)
    const other = await signIn(EDGE)
    it.clock.advance(60_000)
    await rotate(it.backend, other.refreshToken, false)
    const at = it.clock.now()
    expect(await getDevices(sdk(here))).toEqual([
      expect.objectContaining({ system: 'iOS', current: true, usedAt: at - 120_000 }),
      expect.objectContaining({ system: 'Windows', browser: 'Edge', current: false, usedAt: at }),
    ])
    const stranger = await it.member()
    expect(await getDevices(sdkFor(it, stranger))).toEqual([])
  })

  test('one can be ended, also twice; its refresh token and what began from it end, others stay', async () => {
    const [here, lost] = [await signIn(IPHONE), await signIn(EDGE)]
    const [, device] = await getDevices(sdk(here))
    const deviceId = device?.deviceId ?? ''
    const user = await userById(it.backend.db, memberId)
    if (!user) throw new Error('no member')
    const handedOver = await beginSession(it.backend, user, { from: deviceId })
    expect(await getDevices(sdk(here))).toHaveLength(2)
    expect(await endDevice(sdk(here), { deviceId })).toEqual({ data: undefined })
    expect(await endDevice(sdk(here), { deviceId })).toEqual({ data: undefined })
    for (const ended of [lost, handedOver]) {
      await expect(rotate(it.backend, ended.refreshToken, false)).rejects.toMatchObject({ status: '2009' })
    }
    expect(await rotate(it.backend, here.refreshToken, false)).toMatchObject({})
    expect(await getDevices(sdk(here))).toHaveLength(1)
  })

  test('this one stays the own one after the wallet was linked, also twice, and while the first session expires', async () => {
    const first = await signIn(IPHONE)
    const other = await signIn(EDGE)
    const [device] = await getDevices(sdk(first))
    const user = await userById(it.backend.db, memberId)
    if (!user || !device) throw new Error('no device')
    const linked = await beginSession(it.backend, user, { from: device.deviceId })
    const { sid } = z.parse(z.object({ sid: z.string() }), decodeJwt(linked.accessToken))
    const again = await beginSession(it.backend, user, { from: sid })
    for (const here of [linked, again]) {
      const own = (await getDevices(sdk(here))).map(({ system, current }) => [system, current])
      expect(own).toEqual([
        ['iOS', true],
        ['Windows', false],
      ])
    }
    expect(await endOtherDevices(sdk(again))).toEqual({ data: { ended: 1 } })
    await expect(rotate(it.backend, other.refreshToken, false)).rejects.toMatchObject({ status: '2009' })
    it.clock.advance(20 * 24 * 3_600_000)
    const renewed = await rotate(it.backend, again.refreshToken, false)
    it.clock.advance(20 * 24 * 3_600_000)
    const later = await rotate(it.backend, renewed.refreshToken, false)
    expect((await getDevices(sdk(later))).map(({ current }) => current)).toEqual([true])
    await endDevice(sdk(later), { deviceId: device.deviceId })
    await expect(rotate(it.backend, later.refreshToken, false)).rejects.toMatchObject({ status: '2009' })
  })

  test('all others can be ended at once', async () => {
    const [here, , third] = [await signIn(IPHONE), await signIn(EDGE), await signIn(KAKAO)]
    expect(await endOtherDevices(sdk(here))).toEqual({ data: { ended: 2 } })
    expect(await endOtherDevices(sdk(here))).toEqual({ data: { ended: 0 } })
    expect((await getDevices(sdk(here))).map(({ current }) => current)).toEqual([true])
    // The session of an ended device ends no other.
    const ended = await request('', third.accessToken)
    expect(await ended.json()).toMatchObject({ status: '2009' })
  })

  test('of another member can be neither seen nor ended', async () => {
    const here = await signIn(IPHONE)
    const stranger = await it.member()
    const [family] = await it.backend.db
      .select()
      .from(tokenFamilies)
      .where(eq(tokenFamilies.userId, memberId))
    expect((await request(`/${family?.id}`, stranger.token)).status).toBe(404)
    expect((await request('/not-a-device', here.accessToken)).status).toBe(404)
    expect(await rotate(it.backend, here.refreshToken, false)).toMatchObject({})
    const anonymous = await it.fetch('http://api.localhost/mypage/device')
    expect(await anonymous.json()).toMatchObject({ code: 'LOGIN_REQUIRED' })
  })

  test('are not listed once their session has expired', async () => {
    const here = await signIn(IPHONE)
    const reply = await request('', here.accessToken, 'GET')
    const { data } = z.parse(z.object({ data: z.unknown() }), await reply.json())
    expect(z.decode(DeviceListReply, data as never).rows).toHaveLength(1)
    it.clock.advance(31 * 24 * 3_600_000)
    const later = await signIn(EDGE)
    expect(await getDevices(sdk(later))).toHaveLength(1)
  })
})
