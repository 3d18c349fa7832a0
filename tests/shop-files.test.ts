// The formats of a shop's files are published with the SDK, and its new shop names them.
import { expect, test } from 'vitest'
import { shopSchemaTexts } from '../scripts/shop-schemas.ts'
import { files, read } from './repo.ts'

test('the JSON Schemas are what `pnpm shop:schemas` writes', () => {
  const written = shopSchemaTexts()
  expect(Object.keys(written)).toHaveLength(15)
  expect(files('packages/sdk/schemas/*').toSorted()).toEqual(
    Object.keys(written)
      .map((name) => `packages/sdk/schemas/${name}`)
      .toSorted(),
  )
  for (const [name, text] of Object.entries(written)) expect(read(`packages/sdk/schemas/${name}`)).toBe(text)
})

test('every field of a file has a description, or a name that says all', () => {
  const drop = JSON.parse(shopSchemaTexts()['drops.schema.json'] ?? '{}')
  expect(drop.properties.price).toMatchObject({ minimum: 0, description: 'KRW per pack; 0 is free.' })
  expect(drop.properties.gate).toBeUndefined()
  expect(drop.additionalProperties).toBe(false)
})

test('each JSON file of a new shop names its schema', () => {
  const starter = files('packages/sdk/starter-shop/*.json', 'packages/sdk/starter-shop/*/*.json')
  expect(starter.length).toBeGreaterThan(3)
  const named = starter.map((file) => /"\$schema": ".*\/schemas\/(.*)"/.exec(read(file))?.[1] ?? file)
  expect(named.filter((name) => !(name in shopSchemaTexts()))).toEqual([])
  expect(read('packages/sdk/package.json')).toContain('"starter-shop"')
})
