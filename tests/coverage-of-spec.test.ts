import { describe, expect, test } from 'vitest'
import { files, read } from './repo.ts'

const rows = new Set(
  [...read('docs/requirements.md').matchAll(/^\| (S\d+\.\d+) /gm)].map(([, id = '']) => id),
)
const tests = files('*.test.ts', '*.test.tsx')
const named = new Map(
  tests.map((file) => [file, [...read(file).matchAll(/\bS\d+\.\d+\b/g)].map(([id]) => id)]),
)

describe('coverage of the requirements', () => {
  test('a test names only rows that exist', () => {
    const unknown = [...named].flatMap(([file, ids]) =>
      ids.filter((id) => !rows.has(id)).map((id) => `${file}: ${id}`),
    )
    expect(unknown).toEqual([])
  })

  test('the rows without a test are listed', () => {
    const proved = new Set([...named.values()].flat())
    const missing = [...rows].filter((id) => !proved.has(id))
    process.stdout.write(
      `${proved.size} of ${rows.size} rows are named by a test. Not yet: ${missing.join(' ')}\n`,
    )
    expect(rows.size).toBeGreaterThan(290)
    expect(proved.size).toBeGreaterThan(0)
  })
})
