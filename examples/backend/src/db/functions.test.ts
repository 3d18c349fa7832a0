import { globSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { sql } from 'drizzle-orm'
import { describe, expect, test } from 'vitest'
import { freshDatabase } from '../../test/backend.ts'
import { functionsDigest, sqlFunctions } from './functions.ts'
import { openDb } from './open.ts'
import { rowsOf } from './rows.ts'

const BACKEND = join(import.meta.dirname, '../..')
const read = (path: string) => readFileSync(join(BACKEND, path), 'utf8')

describe('the SQL functions', () => {
  test('are replaced by those of the files at each start', async () => {
    const url = await freshDatabase()
    const first = await openDb(url)
    await first.db.execute(
      sql`create or replace function fandeck_now() returns bigint language sql volatile as $$ select 7::bigint $$`,
    )
    await first.close()
    const second = await openDb(url)
    const [row] = await rowsOf(second.db, sql`select fandeck_now() as now`)
    expect(Number(row?.now)).toBeGreaterThan(1_700_000_000_000)
    await second.close()
  })

  test('stand one per file, named after the function', () => {
    const files = globSync('src/*/sql/*.sql', { cwd: BACKEND })
    expect(files).toHaveLength(sqlFunctions.length)
    for (const file of files)
      expect(read(file).match(/^CREATE.*$/gm), file).toEqual([
        expect.stringMatching(new RegExp(`^CREATE OR REPLACE FUNCTION ${/(\w+)\.sql$/.exec(file)?.[1]}\\(`)),
      ])
  })

  test('have a migration for each change, so that a process of an older version cannot restore the old ones', () => {
    const named = globSync('migrations/*.sql', { cwd: BACKEND })
      .toSorted()
      .flatMap((file) => /^-- functions (\w+)$/m.exec(read(file))?.[1] ?? [])
    expect(
      named.at(-1),
      'pnpm --filter @fandeck/backend exec drizzle-kit generate --custom --name functions, ' +
        `and write into it: -- functions ${functionsDigest}`,
    ).toBe(functionsDigest)
  })

  test('exist wherever documents and code name one', () => {
    const names = new Set(sqlFunctions.map((text) => /FUNCTION (\w+)/.exec(text)?.[1]))
    const prose = ['README.md', '../../docs/maintainers/security.md'].map(read).join('\n')
    const code = globSync('src/**/*.ts', { cwd: BACKEND }).map(read).join('\n')
    const verb = '(?:reserve|expire|join|place|space|copies|check|draw|lock|random)_[a-z_]+|fandeck_now'
    const named = [...`${prose}\n${code}`.matchAll(new RegExp(`(?:\`(${verb})\`|\\b(${verb})\\()`, 'g'))]
    const found = [...new Set(named.map(([, quoted, called]) => quoted ?? called))]
    expect(found.length).toBeGreaterThan(5)
    expect(found.filter((name) => !names.has(name))).toEqual([])
  })
})
