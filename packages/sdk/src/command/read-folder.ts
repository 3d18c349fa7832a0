import { lstat, readdir, readFile } from 'node:fs/promises'
import { join, relative, sep } from 'node:path'
import { type Fault, faultOf } from './fault.ts'

/** The most bytes of a text file. */
export const MOST_TEXT = 1024 * 1024
/** The most bytes of a picture. */
export const MOST_PICTURE = 20 * 1024 * 1024
/** The most files of a shop. */
const MOST_FILES = 20_000

/** The files of a shop by their path, with `/` and in Unicode's composed form. */
export interface ShopFolder {
  files: Map<string, Uint8Array>
  faults: Fault[]
}

const isHidden = (name: string) => name.startsWith('.') || name === 'node_modules' || name === 'Thumbs.db'

const mostOf = (path: string) => (path.startsWith('media/') ? MOST_PICTURE : MOST_TEXT)

/**
 * Reads every file below a folder; refuses symbolic links, which could lead out of it, and files that are too large.
 *
 * @param mostBytes the most bytes of a file; by default those of a shop
 */
export async function readFolder(folder: string, mostBytes = mostOf): Promise<ShopFolder> {
  const files = new Map<string, Uint8Array>()
  const faults: Fault[] = []
  const entries = await readdir(folder, { recursive: true, withFileTypes: true }).catch(() => undefined)
  if (!entries) return { files, faults: [faultOf('.', `a folder that can be read; ${folder} is none`)] }
  if (entries.length > MOST_FILES)
    return { files, faults: [faultOf('.', `at most ${MOST_FILES} files; the folder has ${entries.length}`)] }
  for (const entry of entries) {
    const full = join(entry.parentPath, entry.name)
    const path = relative(folder, full).split(sep).join('/').normalize('NFC')
    if (path.split('/').some(isHidden)) continue
    const { size } = await lstat(full)
    const most = mostBytes(path)
    if (entry.isSymbolicLink())
      faults.push(faultOf(path, 'a file of its own; symbolic links are not followed'))
    else if (!entry.isFile()) continue
    else if (size > most)
      faults.push(
        faultOf(path, `at most ${most / 1024 / 1024} MB; it has ${Math.ceil(size / 1024 / 1024)} MB`),
      )
    else files.set(path, await readFile(full))
  }
  return { files, faults }
}
