// A change of `SECRET`: what the previous one has signed is accepted while `SECRET_PREVIOUS` names it, and refused after.
import { randomBytes } from 'node:crypto'
import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { requestPhoneCode, signIn } from '@fandeck/sdk/auth'
import { AuthSession } from '@fandeck/sdk/wire'
import { afterEach, beforeEach, describe, expect, test } from 'vitest'
import * as z from 'zod/mini'
import { NOON, type TestBackend, testBackend } from '../test/backend.ts'
import { browserFetch, lastCode, sdkOn } from '../test/sdk.ts'
import { openShop, type Shop } from '../test/shop.ts'
import { createStaffPass } from './admin/staff-pass.ts'
import { loginByPhone, sendPhoneCode } from './auth/phone.ts'
import { phoneCodes } from './auth/tables.ts'
import { readAccessToken, signAccessToken } from './auth/tokens.ts'
import { isOwnQrKey, makeQrKey } from './benefits/qr.ts'
import { issueCodes } from './codes/batches.ts'
import { hashCode, hashesOf } from './codes/hashes.ts'
import type { BackendConfig } from './config.ts'
import type { Backend } from './context.ts'
import { openDataFolder } from './data-folder.ts'
import { sandboxPayments } from './demo/payment/sandbox.ts'
import { deskEvent, openDesk } from './desk/desk.ts'
import { isPassOf, signPass } from './gate/passes.ts'
import { secretsOf } from './keys.ts'
import { deviceOf, rememberDevice } from './limits/devices.ts'
import { readLinkCode, signLinkCode } from './logins/link-code.ts'
import { requireSigned, signed } from './media/signed.ts'
import { linkOf, readOwnLink } from './payment/checkout-link.ts'
import { sign } from './payment/signature.ts'
import { readPreview, signPreview } from './preview/token.ts'
import { shopThings } from './shop-files/tables.ts'
import { readWalletToken, signWalletToken } from './wallet/tokens.ts'

const random = () => randomBytes(32).toString('hex')
const fresh = (): BackendConfig['secrets'] => ({
  token: random(),
  auth: random(),
  qr: random(),
  payment: random(),
  media: random(),
  codes: random(),
})

let shop: Shop
let others: TestBackend[] = []
beforeEach(async () => {
  shop = await openShop()
})
afterEach(async () => {
  await Promise.all(others.map(({ close }) => close()))
  others = []
  await shop.close()
})

/** The backend after a change of the secret, with and without the previous one. */
async function changed() {
  const { databaseUrl, secrets: previousSecrets, origins } = shop.backend.config
  const secrets = fresh()
  const both = await testBackend({ config: { databaseUrl, origins, secrets, previousSecrets } })
  const only = await testBackend({ config: { databaseUrl, origins, secrets } })
  others = [both, only]
  return { both: both.backend, only: only.backend }
}

const VISITOR = { address: '203.0.113.9', device: undefined }
const PHONE = '01024814821'
const LATER = NOON + 60_000

/** Signs with a backend; returns whether another one accepts it. */
type Kind = (by: Backend) => Promise<(backend: Backend) => Promise<boolean> | boolean>

async function memberOf() {
  const { id, familyId } = await shop.member()
  return { userId: id, familyId }
}

