import { expect, test } from 'vitest'
import { enSite } from './site.en.ts'
import { koSite } from './site.ko.ts'

test('English has every key of Korean, in the same form', () => {
  const shape = (catalogue: object) => Object.entries(catalogue).map(([key, value]) => [key, typeof value])
  expect(shape(enSite)).toEqual(shape(koSite))
})

test.each([
  ['FC서울', 'FC서울로'],
  ['수원 블루윙즈', '수원 블루윙즈로'],
  ['스틸러스', '스틸러스로'],
  ['FC안양', 'FC안양으로'],
  ['ITTA', 'ITTA(으)로'],
])('%s is moved to as %s', (name, expected) => {
  expect(koSite['transition.to']({ name })).toBe(`${expected} 이동하고 있어요`)
})
