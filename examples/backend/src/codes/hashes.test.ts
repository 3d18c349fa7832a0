import { generateCode, parseCodeFormat } from '@fandeck/sdk/claims'
import { afterEach, beforeEach, expect, test } from 'vitest'
import { codes, openShop, type Shop } from '../../test/shop.ts'
import { codesOf, hashCode, hashStoredCodes } from './hashes.ts'
import { printedCodes } from './tables.ts'

const format = parseCodeFormat('9+3')
let shop: Shop

beforeEach(async () => {
  shop = await openShop()
})
afterEach(() => shop.close())

test('a start hashes the codes that an older version has stored, and each stays valid', async () => {
  const old = Array.from({ length: 2001 }, () => generateCode((bytes) => crypto.getRandomValues(bytes)))
  const rows = old.map((codeHash, at) => ({ mintingId: 1, codeHash, cardId: 11, edition: 60 + at }))
  await shop.db.insert(printedCodes).values(rows)
  expect(await hashStoredCodes(shop.backend)).toBe(2001)
  expect(await hashStoredCodes(shop.backend)).toBe(0)
  const stored = (await shop.db.select().from(printedCodes)).map(({ codeHash }) => codeHash)
  expect(new Set(stored)).toEqual(new Set(old.map((code) => hashCode(shop.backend.config, code))))
  const fan = await shop.member()
  expect(codes([await shop.post('/card/1', { check_data: old[0] }, fan.headers)])).toEqual(['200'])
})

test('a hash needs the key of the server', () => {
  const { secrets } = shop.backend.config
  const other = { secrets: { ...secrets, codes: `${secrets.codes}x` } }
  expect(hashCode(other, 'ANPTEKTXA7FX')).not.toBe(hashCode(shop.backend.config, 'ANPTEKTXA7FX'))
})

test('a seed gives the same codes again, and another seed or key gives others', () => {
  const { config } = shop.backend
  const take = (keys: Pick<typeof config, 'secrets'>, seed: string) => {
    const made = codesOf(keys, seed, format)
    return Array.from({ length: 500 }, () => made.next().value)
  }
  const first = take(config, 'a')
  expect(take(config, 'a')).toEqual(first)
  const others = [take(config, 'b'), take({ secrets: { ...config.secrets, codes: 'other' } }, 'a')]
  expect(new Set([...first, ...others.flat()]).size).toBe(1500)
})
