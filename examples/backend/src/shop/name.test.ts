import { globSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { afterEach, beforeEach, expect, test } from 'vitest'
import { NOON, type TestBackend, testBackend } from '../../test/backend.ts'
import { starterShop } from '../../test/shop-folder.ts'
import { isReservedNickname } from '../auth/nickname.ts'
import { newestSms, sendSms } from '../auth/store.ts'
import { newestMails, queueMail } from '../mail/outgoing.ts'
import { applyShop } from '../shop-files/apply.ts'
import { shopName } from './name.ts'

let it: TestBackend
beforeEach(async () => {
  it = await testBackend({ config: { mode: 'production' } })
})
afterEach(() => it.close())

async function send() {
  const { db } = it.backend
  const mail = { recipient: 'fan@example.com', subject: '회원가입 인증번호', body: '인증번호는 481902예요.' }
  await queueMail(db, it.backend, { ...mail, expiresAt: NOON + 60_000 })
  await sendSms(db, { phone: '01055550001', body: '인증번호는 481902예요.', createdAt: NOON }, 0)
  return [(await newestMails(db))[0]?.subject, (await newestSms(db))[0]?.body]
}

test('mails and text messages begin with the name that shop.json gives', async () => {
  expect(await send()).toEqual(['회원가입 인증번호', '인증번호는 481902예요.'])
  const body = { document: starterShop(), pictures: {}, allow: false }
  await applyShop(it.backend, { author: 'han-doyun', body })
  expect(await send()).toEqual([
    '[서울 라이온즈] 회원가입 인증번호',
    '[서울 라이온즈] 인증번호는 481902예요.',
  ])
  expect(await shopName(it.backend.db)).toBe('서울 라이온즈')
})

test('a nickname is not that of the shop', () => {
  expect(isReservedNickname('서울라이온즈_12', '서울 라이온즈')).toBe(true)
  expect(isReservedNickname('서울사람', '서울 라이온즈')).toBe(false)
  expect(isReservedNickname('팬덱', undefined)).toBe(false)
})

test('no source but those of the demo names a shop', () => {
  const folder = join(import.meta.dirname, '..')
  const named = globSync('**/*.ts', { cwd: folder })
    .filter((file) => !/\.test\.ts$|^demo\//.test(file))
    .filter((file) => readFileSync(join(folder, file), 'utf8').includes('팬덱'))
  expect(named).toEqual([])
})
