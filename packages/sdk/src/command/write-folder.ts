// Writes a shop as a folder: what `load-shop.ts` reads.
import { existsSync } from 'node:fs'
import { mkdir, readdir, writeFile } from 'node:fs/promises'
import { dirname, join } from 'node:path'
import { stringify as csvOf } from 'csv-stringify/sync'
import { stringify as yamlOf } from 'yaml'
import { type CardRow, SHOP_KINDS, type ShopDocument } from '../shop/index.ts'

const COLUMNS = [
  'id',
  'number',
  'name',
  'position',
  'subtitle',
  'finish',
  'copies',
  'picture',
  'drawing',
  'story',
]
const SCHEMAS = 'https://unpkg.com/@fandeck/sdk/schemas'

const json = (kind: string, value: object) =>
  `${JSON.stringify({ $schema: `${SCHEMAS}/${kind}.schema.json`, ...value }, null, 2)}\n`

const markdown = ({ text, ...values }: { text: string }) => `---\n${yamlOf(values)}---\n\n${text}\n`

const cardsFile = (cards: readonly CardRow[]) =>
  csvOf(
    cards.map(({ drawing, ...card }) => ({ ...card, ...(drawing && { drawing: JSON.stringify(drawing) }) })),
    { header: true, columns: COLUMNS.filter((column) => cards.some((card) => Object.hasOwn(card, column))) },
  )

/** Returns the texts of all files of a shop, by path. */
export function filesOf(document: ShopDocument): Map<string, string> {
  const { shop, packs, whitelists, campaigns, ...kinds } = document
  const files = new Map([['shop.json', json('shop', shop)]])
  for (const [name, { cards, ...pack }] of Object.entries(packs)) {
    files.set(`packs/${name}.json`, json('packs', pack))
    files.set(`packs/${name}.cards.csv`, cardsFile(cards))
  }
  for (const [kind, { form }] of Object.entries(SHOP_KINDS)) {
    if (kind === 'packs') continue
    for (const [name, file] of Object.entries<object>(Reflect.get(kinds, kind) ?? {})) {
      const text = 'text' in file ? String(file.text) : ''
      if (form === 'text') files.set(`${kind}/${name}.md`, markdown({ ...file, text }))
      else {
        const { text: _, ...values } = { text, ...file }
        files.set(`${kind}/${name}.json`, json(kind, values))
        if (form === 'article' && text !== '') files.set(`${kind}/${name}.md`, `${text}\n`)
      }
    }
  }
  for (const [name, members] of Object.entries(whitelists))
    files.set(
      `whitelists/${name}.csv`,
      csvOf(
        members.map((member) => ({ member })),
        { header: true, columns: ['member'] },
      ),
    )
  for (const [name, campaign] of Object.entries(campaigns))
    files.set(`campaigns/${name}.json`, `${JSON.stringify(campaign, null, 2)}\n`)
  return files
}

/** Writes a shop into a folder that is empty. @throws Error if it is not */
export async function writeFolder(
  folder: string,
  document: ShopDocument,
  pictures: ReadonlyMap<string, Uint8Array>,
) {
  if (existsSync(folder) && (await readdir(folder)).length > 0)
    throw new Error(`The folder ${folder} is not empty.`)
  for (const [path, content] of [...filesOf(document), ...pictures]) {
    await mkdir(dirname(join(folder, path)), { recursive: true })
    await writeFile(join(folder, path), content)
  }
}
