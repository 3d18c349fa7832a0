// The messages to fans as files of the shop.
import { mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { MESSAGE_FIELDS } from '@fandeck/sdk/shop'
import { afterEach, beforeEach, expect, test } from 'vitest'
import { openRunningShop, type RunningShop } from '../../test/running-shop.ts'
import { filled, templateOf } from './templates.ts'

let shop: RunningShop
beforeEach(async () => {
  shop = await openRunningShop()
  mkdirSync(join(shop.folder, 'messages'))
})
afterEach(() => shop.close())

const write = (name: string, file: object) =>
  writeFileSync(join(shop.folder, 'messages', `${name}.json`), JSON.stringify(file, null, 2))
const db = () => shop.backend.backend.db

test('are checked, planned, applied, exported and removed, and the built-in ones stand in', async () => {
  const builtIn = await templateOf(db(), 'shipped')
  write('shipped', { subject: '보냈어요', body: '{order}\n{invoice}', kakaoTemplate: 'KA01TP1' })
  expect((await shop.fandeck('plan', 'shop')).out).toContain('+ messages/shipped')
  expect((await shop.fandeck('apply', 'shop')).errors).toBe('')
  expect(await templateOf(db(), 'shipped')).toEqual({
    subject: '보냈어요',
    body: '{order}\n{invoice}',
    kakaoTemplate: 'KA01TP1',
  })
  write('shipped', { subject: '보냈어요', body: '{order}' })
  expect((await shop.fandeck('plan', 'shop')).out).toContain('~ messages/shipped')
  await shop.fandeck('apply', 'shop')
  expect(await templateOf(db(), 'shipped')).toEqual({ subject: '보냈어요', body: '{order}' })
  expect((await shop.fandeck('export', 'copy')).code).toBe(0)
  expect(JSON.parse(readFileSync(join(shop.root, 'copy/messages/shipped.json'), 'utf8'))).toMatchObject({
    subject: '보냈어요',
    body: '{order}',
  })
  expect((await shop.fandeck('plan', 'copy')).out).toContain('Nothing to do')
  rmSync(join(shop.folder, 'messages/shipped.json'))
  expect((await shop.fandeck('plan', 'shop')).out).toContain('- messages/shipped')
  await shop.fandeck('apply', 'shop')
  expect(await templateOf(db(), 'shipped')).toEqual(builtIn)
})

test('with another name, or a field that there is not, are refused', async () => {
  write('birthday', { subject: '축하해요', body: '{nickname}님' })
  write('answered', { subject: '답변', body: '{title} {order}' })
  const checked = await shop.fandeck('check', 'shop')
  expect(checked.code).toBe(1)
  const said = checked.out + checked.errors
  expect(said).toContain('a file named shipped, answered, refunded, cancelled, opening, change')
  expect(said).toContain('{nickname}, {title}, {site}; there is no {order}')
  expect((await shop.fandeck('apply', 'shop')).code).toBe(1)
})

test('the built-in ones name only what their message has', async () => {
  for (const name of ['shipped', 'answered', 'refunded', 'cancelled', 'change'] as const) {
    const known: readonly string[] = MESSAGE_FIELDS[name]
    const { subject, body } = await templateOf(db(), name)
    const named = [...`${subject}${body}`.matchAll(/\{([^}]*)\}/g)].map(([, field]) => field)
    expect(named.filter((field) => !known.includes(field ?? ''))).toEqual([])
  }
  expect(filled('{a} {b} {c}', { a: '{b}', b: '2' })).toBe('{b} 2 ')
})
