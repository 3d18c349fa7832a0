import { randomUUID } from 'node:crypto'
import { mkdir, open, readFile, rename, rm } from 'node:fs/promises'
import { dirname, join } from 'node:path'
import type { MediaStore } from './media-store.ts'

const isMissing = (error: unknown) => error instanceof Error && 'code' in error && error.code === 'ENOENT'

/**
 * Keeps media in a folder, in subfolders by the first two digits. Several processes share it if they see the same
 * folder.
 */
export function folderStore(folder: string): MediaStore {
  const pathOf = (name: string) => join(folder, name.slice(0, 2), name)
  return {
    async put(name, bytes) {
      const path = pathOf(name)
      await mkdir(dirname(path), { recursive: true })
      // Renamed into place, so that a crash leaves no partial file under the name.
      const made = join(dirname(path), `.${randomUUID()}`)
      try {
        const file = await open(made, 'wx')
        try {
          await file.writeFile(bytes)
          await file.sync()
        } finally {
          await file.close()
        }
        await rename(made, path)
      } catch (error) {
        await rm(made, { force: true })
        throw error
      }
    },
    async read(name) {
      try {
        return await readFile(pathOf(name))
      } catch (error) {
        if (isMissing(error)) return undefined
        throw error
      }
    },
    remove: (name) => rm(pathOf(name), { force: true }),
  }
}
