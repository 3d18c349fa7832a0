import { execFile } from 'node:child_process'
import { createRequire } from 'node:module'
import { dirname, extname, join, resolve } from 'node:path'
import { promisify } from 'node:util'
import { ShopDocument } from '@fandeck/sdk/shop'
import * as z from 'zod/mini'

/** The shop of the demo. */
const FOLDER = resolve(import.meta.dirname, '../../../shop')
const MOST_BYTES = 16 * 1024 * 1024

const Checked = z.object({ document: ShopDocument })

/** Returns the file of the command `fandeck`, which stands beside the SDK. */
export function commandFile(): string {
  const entry = createRequire(import.meta.url).resolve('@fandeck/sdk')
  return join(dirname(entry), 'command', extname(entry) === '.ts' ? 'main.ts' : 'main.js')
}

/** Reads the shop of the demo as an owner does: by `fandeck check`. */
export async function demoShop(): Promise<ShopDocument> {
  const { stdout } = await promisify(execFile)(process.execPath, [commandFile(), 'check', FOLDER, '--json'], {
    maxBuffer: MOST_BYTES,
  })
  return z.parse(Checked, JSON.parse(stdout)).document
}
