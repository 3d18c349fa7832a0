import { existsSync } from 'node:fs'
import { cp, readdir, readFile, writeFile } from 'node:fs/promises'
import { basename, join, resolve } from 'node:path'
import { fileURLToPath } from 'node:url'
import { defineCommand } from 'citty'
import colours from 'picocolors'
import * as z from 'zod/mini'
import { fail, say } from './say.ts'

/** The files that a new shop begins with. */
const STARTER = fileURLToPath(new URL('../../starter-shop', import.meta.url))
/** The name in the starter, for which the name of the shop is written. */
const Named = z.object({ name: z.string() })
/** A name that JSON, CSV, front matter and `.env` can hold as it is. */
const NAME = /^[\p{L}\p{N}][\p{L}\p{N} .&’·-]{0,39}$/u

/** Checks the name of a new shop or site. */
export function checkName(name: string): void {
  if (!NAME.test(name)) throw new Error('A name has up to 40 letters, digits, spaces and . & ’ · -')
}

/** Writes a new shop into an empty folder. */
export async function writeShop(folder: string, name: string): Promise<void> {
  checkName(name)
  if (existsSync(folder) && (await readdir(folder)).length > 0)
    throw new Error(`The folder ${folder} is not empty.`)
  await cp(STARTER, folder, { recursive: true })
  const starter = Named.parse(JSON.parse(await readFile(join(STARTER, 'shop.json'), 'utf8')))
  for (const entry of await readdir(folder, { recursive: true, withFileTypes: true })) {
    if (!/\.(json|md|csv)$/.test(entry.name)) continue
    const file = join(entry.parentPath, entry.name)
    await writeFile(file, (await readFile(file, 'utf8')).replaceAll(starter.name, name))
  }
}

/** `fandeck new`: a shop of one pack, eleven cards and a drop. */
export const create = defineCommand({
  meta: {
    name: 'new',
    description: 'Writes a new shop: one pack of 11 cards, a drop, and the terms as drafts.',
  },
  args: {
    folder: { type: 'positional', required: true, description: 'The folder to write' },
    name: { type: 'string', description: 'The name of the shop', valueHint: 'Seoul Lions' },
  },
  async run({ args }) {
    const folder = resolve(args.folder)
    try {
      await writeShop(folder, args.name ?? basename(folder))
    } catch (error) {
      fail(colours.red(error instanceof Error ? error.message : String(error)))
      return
    }
    say(
      `${colours.bold(folder)}\nNext: write your company into shop.json, then run: npx @fandeck/sdk check ${args.folder}`,
    )
  },
})
