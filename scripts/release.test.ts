import { readFileSync } from 'node:fs'
import { describe, expect, test } from 'vitest'
import { absoluteSourceIn, machinePathIn, refusedContents } from './release/contents.ts'
import { packageDifferences, sourceDifferences } from './release/differences.ts'
import { dependenciesOf, type Manifest, type Source, sha256 } from './release/hashes.ts'

const LOCKFILE = `lockfileVersion: '9.0'
importers:
  .:
    devDependencies:
      zod: { specifier: 4.6.7, version: 4.6.7 }
  packages/sdk:
    dependencies:
      dayjs: { specifier: ^1.11.0, version: 1.11.23 }
    devDependencies:
      citty: { specifier: 0.2.2, version: 0.2.2 }
  packages/widgets:
    dependencies:
      qrcode: { specifier: ^1.5.4, version: 1.5.4 }
`
const source = (lockfile = LOCKFILE, commit = 'a'.repeat(40)): Source => ({
  commit,
  lockfile: sha256(lockfile),
  dependencies: dependenciesOf(lockfile),
})
const packed = (files: Record<string, string>, tarball = 'packed'): Manifest['packages'] => ({
  '@fandeck/sdk': {
    tarball: 'fandeck-sdk-0.1.0.tgz',
    sha256: sha256(tarball),
    files: Object.fromEntries(Object.entries(files).map(([path, text]) => [path, sha256(text)])),
  },
})
const FILES = { 'dist/index.js': 'one', 'package.json': 'two' }

describe('the source of a release', () => {
  test('is named by the dependencies of the packages', () => {
    expect(dependenciesOf(LOCKFILE)).toEqual({
      'sdk > citty': '0.2.2',
      'sdk > dayjs': '1.11.23',
      'widgets > qrcode': '1.5.4',
    })
  })

  test('has no differences from itself', () => {
    expect(sourceDifferences(source(), source())).toEqual([])
  })

  test('differs by another version of a dependency', () => {
    expect(sourceDifferences(source(), source(LOCKFILE.replace('1.11.23', '1.11.22')))).toEqual([
      {
        kind: 'another dependency',
        where: 'pnpm-lock.yaml: sdk > dayjs 1.11.22, released with 1.11.23',
      },
    ])
  })

  test('differs by a dependency of dependencies, which has no name', () => {
    expect(sourceDifferences(source(), source(`${LOCKFILE}# changed\n`))).toEqual([
      {
        kind: 'another dependency',
        where: 'pnpm-lock.yaml: one that the packages do not name themselves',
      },
    ])
  })

  test('differs by its commit: the manifest is stale', () => {
    expect(sourceDifferences(source(), source(LOCKFILE, 'b'.repeat(40)))).toEqual([
      {
        kind: 'stale manifest',
        where: `of commit ${'a'.repeat(40)}, the source is ${'b'.repeat(40)}`,
      },
    ])
  })
})

describe('the files of a release', () => {
  test('have no differences from themselves', () => {
    expect(packageDifferences(packed(FILES), packed(FILES))).toEqual([])
  })

  test.each([
    ['changed file', { ...FILES, 'dist/index.js': 'One' }, 'dist/index.js: sha256 '],
    ['missing file', { 'package.json': 'two' }, 'dist/index.js'],
    ['unknown file', { ...FILES, 'dist/more.js': 'three' }, 'dist/more.js'],
  ])('name a %s', (kind, files, path) => {
    const [difference, ...others] = packageDifferences(packed(FILES), packed(files, 'other'))
    expect(others).toEqual([])
    expect(difference?.kind).toBe(kind)
    expect(difference?.where).toContain(`@fandeck/sdk ${path}`)
  })

  test('name a tarball whose files are equal, and its bytes are not', () => {
    expect(packageDifferences(packed(FILES), packed(FILES, 'other'))).toEqual([
      { kind: 'changed tarball', where: 'fandeck-sdk-0.1.0.tgz: its files are equal' },
    ])
  })

  test('name a package that is missing', () => {
    expect(packageDifferences(packed(FILES), {})).toEqual([
      { kind: 'missing file', where: 'fandeck-sdk-0.1.0.tgz' },
    ])
  })
})

describe('the contents of a package', () => {
  const REQUIRED = { 'package.json': '', 'README.md': '', LICENSE: '', 'CHANGELOG.md': '' }

  test('are its build, its declarations, its formats and its papers', () => {
    const files = {
      ...REQUIRED,
      'dist/index.d.cts': '',
      'dist/command/main.js': '',
      'dist/starter/src/pages/DropPage.test.tsx': '',
      'schemas/drops.schema.json': '',
      'starter-shop/terms/service-1.md': '',
    }
    expect(refusedContents(packed(files))).toEqual([])
  })

  test.each(['src/index.ts', 'dist/index.test.js', 'dist/notes.md', '.env', 'dist/command/.DS_Store'])(
    'are not %s',
    (path) => {
      expect(refusedContents(packed({ ...REQUIRED, [path]: '' }))).toEqual([`@fandeck/sdk ships ${path}`])
    },
  )

  test('include the licence', () => {
    const { LICENSE: _, ...files } = REQUIRED
    expect(refusedContents(packed(files))).toEqual(['@fandeck/sdk lacks LICENSE'])
  })

  test('name no folder of the machine', () => {
    expect(machinePathIn('// from /home/han/fandeck/src/index.ts')).toBe('/home/han')
    expect(machinePathIn('see https://example.com/home/han and ./home/han')).toBeUndefined()
    expect(absoluteSourceIn('{"sources":["../src/a.ts","/srv/fandeck/b.ts"]}')).toBe('/srv/fandeck/b.ts')
    expect(absoluteSourceIn('{"file":"a.js","sources":["../src/a.ts"]}')).toBeUndefined()
  })

  test.each(['sdk', 'react', 'widgets'])('have the licence of the repository in @fandeck/%s', (name) => {
    const read = (file: string) => readFileSync(new URL(`../${file}`, import.meta.url), 'utf8')
    expect(read(`packages/${name}/LICENSE`)).toBe(read('LICENSE'))
    expect(read(`packages/${name}/README.md`)).toContain(`@fandeck/${name}`)
  })
})
