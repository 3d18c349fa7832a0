import { execFileSync } from 'node:child_process'
import { join } from 'node:path'
import { ShopDocument } from '@fandeck/sdk/shop'
import * as z from 'zod/mini'

const ROOT = join(import.meta.dirname, '../../..')
/** The command `fandeck` from its source. */
export const COMMAND = join(ROOT, 'packages/sdk/src/command/main.ts')
/** The shop that `fandeck new` writes. */
export const STARTER = join(ROOT, 'packages/sdk/starter-shop')

/** Runs the command `fandeck` from its source and returns what it prints. */
export const fandeck = (...args: string[]): string =>
  execFileSync(process.execPath, [COMMAND, ...args], { encoding: 'utf8', stdio: ['ignore', 'pipe', 'pipe'] })

/** Returns the document of a folder. */
export const documentOf = (folder: string): ShopDocument =>
  z.parse(z.object({ document: ShopDocument }), JSON.parse(fandeck('check', folder, '--json'))).document

/** Returns the starter's shop, with terms that are no drafts. */
export function starterShop(): ShopDocument {
  const document = documentOf(STARTER)
  for (const one of Object.values(document.terms)) delete one.draft
  return document
}
