// Builds the packages in two folders of other names and depths, and tampers with what a release publishes.
import { execFileSync } from 'node:child_process'
import { appendFileSync, mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join, resolve } from 'node:path'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { run, start } from './commands.ts'
import { refusedContents, tellingFiles } from './release/contents.ts'
import { Manifest, packagesIn } from './release/hashes.ts'

const ROOT = resolve(import.meta.dirname, '..')
const folder = mkdtempSync(join(tmpdir(), 'fandeck-rebuilt-'))
const list = join(folder, 'list.json')
const packed = join(folder, 'packed')
const PATIENCE = 600_000

/** Runs a script of `release/` below a folder of temporary files. */
async function release(script: string, args: readonly string[], temporary: string) {
  mkdirSync(temporary, { recursive: true })
  const command = [`scripts/release/${script}.ts`, ...args]
  const { ended, output } = start(process.execPath, command, ROOT, { TMPDIR: temporary, INIT_CWD: ROOT })
  return { code: await ended, output: output() }
}
const verify = (...args: readonly string[]) => release('verify', args, join(folder, 'deeper/than/the/first'))

/** Writes a list of hashes that a change has made wrong. */
function changedList(change: (manifest: Manifest) => void): string {
  const manifest = Manifest.parse(JSON.parse(readFileSync(list, 'utf8')))
  change(manifest)
  const file = join(folder, 'changed.json')
  writeFileSync(file, JSON.stringify(manifest))
  return file
}

beforeAll(async () => {
  const { code, output } = await release('manifest', ['--out', list, '--packed', packed], join(folder, 'a'))
  expect(code, output).toBe(0)
}, PATIENCE)
afterAll(() => rmSync(folder, { recursive: true, force: true }))

describe('release:verify', () => {
  test(
    'builds every file and tarball again to the same bytes, in another folder',
    async () => {
      const { code, output } = await verify(list)
      expect(output).toMatch(/^equal: \d{4} files and 3 tarballs of version /)
      expect(code).toBe(0)
    },
    PATIENCE,
  )

  test('names the file of a changed byte in a tarball', async () => {
    const unpacked = join(folder, 'unpacked')
    const tampered = join(folder, 'tampered')
    for (const path of [unpacked, tampered]) mkdirSync(path)
    await run('cp', ['-r', `${packed}/.`, tampered], folder)
    const tarball = packagesIn(packed)['@fandeck/widgets']?.tarball ?? ''
    execFileSync('tar', ['-xzf', join(packed, tarball), '-C', unpacked])
    appendFileSync(join(unpacked, 'package/dist/embed/drop.js'), ' ')
    execFileSync('tar', ['-czf', join(tampered, tarball), '-C', unpacked, 'package'])
    expect((await verify(list, '--packed', packed)).output).toMatch(/^equal: \d{4} files/)
    const { code, output } = await verify(list, '--packed', tampered)
    expect(output).toMatch(
      /^changed file: @fandeck\/widgets dist\/embed\/drop\.js: sha256 \w+…, released with \w+…\n$/,
    )
    expect(code).toBe(1)
  })

  test('names another dependency', async () => {
    const file = changedList(({ source }) => {
      source.lockfile = '0'.repeat(64)
      source.dependencies['sdk > dayjs'] = '1.11.0'
    })
    const { code, output } = await verify(file)
    expect(output).toMatch(
      /^another dependency: pnpm-lock\.yaml: sdk > dayjs [\d.]+, released with 1\.11\.0\n$/,
    )
    expect(code).toBe(1)
  })

  test('names a stale manifest', async () => {
    const { code, output } = await verify(list, '--ref', 'HEAD^')
    expect(output).toMatch(/^stale manifest: of commit [0-9a-f]{40}, the source is [0-9a-f]{40}\n/)
    expect(code).toBe(1)
  })
})

describe('the tarballs', () => {
  test('ship what a package may ship, and its papers', () => {
    expect(refusedContents(packagesIn(packed))).toEqual([])
  })

  test.each(['sdk', 'react', 'widgets'])(
    'of @fandeck/%s name no folder of the machine that built them',
    (name) => {
      const { tarball = '', files = {} } = packagesIn(packed)[`@fandeck/${name}`] ?? {}
      const unpacked = mkdtempSync(join(folder, 'contents-'))
      execFileSync('tar', ['-xzf', join(packed, tarball), '-C', unpacked])
      expect(Object.keys(files).length).toBeGreaterThan(10)
      expect(tellingFiles(join(unpacked, 'package'), Object.keys(files))).toEqual([])
    },
  )
})
