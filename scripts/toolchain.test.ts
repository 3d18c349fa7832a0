import { execFileSync } from 'node:child_process'
import { existsSync, mkdirSync, mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, beforeAll, expect, test } from 'vitest'
import * as z from 'zod'
import { packagesFor, toolchainFolders } from './toolchain/install.mjs'

const root = join(import.meta.dirname, '..')
const read = (file: string): unknown => JSON.parse(readFileSync(file, 'utf8'))
const Lock = z.object({
  packages: z.record(
    z.string(),
    z.looseObject({ version: z.optional(z.string()), integrity: z.optional(z.string()) }),
  ),
})

let folder: string
beforeAll(() => {
  folder = mkdtempSync(join(tmpdir(), 'fandeck-toolchain-'))
})
afterAll(() => rmSync(folder, { recursive: true, force: true }))

test('every program has a hash, the version of package.json and no URL', () => {
  const { engines } = z
    .object({ engines: z.record(z.string(), z.string()) })
    .parse(read(join(root, 'package.json')))
  const { packages } = Lock.parse(read(join(import.meta.dirname, 'toolchain/package-lock.json')))
  const programs = Object.entries(packages).filter(([path]) => path !== '')
  expect(programs.length).toBeGreaterThan(4)
  for (const [path, one] of programs) {
    expect(one.integrity).toMatch(/^sha512-[\w+/]{86}==$/)
    expect(one).not.toHaveProperty('resolved')
    expect(`>=${one.version}`).toBe(path.includes('pnpm') ? engines.pnpm : engines.node)
  }
  for (const arch of ['x64', 'arm64']) {
    for (const name of Object.keys(packagesFor('linux', arch)))
      expect(packages).toHaveProperty([`node_modules/${name}`])
  }
})

test('a platform without hashes returns undefined', () => {
  expect(toolchainFolders({ cache: folder, packages: packagesFor('plan9', 'x64') })).toBeUndefined()
  expect(readdirSync(folder)).toEqual([])
})

/** Writes a lock file of one package in the same folder. */
function lockOf(name: string, change: (integrity: string) => string): string {
  const own = join(folder, name)
  mkdirSync(join(own, 'program/bin'), { recursive: true })
  writeFileSync(join(own, 'program/package.json'), JSON.stringify({ name: 'program', version: '1.0.0' }))
  writeFileSync(join(own, 'program/bin/run'), 'echo done')
  execFileSync('npm', ['pack', './program', '--silent'], { cwd: own, stdio: 'pipe' })
  const spec = `file:${join(own, 'program-1.0.0.tgz')}`
  writeFileSync(join(own, 'package.json'), JSON.stringify({ optionalDependencies: { program: spec } }))
  execFileSync('npm', ['install', '--package-lock-only', '--silent'], { cwd: own, stdio: 'pipe' })
  const lock = readFileSync(join(own, 'package-lock.json'), 'utf8')
    .replace('file:program-1.0.0.tgz', spec)
    .replace(/sha512-([^"]+)/, (_, hash: string) => `sha512-${change(hash)}`)
  writeFileSync(join(own, 'package-lock.json'), lock)
  return own
}

test('packages with matching hashes are installed once and found again without npm', () => {
  const given = {
    lockFolder: lockOf('good', (hash) => hash),
    cache: join(folder, 'cache'),
    packages: { program: 'bin' },
  }
  const [bin = ''] = toolchainFolders(given) ?? []
  expect(readFileSync(join(bin, 'run'), 'utf8')).toBe('echo done')
  const { PATH } = process.env
  process.env.PATH = ''
  try {
    expect(toolchainFolders(given)).toEqual([bin])
  } finally {
    process.env.PATH = PATH
  }
})

test('SEC-8 packages with other hashes are refused and removed', () => {
  const cache = join(folder, 'cache-of-bad')
  const lockFolder = lockOf('bad', (hash) => `AAAA${hash.slice(4)}`)
  const bad = () => toolchainFolders({ lockFolder, cache, packages: { program: 'bin' } })
  expect(bad).toThrow('is not what scripts/toolchain/package-lock.json says')
  expect(existsSync(cache) ? readdirSync(cache) : []).toEqual([])
})
