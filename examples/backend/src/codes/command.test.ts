import { mkdirSync, readFileSync, statSync, symlinkSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { parseCode } from '@fandeck/sdk/claims'
import { eq } from 'drizzle-orm'
import { afterEach, beforeEach, describe, expect, test } from 'vitest'
import { appliedShop, type RunningShop } from '../../test/running-shop.ts'
import { answerOf } from '../../test/shop.ts'
import { designs, editions } from '../cards/tables.ts'
import { createToken } from '../shop-files/tokens.ts'
import { hashCode } from './hashes.ts'
import { codeBatches, printedCodes } from './tables.ts'

const REQUEST = 'r'.repeat(40)
let shop: RunningShop

const openApplied = appliedShop((shop) => {
  mkdirSync(join(shop.folder, 'series'), { recursive: true })
  const album = { title: '앨범 코드', pack: 'first', startsAt: 'now-1d', endsAt: 'now+30d' }
  writeFileSync(join(shop.folder, 'series/album.json'), JSON.stringify(album))
})
beforeEach(async () => {
  shop = await openApplied()
})
afterEach(() => shop.close())

const issue = (...args: string[]) => shop.fandeck('codes', 'issue', 'album', ...args)
const csv = (name: string) =>
  readFileSync(join(shop.root, name), 'utf8')
    .replace('\uFEFF', '')
    .trim()
    .split('\n')
    .map((line) => line.split(','))
const codesIn = (name: string) => csv(name).flatMap(([code = ''], at) => (at === 0 ? [] : [code]))
async function claim(code: string) {
  const { headers } = await shop.backend.member()
  const body = JSON.stringify({ check_data: code })
  const send = { ...headers, 'content-type': 'application/json' }
  return answerOf(await shop.backend.api.request('/card/1', { method: 'POST', headers: send, body }))
}
const stored = () => shop.backend.backend.db.select().from(printedCodes)

describe('fandeck codes', () => {
  test('issues a batch that fans can claim; the database holds no code that can be read', async () => {
    const { out, code } = await issue('--count', '30', '--out', 'codes.csv', '--proof', 'codes.pdf')
    expect(code).toBe(0)
    expect(out).toContain('Batch B1: 30 codes of album in codes.csv.')
    const [head, ...rows] = csv('codes.csv')
    expect(head).toEqual(['code', 'number', 'card', 'finish', 'edition'])
    expect(new Set(codesIn('codes.csv')).size).toBe(30)
    expect(readFileSync(join(shop.root, 'codes.pdf')).subarray(0, 5).toString()).toBe('%PDF-')
    for (const [printed = '', , card, , edition] of rows) {
      expect(parseCode(printed)).toBe(printed.replaceAll('-', ''))
      expect([card, Number(edition)]).not.toContain('')
    }
    const text = JSON.stringify([await stored(), await shop.backend.backend.db.select().from(codeBatches)])
    for (const printed of codesIn('codes.csv')) {
      expect(text).not.toContain(printed)
      expect(text).not.toContain(printed.replaceAll('-', ''))
    }
    expect((await stored()).map(({ batchId }) => batchId)).toEqual(Array.from({ length: 30 }, () => 1))
    expect(statSync(join(shop.root, 'codes.csv')).mode & 0o077).toBe(0)
    const [first = ''] = codesIn('codes.csv')
    expect(await claim(first)).toMatchObject({ http: 200, data: { card_name: expect.any(String) } })
    expect(await claim(first)).toMatchObject({ http: 409, code: 'CODE_USED' })
  })

  test('writes no cell that a spreadsheet takes for a formula', async () => {
    // No check lets such a name through; rows of an older version could have one.
    await shop.backend.backend.db.update(designs).set({ cardName: '=1+1' })
    await issue('--count', '2', '--out', 'codes.csv')
    expect(csv('codes.csv').map(([, , card]) => card)).toEqual(['card', "'=1+1", "'=1+1"])
  })

  test('a request that is repeated returns the same batch, and another of its id is refused', async () => {
    await issue('--count', '12', '--out', 'a.csv', '--request', REQUEST)
    const again = await issue('--count', '12', '--out', 'b.csv', '--request', REQUEST)
    expect(again.out).toContain('Batch B1: 12 codes')
    expect(csv('b.csv')).toEqual(csv('a.csv'))
    expect(await stored()).toHaveLength(12)
    const other = await issue('--count', '13', '--out', 'c.csv', '--request', REQUEST)
    expect(other).toMatchObject({ code: 1, errors: expect.stringContaining('REQUEST_REUSED') })
    expect(await shop.backend.backend.db.$count(codeBatches)).toBe(1)
  })

  test('a code that exists is given once: the batch gets the next one', async () => {
    await issue('--count', '5', '--out', 'a.csv', '--request', REQUEST)
    const { db, config } = shop.backend.backend
    const [first = '', ...others] = codesIn('a.csv').map((code) => code.replaceAll('-', ''))
    await db.delete(printedCodes)
    await db.delete(codeBatches)
    const taken = { mintingId: 1, cardId: 1, edition: 1, codeHash: hashCode(config, first) }
    await db.insert(printedCodes).values(taken)
    await issue('--count', '5', '--out', 'b.csv', '--request', REQUEST)
    const codes = codesIn('b.csv').map((code) => code.replaceAll('-', ''))
    expect(codes).toHaveLength(5)
    expect(codes).toEqual([...others, expect.not.stringContaining(first)])
    await issue('--count', '5', '--out', 'c.csv', '--request', REQUEST)
    expect(csv('c.csv')).toEqual(csv('b.csv'))
  })

  test('revokes what is unclaimed; its copies are free again, and a report counts by day', async () => {
    await issue('--count', '4', '--out', 'codes.csv')
    const [first = '', second = ''] = codesIn('codes.csv')
    await claim(first)
    const { out } = await shop.fandeck('codes', 'revoke', 'B1')
    expect(out).toContain('issued 4, claimed 1, revoked 3, unclaimed 0')
    expect(await claim(second)).toMatchObject({
      http: 409,
      code: 'CODE_REVOKED',
      message: '사용할 수 없게 된 코드예요. 고객센터로 문의해 주세요.',
    })
    expect(await claim(first)).toMatchObject({ code: 'CODE_USED' })
    expect((await shop.fandeck('codes', 'revoke', 'B1')).out).toBe(out)
    await issue('--count', '2', '--out', 'more.csv')
    const report = await shop.fandeck('codes', 'report', 'album', '--json')
    expect(JSON.parse(report.out)).toMatchObject({
      batches: [
        {
          batch: 'B1',
          series: 'album',
          author: 'han-doyun',
          issued: 4,
          claimed: 1,
          revoked: 3,
          unclaimed: 0,
        },
        { batch: 'B2', issued: 2, claimed: 0, revoked: 0, unclaimed: 2 },
      ],
      days: [{ day: expect.stringMatching(/^\d{4}-\d\d-\d\d$/), claimed: 1 }],
    })
    const one = JSON.parse((await shop.fandeck('codes', 'report', 'B2', '--json')).out)
    expect(one).toMatchObject({ batches: [{ batch: 'B2' }], days: [] })
  })

  test.each([
    [['album', '--count', '0', '--out', 'x.csv'], '--count is a number from 1 to 20000'],
    [['album', '--count', '-1', '--out', 'x.csv'], '--count is a number from 1 to 20000'],
    [['album', '--count', '1e9', '--out', 'x.csv'], '--count is a number from 1 to 20000'],
    [['album', '--count', '20001', '--out', 'x.csv'], '--count is a number from 1 to 20000'],
    [['poster', '--count', '1', '--out', 'x.csv'], 'SERIES_UNKNOWN'],
    [['../../etc', '--count', '1', '--out', 'x.csv'], 'is no name of a series'],
    [['album', '--count', '1', '--out', 'nowhere/x.csv'], 'cannot be written (ENOENT)'],
    [['album', '--count', '1', '--out', 'shop/shop.json'], 'exists; nothing is written over'],
    [['album', '--count', '1', '--out', 'link.csv'], 'exists; nothing is written over'],
    [['album', '--count', '20000', '--out', 'x.csv'], 'CODES_SHORT'],
  ])('refuses %j and issues nothing', async (args, reason) => {
    symlinkSync(join(shop.root, 'target.csv'), join(shop.root, 'link.csv'))
    const answer = await shop.fandeck('codes', 'issue', ...args)
    expect(answer).toMatchObject({ code: 1, errors: expect.stringContaining(reason) })
    expect(await stored()).toEqual([])
    expect(() => statSync(join(shop.root, 'x.csv'))).toThrow('ENOENT')
    expect(() => statSync(join(shop.root, 'target.csv'))).toThrow('ENOENT')
  })

  test('the shop refuses what no command sends: a viewer, wrong numbers, an unknown batch', async () => {
    const { backend, api } = shop.backend
    const tokenOf = async (role: 'shop' | 'viewer') =>
      (await createToken(backend, { name: `t-${role}`, role, days: 1 })).token
    const post = async (path: string, body: object, role: 'shop' | 'viewer' = 'shop') => {
      const headers = { authorization: `Bearer ${await tokenOf(role)}`, 'content-type': 'application/json' }
      return answerOf(await api.request(path, { method: 'POST', headers, body: JSON.stringify(body) }))
    }
    const body = { series: 'album', count: 1, requestId: REQUEST }
    expect(await post('/operator/codes/issue', body, 'viewer')).toMatchObject({
      http: 403,
      code: 'TOKEN_ROLE',
    })
    for (const count of [0, -1, 1e9, 1.5, '1', null])
      expect(await post('/operator/codes/issue', { ...body, count })).toMatchObject({ http: 400 })
    expect(await post('/operator/codes/issue', { ...body, requestId: 'short' })).toMatchObject({ http: 400 })
    expect(await post('/operator/codes/revoke', { batch: 'B9' })).toMatchObject({ code: 'BATCH_UNKNOWN' })
    expect(await post('/operator/codes/proof', { batch: 'B9', codes: ['ABCD'] })).toMatchObject({ http: 404 })
    expect(await stored()).toEqual([])
  })

  test('issues that meet share no copy', async () => {
    await Promise.all([1, 2, 3].map((n) => issue('--count', '10', '--out', `${n}.csv`)))
    const copies = (await stored()).map(({ cardId, edition }) => `${cardId}/${edition}`)
    expect(copies).toHaveLength(30)
    expect(new Set(copies).size).toBe(30)
    const sold = await shop.backend.backend.db.select().from(editions).where(eq(editions.dropId, 1))
    const ofDrop = new Set(sold.map(({ cardId, edition }) => `${cardId}/${edition}`))
    expect(copies.filter((copy) => ofDrop.has(copy))).toEqual([])
  })
})
