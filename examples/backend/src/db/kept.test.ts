import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { getTableName, is } from 'drizzle-orm'
import { PgTable } from 'drizzle-orm/pg-core'
import { expect, test } from 'vitest'
import * as schema from './schema.ts'

test('D95 the document of what is kept names every table of the database once, and no other', () => {
  const text = readFileSync(join(import.meta.dirname, '../../../../docs/maintainers/storage.md'), 'utf8')
  const [, section = ''] = text.split('## Rows of the database')
  const rows = section.split('\n').filter((line) => line.startsWith('| `'))
  // A name in the first column, or one in the last that a row of the first becomes.
  const named = rows.flatMap((row) => [...row.matchAll(/`([a-z_]+)`/g)].map(([, name]) => name))
  const tables = Object.values<unknown>(schema).flatMap((table) =>
    is(table, PgTable) ? [getTableName(table)] : [],
  )
  expect(named.toSorted()).toEqual(tables.toSorted())
})
