// A shop of `fandeck new` in a folder, for tests that change its files.
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { readFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterEach, beforeEach, expect } from 'vitest'
import { loadShop } from './load-shop.ts'
import { writeShop } from './new.ts'

export const NOW = Date.parse('2026-03-01T12:00:00+09:00')
/** The smallest PNG, of one pixel. */
export const PIXEL = Buffer.from(
  'iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mNkYPhfDwAChwGA60e6kgAAAABJRU5ErkJggg==',
  'base64',
)

/** Writes a new shop before each test of a file, and deletes it after. */
export function shopFolder() {
  let folder = ''
  beforeEach(async () => {
    folder = mkdtempSync(join(tmpdir(), 'fandeck-shop-'))
    await writeShop(folder, '서울 라이온즈')
  })
  afterEach(() => rmSync(folder, { recursive: true, force: true }))
  const put = (file: string, content: string | Uint8Array) => writeFileSync(join(folder, file), content)
  const load = () => loadShop(folder, NOW)
  return {
    path: (file: string) => join(folder, file),
    put,
    load,
    async change(file: string, from: string, to: string): Promise<void> {
      const text = await readFile(join(folder, file), 'utf8')
      expect(text).toContain(from)
      put(file, text.replace(from, to))
    },
    /** The errors as `file:line path: expected`. */
    errors: async () =>
      (await load()).faults
        .filter(({ level }) => level === 'error')
        .map(({ file, line, path, expected }) => `${file}:${line} ${path}: ${expected}`),
  }
}
