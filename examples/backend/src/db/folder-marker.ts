import { createHash } from 'node:crypto'
import { readdirSync, readFileSync, renameSync, writeFileSync } from 'node:fs'
import { join, relative } from 'node:path'
import * as z from 'zod/mini'

/** Files of a folder by their path, each with its hash. */
const Files = z.record(z.string(), z.string())
type Files = z.output<typeof Files>

const filesIn = (folder: string): string[] =>
  readdirSync(folder, { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile())
    .map(({ parentPath, name }) => relative(folder, join(parentPath, name)))

const hashOf = (file: string): string => createHash('sha1').update(readFileSync(file)).digest('base64')

/**
 * Marks a folder as one that has been whole once.
 *
 * @param closed the folder, when nothing writes in it any more: the marker then keeps what each file is
 */
export function writeMarker(marker: string, closed?: string): void {
  const files: Files = {}
  for (const name of closed ? filesIn(closed) : []) files[name] = hashOf(join(closed ?? '', name))
  // Moved into its place whole: a marker that is cut short would say that files are missing.
  writeFileSync(`${marker}.new`, closed ? `${JSON.stringify(files)}\n` : '')
  renameSync(`${marker}.new`, marker)
}

/** What the files were when the folder was closed; empty when it was not, or the marker does not tell. */
export function readMarker(marker: string): Files {
  try {
    return z.parse(Files, JSON.parse(readFileSync(marker, 'utf8')))
  } catch {
    return {}
  }
}

/** What has become of a file since; `undefined` when all are as they were. */
export function changeOf(folder: string, files: Files): string | undefined {
  for (const [name, hash] of Object.entries(files)) {
    try {
      if (hashOf(join(folder, name)) !== hash) return `${name} has changed since it was closed`
    } catch {
      return `${name} cannot be read`
    }
  }
  return undefined
}
