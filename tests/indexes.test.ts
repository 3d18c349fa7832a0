import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { indexes } from '../scripts/indexes.ts'
import { ROOT } from './repo.ts'

test.each(Object.entries(indexes()))('%s is what `pnpm indexes` writes', (path, written) => {
  expect(readFileSync(join(ROOT, path), 'utf8')).toBe(written)
})
