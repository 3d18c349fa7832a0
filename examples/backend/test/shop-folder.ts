import { execFileSync } from 'node:child_process'
import { mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { ShopDocument } from '@fandeck/sdk/shop'
import * as z from 'zod/mini'
import { commandFile } from '../src/demo/shop.ts'

/** Runs the command `fandeck` and returns what it prints. */
const fandeck = (...args: string[]): string =>
  execFileSync(process.execPath, [commandFile(), ...args], {
    encoding: 'utf8',
    stdio: ['ignore', 'pipe', 'pipe'],
  })

/** Writes the shop of `fandeck new` into a folder, with terms that are no drafts. */
export function writeStarter(folder: string): void {
  fandeck('new', folder, '--name', '서울 라이온즈')
  for (const file of readdirSync(join(folder, 'terms'))) {
    const path = join(folder, 'terms', file)
    writeFileSync(path, readFileSync(path, 'utf8').replace('draft: true\n', ''))
  }
}

/** Returns the shop of `fandeck new`, with terms that are no drafts. */
export function starterShop(): ShopDocument {
  const root = mkdtempSync(join(tmpdir(), 'fandeck-shop-'))
  try {
    writeStarter(join(root, 'shop'))
    const printed: unknown = JSON.parse(fandeck('check', join(root, 'shop'), '--json'))
    return z.parse(z.object({ document: ShopDocument }), printed).document
  } finally {
    rmSync(root, { recursive: true, force: true })
  }
}
