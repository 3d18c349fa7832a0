import { existsSync, mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { dirname, join } from 'node:path'
import { afterEach, beforeEach, expect, test } from 'vitest'
import { publishBuild } from '../server/published.ts'

let folder: string
beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'fandeck-published-'))
})
afterEach(() => rmSync(folder, { recursive: true, force: true }))

const client = () => join(folder, 'client')
function write(root: string, files: Readonly<Record<string, string>>) {
  for (const [name, text] of Object.entries(files)) {
    mkdirSync(dirname(join(root, name)), { recursive: true })
    writeFileSync(join(root, name), text)
  }
}
function release(version: number) {
  const next = join(folder, 'client.next')
  write(next, {
    'index.html': `page ${version}`,
    '.vite/manifest.json': `manifest ${version}`,
    [`assets/page-${version}.js`]: `script ${version}`,
    'assets/shared.js': 'shared',
  })
  publishBuild(next, client())
  expect(existsSync(next)).toBe(false)
}
const has = (version: number) => existsSync(join(client(), `assets/page-${version}.js`))

test('the scripts of the last three builds stay, and the page is that of the newest', () => {
  for (const version of [1, 2, 3, 4]) release(version)
  expect([1, 2, 3, 4].map(has)).toEqual([false, true, true, true])
  for (const [name, text] of [
    ['index.html', 'page 4'],
    ['.vite/manifest.json', 'manifest 4'],
    ['assets/shared.js', 'shared'],
  ] as const)
    expect(readFileSync(join(client(), name), 'utf8')).toBe(text)
})

test('a build from before this history counts as one', () => {
  write(client(), { 'index.html': 'page 0', 'assets/page-0.js': 'script 0' })
  release(1)
  release(2)
  expect(has(0)).toBe(true)
  release(3)
  expect([0, 1, 2, 3].map(has)).toEqual([false, true, true, true])
})
