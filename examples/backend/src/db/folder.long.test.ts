import {
  cpSync,
  existsSync,
  mkdirSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  rmSync,
  truncateSync,
  writeFileSync,
} from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { sql } from 'drizzle-orm'
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest'
import { StartProblem } from '../start-problem.ts'
import { openFolder, POSTGRES_MAJOR } from './folder.ts'
import { rowsOf } from './rows.ts'

let root: string
let folder: string
let said: string[]
const marker = () => `${folder}.complete`
const open = () => openFolder(folder, (sentence) => said.push(sentence))
/** Creates a folder with a table and closes it. */
let model: string

beforeAll(async () => {
  root = mkdtempSync(join(tmpdir(), 'fandeck-folder-'))
  model = join(root, 'model')
  const { db, close } = await openFolder(model)
  await db.execute(sql`insert into settings values ('seeded_at', 'kept')`)
  await close()
})
afterAll(() => rmSync(root, { recursive: true, force: true }))
beforeEach(() => {
  folder = join(mkdtempSync(join(root, 'one-')), 'database')
  said = []
  cpSync(model, folder, { recursive: true })
  cpSync(`${model}.complete`, marker())
})

async function refused(): Promise<string> {
  const before = readdirSync(join(folder, '..'), { recursive: true }).toSorted()
  const error = await open().then(
    () => undefined,
    (reason: unknown) => reason,
  )
  expect(error).toBeInstanceOf(StartProblem)
  const { message } = error instanceof Error ? error : new Error('it has opened')
  expect(message.split('\n')).toHaveLength(1)
  expect(readdirSync(join(folder, '..'), { recursive: true }).toSorted()).toEqual(before)
  return message
}

async function kept(): Promise<unknown> {
  const { db, close } = await open()
  const [row] = await rowsOf(db, sql`select value from settings where key = 'seeded_at'`)
  await close()
  return row?.value
}

test('D57 a closed folder opens with its content', async () => {
  expect(await kept()).toBe('kept')
  expect(said).toEqual([])
})

test('SEC-3 a database without its marker is moved aside with one message, and can be restored', async () => {
  rmSync(marker())
  expect(await kept()).toBeUndefined()
  expect(said).toHaveLength(1)
  const aside = /moved to (\S+) /.exec(said[0] ?? '')?.[1] ?? ''
  expect(aside).toMatch(/database\.aside-\d{4}-\d{2}-\d{2}T/)
  rmSync(folder, { recursive: true })
  cpSync(aside, folder, { recursive: true })
  writeFileSync(marker(), '')
  expect(await kept()).toBe('kept')
})

test('a folder with other files is moved aside as well', async () => {
  rmSync(marker())
  rmSync(folder, { recursive: true })
  mkdirSync(folder)
  writeFileSync(join(folder, 'my-notes.txt'), 'notes')
  await (await open()).close()
  const aside = readdirSync(join(folder, '..')).find((name) => name.includes('aside')) ?? ''
  expect(readFileSync(join(folder, '..', aside, 'my-notes.txt'), 'utf8')).toBe('notes')
})

test('the supported PostgreSQL version is PGlite’s', () => {
  expect(readFileSync(join(folder, 'PG_VERSION'), 'utf8').trim()).toBe(POSTGRES_MAJOR)
})

test('a folder of another PostgreSQL version is refused with that version', async () => {
  writeFileSync(join(folder, 'PG_VERSION'), '99\n')
  expect(await refused()).toContain('was made by PostgreSQL 99')
})

test('a folder of a newer Fandeck is refused', async () => {
  const { db, close } = await open()
  await db.execute(
    sql`insert into drizzle.__drizzle_migrations (hash, created_at) values ('later', 9999999999999)`,
  )
  await close()
  const message = await open().then(
    () => '',
    (error: Error) => error.message,
  )
  expect(message).toContain('was written by a newer Fandeck')
  expect(message.split('\n')).toHaveLength(1)
})

const largest = (folder: string) =>
  readdirSync(join(folder, 'base/5'))
    .filter((name) => /^\d+$/.test(name) && readFileSync(join(folder, 'base/5', name)).length > 0)
    .map((name) => join('base/5', name))
    .at(-1) ?? ''

test.each([
  ['half-copied', () => rmSync(join(folder, 'base'), { recursive: true }), 'cannot be read'],
  ['without one file', () => rmSync(join(folder, largest(folder))), 'cannot be read'],
  ['with a file that was cut short', () => truncateSync(join(folder, largest(folder)), 0), 'has changed'],
  [
    'with rubbish in a file',
    () => writeFileSync(join(folder, largest(folder)), 'rubbish', { flag: 'r+' }),
    'changed',
  ],
  ['without its log', () => rmSync(join(folder, 'pg_wal'), { recursive: true }), 'cannot be read'],
  ['without its control file', () => rmSync(join(folder, 'global/pg_control')), 'pg_control is missing'],
])('a folder %s is refused in one sentence, and nothing is deleted', async (_, damage, why) => {
  damage()
  const message = await refused()
  expect(message).toContain(why)
  expect(message).toContain('put a copy of it back')
})

test('after a crash no hashes are compared, and the folder opens', async () => {
  const { db } = await open()
  await db.execute(sql`update settings set value = 'changed'`)
  expect(readFileSync(marker(), 'utf8')).toBe('')
  const copy = `${folder}-killed`
  cpSync(folder, copy, { recursive: true })
  folder = copy
  writeFileSync(marker(), '')
  expect(await kept()).toBe('changed')
  expect(existsSync(`${marker()}.new`)).toBe(false)
})
