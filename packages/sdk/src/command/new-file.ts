// A file that a command will write: taken before the shop is asked, so that no answer is lost to a folder that is missing.
import { open, rm } from 'node:fs/promises'
import { resolve } from 'node:path'

/** An empty file that waits for its content. */
export interface NewFile {
  write(content: string | Uint8Array): Promise<void>
  /** Removes the file unless it was written. */
  [Symbol.asyncDispose](): Promise<void>
}

/**
 * Takes a path for a new file, which only its owner can read.
 *
 * @throws Error if something is there, or the folder is missing; nothing is written over
 */
export async function newFile(path: string): Promise<NewFile> {
  const file = resolve(path)
  const handle = await open(file, 'wx', 0o600).catch((error: unknown) => {
    const code = error instanceof Error && 'code' in error ? error.code : undefined
    if (code === 'EEXIST') throw new Error(`${file} exists; nothing is written over.`)
    throw new Error(`${file} cannot be written (${code}).`)
  })
  let isWritten = false
  return {
    async write(content) {
      await handle.writeFile(content)
      await handle.sync()
      isWritten = true
    },
    async [Symbol.asyncDispose]() {
      await handle.close()
      if (!isWritten) await rm(file)
    },
  }
}
