import { mkdirSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { afterEach, beforeEach, expect, test } from 'vitest'
import { appliedShop, type RunningShop } from '../../test/running-shop.ts'
import { answerOf } from '../../test/shop.ts'
import { createToken } from '../shop-files/tokens.ts'
import { memberBenefits } from './tables.ts'

const span = { startsAt: 'now-1d', endsAt: 'now+30d' }
let shop: RunningShop

const openApplied = appliedShop((shop) => {
  mkdirSync(join(shop.folder, 'benefits'), { recursive: true })
  const file = { title: '홈 개막전', benefits: [{ title: '개막전 응원봉', qr: false, ...span }] }
  writeFileSync(join(shop.folder, 'benefits/opening.json'), JSON.stringify(file))
})
beforeEach(async () => {
  shop = await openApplied()
})
afterEach(() => shop.close())

const staff = (...args: string[]) => shop.fandeck('staff', ...args)
async function opened(...args: string[]) {
  const { out } = await staff('open', 'opening', ...args)
  const [, password = '', until = ''] = /^(\d{8}) opens \/staff\/opening until (.*) \(Seoul\)/.exec(out) ?? []
  return { password, until }
}
/** A fan with the benefit; returns a function that enters a password of the staff. */
async function fan() {
  const { id, headers } = await shop.backend.member({ level: 'K201', phone: '01055550001' })
  await shop.backend.backend.db.insert(memberBenefits).values({ userId: id, benefitId: 1, givenBy: 'test' })
  const send = { ...headers, 'content-type': 'application/json' }
  return async (pwd: string) =>
    answerOf(
      await shop.backend.fetch(`${shop.api}/claim/pwd/1`, {
        method: 'POST',
        headers: send,
        body: JSON.stringify({ pwd }),
      }),
    )
}

test('D14 staff redeem a benefit with the password that the command has printed, for as many days as it says', async () => {
  const { password, until } = await opened('--days', '1')
  expect(until).toBe('2025.11.21(금) 12:00')
  const redeem = await fan()
  expect(await redeem('00000000')).toMatchObject({ code: 'WRONG_PASSWORD' })
  expect(await redeem(password)).toMatchObject({ http: 200 })
})

test('D14 a closed event accepts none of its passwords, and gets others', async () => {
  const passwords = [await opened(), await opened()].map(({ password }) => password)
  expect((await staff('close', 'opening')).out).toContain('홈 개막전')
  const redeem = await fan()
  for (const password of passwords) expect(await redeem(password)).toMatchObject({ code: 'WRONG_PASSWORD' })
  expect(await redeem((await opened()).password)).toMatchObject({ http: 200 })
})

test.each([
  ['open', 'nowhere'],
  ['close', 'nowhere'],
  ['unlock', 'nowhere'],
])('staff %s refuses an event that no file describes', async (command, event) => {
  const { errors, code } = await staff(command, event)
  expect(errors).toContain('EVENT_UNKNOWN')
  expect(code).toBe(1)
})

test.each(['0', '366', '1.5', 'week'])('staff open refuses %s days', async (days) => {
  expect((await staff('open', 'opening', '--days', days)).code).toBe(1)
})

test('a viewer opens no staff', async () => {
  const { token } = await createToken(shop.backend.backend, { name: 'eye', role: 'viewer', days: 1 })
  for (const path of ['open', 'close', 'unlock']) {
    const reply = await shop.backend.fetch(`${shop.api}/operator/staff/${path}`, {
      method: 'POST',
      headers: { authorization: `Bearer ${token}`, 'content-type': 'application/json' },
      body: JSON.stringify(path === 'open' ? { event: 'opening', days: 1 } : { event: 'opening' }),
    })
    expect(await answerOf(reply)).toMatchObject({ code: 'TOKEN_ROLE' })
  }
})
