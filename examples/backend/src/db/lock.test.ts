import { spawnSync } from 'node:child_process'
import {
  existsSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  rmSync,
  utimesSync,
  writeFileSync,
} from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterEach, beforeEach, expect, test } from 'vitest'
import { StartProblem } from '../start-problem.ts'
import { takeLock } from './lock.ts'
import { processStart } from './process-start.ts'

let folder: string
let file: string
beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'fandeck-lock-'))
  file = join(folder, 'database.lock')
})
afterEach(() => rmSync(folder, { recursive: true, force: true }))

const holder = () => Number.parseInt(readFileSync(file, 'utf8'), 10)
const deadPid = () => spawnSync(process.execPath, ['--version']).pid

test('names its process until it is released', () => {
  const release = takeLock(file)
  expect(holder()).toBe(process.pid)
  release()
  expect(existsSync(file)).toBe(false)
})

test('D57 is refused while another process lives, and names it', () => {
  writeFileSync(file, String(process.ppid))
  expect(() => takeLock(file)).toThrow(StartProblem)
  expect(() => takeLock(file)).toThrow(`process ${process.ppid}`)
  expect(readFileSync(file, 'utf8')).toBe(String(process.ppid))
})

test('D57 is taken over from an ended process, and leaves no files behind', () => {
  writeFileSync(file, String(deadPid()))
  takeLock(file)
  expect(holder()).toBe(process.pid)
  expect(readdirSync(folder)).toEqual(['database.lock'])
})

test('an empty lock file counts as being created, unless it is old', () => {
  writeFileSync(file, '')
  expect(() => takeLock(file)).toThrow(StartProblem)
  const past = new Date(Date.now() - 5000)
  utimesSync(file, past, past)
  takeLock(file)
  expect(holder()).toBe(process.pid)
})

test('is not released by a process that has lost it', () => {
  const release = takeLock(file)
  writeFileSync(file, String(process.ppid))
  release()
  expect(existsSync(file)).toBe(true)
})

test.runIf(process.platform !== 'win32')(
  'D57 is taken over when its process id belongs to a later process',
  () => {
    writeFileSync(file, `${process.ppid} ${processStart(process.ppid)}`)
    expect(() => takeLock(file)).toThrow(`process ${process.ppid}`)
    writeFileSync(file, `${process.ppid} another-boot/1`)
    takeLock(file)
    expect(holder()).toBe(process.pid)
  },
)
