import { existsSync } from 'node:fs'
import { mkdir, writeFile } from 'node:fs/promises'
import { dirname, join, resolve } from 'node:path'
import { defineCommand } from 'citty'
import colours from 'picocolors'
import { attempt } from './attempt.ts'
import { importNotion } from './notion.ts'
import { MOST_PICTURE, readFolder } from './read-folder.ts'
import { say } from './say.ts'

/** `fandeck import`: the pages of Notion as texts of a shop. */
export const importPages = defineCommand({
  meta: { name: 'import', description: 'Writes the pages of a Notion export as texts of a shop.' },
  args: {
    from: {
      type: 'positional',
      required: true,
      description: 'The unzipped export, in the format Markdown & CSV',
    },
    into: { type: 'string', required: true, description: 'The folder of the shop', valueHint: 'lions' },
  },
  run: ({ args }) =>
    attempt(async () => {
      const { files: exported, faults: unread } = await readFolder(resolve(args.from), () => MOST_PICTURE)
      const shop = resolve(args.into)
      if (!existsSync(join(shop, 'shop.json'))) throw new Error(`${shop} is no shop: it has no shop.json.`)
      const { files, pages, faults } = importNotion(exported)
      if (pages.size === 0) throw new Error(`${args.from} has no Markdown; unzip the export first.`)
      const [known] = [...files.keys()].filter((file) => existsSync(join(shop, file)))
      if (known) throw new Error(`${join(shop, known)} exists; nothing is written over.`)
      for (const [file, content] of files) {
        await mkdir(dirname(join(shop, file)), { recursive: true })
        await writeFile(join(shop, file), content, { flag: 'wx' })
      }
      for (const [from, to] of pages) say(`${from} → ${to}`)
      for (const { file, expected } of [...unread, ...faults])
        say(`${file} ${colours.yellow('left out')} expected ${expected}`)
      say(`${pages.size} pages. Next: npx @fandeck/sdk check ${args.into}`)
    }),
})
