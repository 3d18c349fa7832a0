import { mkdtempSync, readdirSync, rmSync, truncateSync, utimesSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { keptIn } from './kept.ts'

let root: string
beforeEach(() => {
  root = mkdtempSync(join(tmpdir(), 'fandeck-kept-'))
})
afterEach(() => rmSync(root, { recursive: true, force: true }))

const maker = () => vi.fn(async () => Buffer.from('picture'))

test('what was made is read by the next process, and another version is made', async () => {
  const folder = join(root, 'pictures')
  const make = maker()
  expect(await keptIn(folder)(['svg', { width: 64 }], make)).toEqual(Buffer.from('picture'))
  expect(await keptIn(folder)(['svg', { width: 64 }], make)).toEqual(Buffer.from('picture'))
  expect(make).toHaveBeenCalledTimes(1)
  await keptIn(folder)(['svg', { width: 128 }], make)
  expect(make).toHaveBeenCalledTimes(2)
})

test('a folder that cannot be written, and a file that a power failure has emptied, cost only time', async () => {
  writeFileSync(join(root, 'file'), '')
  const make = maker()
  const kept = keptIn(join(root, 'file'))
  for (const _ of [1, 2]) expect(await kept(['svg'], make)).toEqual(Buffer.from('picture'))
  expect(make).toHaveBeenCalledTimes(2)
  await keptIn(root)(['svg'], make)
  for (const name of readdirSync(root)) truncateSync(join(root, name))
  expect(await keptIn(root)(['svg'], make)).toEqual(Buffer.from('picture'))
})

test('a folder that an operator deletes is made again', async () => {
  const folder = join(root, 'pictures')
  const make = maker()
  const kept = keptIn(folder)
  await kept(['svg'], make)
  rmSync(folder, { recursive: true })
  for (const _ of [1, 2]) await kept(['svg'], make)
  expect(make).toHaveBeenCalledTimes(2)
})

test('the oldest leave a full folder', async () => {
  for (const [name, at] of [
    ['old', 1],
    ['older', 0],
    ['new', 2],
  ] as const) {
    writeFileSync(join(root, name), '')
    utimesSync(join(root, name), at, at)
  }
  await keptIn(root, 1)(['svg'], maker())
  const names = readdirSync(root)
  expect(names).toContain('new')
  expect(names).toHaveLength(2)
})