const KINDS: Record<string, Kind> = {
  async 'access token'(by) {
    const { userId, familyId } = await memberOf()
    const { accessToken } = await signAccessToken(
      by,
      { id: userId, loginType: 'phone', level: 'K101' },
      familyId,
    )
    return async (backend) => (await readAccessToken(backend, accessToken))?.userId === userId
  },
  async 'wallet token'(by) {
    const token = await signWalletToken(by, await memberOf(), 'refresh')
    return async (backend) => (await readWalletToken(backend, token, 'refresh')) !== undefined
  },
  async 'code of a link'(by) {
    const code = await signLinkCode(by, await memberOf(), 'kakao')
    return async (backend) => (await readLinkCode(backend, code, 'kakao')) !== undefined
  },
  async 'pass of a gate'(by) {
    const holder = { userId: (await memberOf()).userId, dropId: 1 }
    const pass = await signPass(by, holder, LATER)
    return (backend) => isPassOf(backend, pass, holder)
  },
  async 'link of a preview'(by) {
    const token = await signPreview(by, { at: NOON, level: 'member', endsAt: LATER })
    return async (backend) => (await readPreview(backend, token)) !== undefined
  },
  async 'cookie of a device'(by) {
    const [cookie = ''] = (await rememberDevice(by, undefined, { subjects: ['one'] })).split(';')
    return (backend) => deviceOf(backend, cookie) !== undefined
  },
  async 'address of a picture'(by) {
    const { until, sign } = Object.fromEntries(new URLSearchParams(signed(by, 'photo.webp')))
    return (backend) => {
      try {
        requireSigned(backend, 'photo.webp', { until, sign })
        return true
      } catch {
        return false
      }
    }
  },
  async 'QR of a benefit'(by) {
    const key = makeQrKey(by.config.secrets.qr, LATER)
    return ({ config }) => secretsOf(config).some(({ qr }) => isOwnQrKey(qr, key))
  },
  async 'link of a payment'(by) {
    const request = {
      orderId: 'FD-1',
      amount: 1000,
      merchant: '',
      product: '',
      method: 'card',
      redirectUrl: '',
    }
    const link = linkOf(by.config.secrets.payment, { ...request, method: 'card' })
    return ({ config }) => readOwnLink(config, link) !== undefined
  },
  async 'cookie of a staff desk'(by) {
    const eventKey = `home-${random().slice(0, 8)}`
    const { password } = await createStaffPass(by.db, { eventKey, title: '홈 경기', days: 1, now: by.now() })
    const { token } = await openDesk(by, eventKey, { password, visitor: VISITOR })
    return async (backend) => (await deskEvent(backend, token)) === eventKey
  },
  async 'callback of the sandbox'(by) {
    const body = JSON.stringify({ orderId: 'FD-1', amount: 1000 })
    const headers = new Headers(sign(by.config.secrets.payment, body, by.now()))
    return (backend) =>
      sandboxPayments(backend)
        .readConfirmation(body, headers)
        .then(
          () => true,
          () => false,
        )
  },
  async 'code by phone'(by) {
    const phone = `010${String(parseInt(random().slice(0, 8), 16) % 10 ** 8).padStart(8, '0')}`
    // Each backend gets another code, because a code signs in once.
    return async (backend) => {
      await by.db.delete(phoneCodes)
      await sendPhoneCode(by, phone, VISITOR)
      const code = await lastCode(shop, phone)
      return loginByPhone(backend, phone, code, VISITOR).then(
        () => true,
        () => false,
      )
    }
  },
  async 'batch of codes'(by) {
    const series = { kind: 'series', name: 'album', id: 1, firstAppliedAt: NOON } as const
    await by.db.insert(shopThings).values(series).onConflictDoNothing()
    const body = { series: 'album', count: 1, requestId: random() }
    const issued = await issueCodes(by, 'doyun', body)
    // The same request again, as after a lost answer.
    return (backend) =>
      issueCodes(backend, 'doyun', body).then(
        ({ codes }) => codes.length === 1 && codes[0]?.code === issued.codes[0]?.code,
        (error) => {
          // Without the key of that time, the batch is one of another request.
          expect(error).toMatchObject({ code: 'REQUEST_REUSED' })
          return false
        },
      )
  },
  async 'printed code'(by) {
    const hash = hashCode(by.config, 'ANPTEKTXA7FX')
    return ({ config }) => hashesOf(config, 'ANPTEKTXA7FX').includes(hash)
  },
}

describe('a change of the secret', () => {
  test('derives the previous keys from the previous secret, which must be as random', () => {
    const folder = mkdtempSync(join(tmpdir(), 'fandeck-keys-'))
    const [secret, previous] = [random(), random()]
    const { secrets, previousSecrets } = openDataFolder(folder, false, secret, previous)
    expect(previousSecrets).toEqual(openDataFolder(folder, false, previous).secrets)
    expect(secrets).toEqual(openDataFolder(folder, false, secret).secrets)
    expect(() => openDataFolder(folder, false, secret, 'a'.repeat(64))).toThrow('can be guessed')
    rmSync(folder, { recursive: true })
  })

  test.each(Object.entries(KINDS))('keeps what was signed before: %s', async (_, sign) => {
    const { both, only } = await changed()
    const accepts = await sign(shop.backend)
    expect(await accepts(shop.backend)).toBe(true)
    expect(await accepts(both)).toBe(true)
    expect(await accepts(only)).toBe(false)
    // What is signed after the change needs no previous secret.
    const after = await sign(both)
    expect(await after(only)).toBe(true)
    expect(await after(shop.backend)).toBe(false)
  })

  test('signs no one out: the cookie of before the change is renewed by the new key', async () => {
    await changed()
    const [withBoth, withOne] = others
    let now: TestBackend | undefined = shop
    const fetch = browserFetch({
      ...shop,
      fetch: (input, init) => (now ?? shop).fetch(input, init),
    })
    const fandeck = sdkOn({ ...shop, fetch })
    await requestPhoneCode(fandeck, { phone: PHONE })
    const { token } = await signIn(fandeck, {
      provider: 'phone',
      phone: PHONE,
      code: await lastCode(shop, PHONE),
    })
    const isSignedIn = async () =>
      z.safeParse(AuthSession, await (await fetch('https://site.example/api/auth/session')).json()).success
    const call = async (test: TestBackend | undefined) =>
      (
        await test?.fetch('http://api.localhost/mypage/userinfo', {
          headers: { authorization: `Bearer ${token.accessToken}` },
        })
      )?.json()
    expect(await call(withBoth)).toMatchObject({ status: '200' })
    expect(await call(withOne)).toMatchObject({ status: '2009' })
    now = withBoth
    expect(await isSignedIn()).toBe(true)
    // The reply has set the cookie again.
    now = withOne
    expect(await isSignedIn()).toBe(true)
    now = shop
    expect(await isSignedIn()).toBe(false)
  })
})
