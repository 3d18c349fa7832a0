import { resolve } from 'node:path'
import { defineCommand } from 'citty'
import colours from 'picocolors'
import { SHOP_PATHS, ShopExport } from '../shop/index.ts'
import { attempt } from './attempt.ts'
import { runningShop, TO } from './running-shop.ts'
import { say } from './say.ts'
import { writeFolder } from './write-folder.ts'

/** `fandeck export`: writes a running shop as files. */
export const exportShop = defineCommand({
  meta: { name: 'export', description: 'Writes a running shop as files.' },
  args: {
    folder: { type: 'positional', required: true, description: 'The folder to write' },
    ...TO,
  },
  run: ({ args }) =>
    attempt(async () => {
      const folder = resolve(args.folder)
      const shop = runningShop(args.to)
      const { document, pictures, revision } = await shop.ask(SHOP_PATHS.export, ShopExport)
      const bytes = new Map<string, Uint8Array>()
      for (const [path, address] of Object.entries(pictures)) bytes.set(path, await shop.load(address))
      await writeFolder(folder, document, bytes)
      say(`${colours.bold(folder)} holds the shop as at revision ${revision}.`)
    }),
})
