import { createHash, randomUUID } from 'node:crypto'
import { mkdir, readdir, readFile, rename, rm, stat, writeFile } from 'node:fs/promises'
import { join } from 'node:path'

/** Some 200 MB. */
const MOST = 5000
/** The writes between two looks at the size of the folder. */
const WRITES = 500

/** Removes the oldest files of a folder above `most`. */
async function prune(folder: string, most: number): Promise<void> {
  const names = await readdir(folder)
  if (names.length <= most) return
  const files = await Promise.all(
    names.map(async (name) => ({ name, at: (await stat(join(folder, name))).mtimeMs })),
  )
  const oldest = files.toSorted((one, other) => one.at - other.at).slice(0, names.length - most)
  for (const { name } of oldest) await rm(join(folder, name), { force: true })
}

/**
 * Returns a function that keeps what `make` returns in a folder, under the hash of all that it depends on: a process that
 * starts again, or another one, reads it. What cannot be kept, such as on a full disk, is made each time.
 */
export function keptIn(folder: string, most = MOST) {
  let writes = 0

  async function keep(file: string, bytes: Buffer): Promise<void> {
    // Each time, because an operator may delete the folder.
    await mkdir(folder, { recursive: true })
    if (writes % WRITES === 0) await prune(folder, most)
    writes++
    // Whole under its name, because other processes read it.
    const part = `${file}.${randomUUID()}`
    await writeFile(part, bytes)
    await rename(part, file)
  }

  return async (parts: readonly unknown[], make: () => Promise<Buffer>): Promise<Buffer> => {
    const file = join(folder, createHash('sha256').update(JSON.stringify(parts)).digest('hex'))
    const found = await readFile(file).catch(() => undefined)
    // After a power failure a file can be empty.
    if (found && found.length > 0) return found
    const made = await make()
    await keep(file, made).catch(() => {})
    return made
  }
}
