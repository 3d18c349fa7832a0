import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { afterEach, beforeEach, expect, test } from 'vitest'
import { appliedShop, type RunningShop } from '../../test/running-shop.ts'
import { mintings } from '../drops/tables.ts'
import { createToken } from '../shop-files/tokens.ts'
import { CODES } from './slice.ts'

const openApplied = appliedShop()
let shop: RunningShop
beforeEach(async () => {
  shop = await openApplied()
})
afterEach(() => shop.close())

test('compares all parts or one, and exits with 1 when there is a difference', async () => {
  const clean = await shop.fandeck('reconcile')
  expect(clean).toMatchObject({ code: 0, errors: '' })
  expect(clean.out).toBe(
    `payments 0 compared, not compared: 결제사가 연결되지 않았어요.
chain 0 compared, not compared: 체인이 연결되지 않았어요.
stock 0 compared, no difference
work 11 compared, no difference
`,
  )
  const { db } = shop.backend.backend
  await db.update(mintings).set({ held: 1, remaining: 10 })
  const found = await shop.fandeck('reconcile')
  expect(found.code).toBe(1)
  expect(found.out).toContain(`stock 0 compared, 1 difference
  HELD_PACKS 드롭 1 드롭 1은 팩 1개를 팔았거나 잡아 두었다고 세는데, 주문은 0개예요.
    개발 담당자에게 알려 주세요.`)
  expect((await shop.fandeck('reconcile', 'work')).code).toBe(0)
  const json = await shop.fandeck('reconcile', 'stock', '--json')
  expect(json.code).toBe(1)
  expect(JSON.parse(json.out)).toMatchObject([
    { part: 'stock', compared: 0, differences: [{ code: 'HELD_PACKS', subject: '드롭 1' }] },
  ])
})

test('refuses another part, and a shop without a token', async () => {
  expect(await shop.fandeck('reconcile', 'cards')).toMatchObject({
    code: 1,
    errors: expect.stringContaining('The parts are payments, chain, stock, work.'),
  })
  expect((await shop.fandeckWith('fdk_other', 'reconcile')).errors).toContain('TOKEN_INVALID')
  const { token } = await createToken(shop.backend.backend, { name: 'guest', role: 'viewer', days: 1 })
  expect((await shop.fandeckWith(token, 'reconcile', 'stock')).code).toBe(0)
})

test('the guide has a row for each code', () => {
  const guide = readFileSync(join(import.meta.dirname, '../../../../docs/guides/going-live.md'), 'utf8')
  for (const code of CODES) expect(guide).toContain(`| \`${code}\` |`)
})
