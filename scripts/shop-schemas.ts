// `pnpm shop:schemas`: writes the JSON Schemas of a shop's files.
import { globSync, mkdirSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import * as shop from '@fandeck/sdk/shop'
import { jsonSchemaText } from './json-schema.ts'

const SDK = join(import.meta.dirname, '../packages/sdk')
const FOLDER = join(SDK, 'schemas')
const sources = globSync('src/shop/*.schema.ts', { cwd: SDK }).map((file) => join(SDK, file))

const textOf = (name: string, schema: Parameters<typeof jsonSchemaText>[0]): [string, string] => [
  `${name}.schema.json`,
  jsonSchemaText(schema, `A shop of Fandeck: ${name}`, { named: shop, sources }),
]

/** Returns the texts of the schemas by the names of their files. */
export const shopSchemaTexts = (): Record<string, string> =>
  Object.fromEntries([
    textOf('shop', shop.ShopFile),
    ...Object.entries(shop.SHOP_KINDS).map(([folder, { schema }]) => textOf(folder, schema)),
  ])

if (import.meta.main) {
  mkdirSync(FOLDER, { recursive: true })
  for (const [name, text] of Object.entries(shopSchemaTexts())) writeFileSync(join(FOLDER, name), text)
}
