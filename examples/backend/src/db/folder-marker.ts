import { createHash } from 'node:crypto'
import { closeSync, openSync, readdirSync, readFileSync, readSync, renameSync, writeFileSync } from 'node:fs'
import { join, relative } from 'node:path'
import * as z from 'zod/mini'

/** Files of a folder by path, each with its hash. */
const Files = z.record(z.string(), z.string())
type Files = z.output<typeof Files>

const filesIn = (folder: string): string[] =>
  readdirSync(folder, { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile())
    .map(({ parentPath, name }) => relative(folder, join(parentPath, name)))

/** One for all files: a buffer for each would be 100 MB to collect at each start. */
const chunk = Buffer.alloc(1 << 20)

function hashOf(file: string): string {
  const hash = createHash('sha1')
  const opened = openSync(file, 'r')
  try {
    for (let read = readSync(opened, chunk); read > 0; read = readSync(opened, chunk))
      hash.update(chunk.subarray(0, read))
  } finally {
    closeSync(opened)
  }
  return hash.digest('base64')
}

/**
 * Marks a folder as complete.
 *
 * @param closed the folder if nothing writes to it any more; the marker then contains the hash of each file
 */
export function writeMarker(marker: string, closed?: string): void {
  const files: Files = {}
  for (const name of closed ? filesIn(closed) : []) files[name] = hashOf(join(closed ?? '', name))
  // Renamed into place, because a truncated marker would report missing files.
  writeFileSync(`${marker}.new`, closed ? `${JSON.stringify(files)}\n` : '')
  renameSync(`${marker}.new`, marker)
}

/** Returns the file hashes of a closed folder; empty without them. */
export function readMarker(marker: string): Files {
  try {
    return z.parse(Files, JSON.parse(readFileSync(marker, 'utf8')))
  } catch {
    return {}
  }
}

/** Returns what has changed since the hashes were written; `undefined` if nothing has. */
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
