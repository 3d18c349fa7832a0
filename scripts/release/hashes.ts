// The hashes of a release: of its source, of what it was built with, and of every file that its packages ship.
import { execFileSync } from 'node:child_process'
import { createHash } from 'node:crypto'
import { mkdtempSync, readdirSync, readFileSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { parse } from 'yaml'
import * as z from 'zod'

export const PACKAGES = ['sdk', 'react', 'widgets']
/** Where `npm run release:manifest` writes, and what `npm run release:verify` reads by default. */
export const MANIFEST = 'release-manifest.json'

const Sha256 = z.string().regex(/^[0-9a-f]{64}$/)
/** One tarball: its own hash, and that of each of its files by path. */
const Packed = z.object({ tarball: z.string(), sha256: Sha256, files: z.record(z.string(), Sha256) })
/** What the packages are built from. */
const Source = z.object({
  commit: z.string().regex(/^[0-9a-f]{40}$/),
  /** The hash of `pnpm-lock.yaml`. */
  lockfile: Sha256,
  /** The versions that the packages are built with, by package and dependency, such as `sdk > dayjs`. */
  dependencies: z.record(z.string(), z.string()),
})
export type Source = z.output<typeof Source>

/** What a release publishes beside its packages. */
export const Manifest = z.object({
  format: z.literal(1),
  version: z.string(),
  source: Source,
  /** The versions that built it. Others may compress a tarball in another way. */
  toolchain: z.object({ node: z.string(), pnpm: z.string() }),
  packages: z.record(z.string(), Packed),
})
export type Manifest = z.output<typeof Manifest>

export const sha256 = (content: string | Buffer): string => createHash('sha256').update(content).digest('hex')

const Lockfile = z.object({
  importers: z.record(
    z.string(),
    z.record(z.string(), z.record(z.string(), z.object({ version: z.string() }))),
  ),
})

/** Returns the versions that a lockfile has for the packages. */
export function dependenciesOf(lockfile: string): Record<string, string> {
  const { importers } = Lockfile.parse(parse(lockfile))
  const versions = PACKAGES.flatMap((name) =>
    Object.values(importers[`packages/${name}`] ?? {}).flatMap((group) =>
      Object.entries(group).map(([dependency, { version }]) => [`${name} > ${dependency}`, version] as const),
    ),
  )
  return Object.fromEntries(versions.toSorted(([a], [b]) => (a < b ? -1 : 1)))
}

/** Returns the hash of each file of a folder by its path. */
function filesOf(folder: string): Record<string, string> {
  const found = readdirSync(folder, { recursive: true, withFileTypes: true }).filter((entry) =>
    entry.isFile(),
  )
  const hashes = found.map((entry) => {
    const file = join(entry.parentPath, entry.name)
    return [file.slice(folder.length + 1).replaceAll('\\', '/'), sha256(readFileSync(file))] as const
  })
  return Object.fromEntries(hashes.toSorted(([a], [b]) => (a < b ? -1 : 1)))
}

/** Returns the hashes of the packages in a folder of tarballs, by their names. */
export function packagesIn(folder: string): Manifest['packages'] {
  const tarballs = readdirSync(folder).filter((name) => name.endsWith('.tgz'))
  const packed = PACKAGES.map((name) => {
    const tarball = tarballs.find((one) => one.startsWith(`fandeck-${name}-`))
    if (!tarball) throw new Error(`${folder} has no tarball of @fandeck/${name}.`)
    const unpacked = mkdtempSync(join(tmpdir(), 'fandeck-unpacked-'))
    try {
      execFileSync('tar', ['-xzf', join(folder, tarball), '-C', unpacked])
      const files = filesOf(join(unpacked, 'package'))
      return [
        `@fandeck/${name}`,
        { tarball, sha256: sha256(readFileSync(join(folder, tarball))), files },
      ] as const
    } finally {
      rmSync(unpacked, { recursive: true, force: true })
    }
  })
  return Object.fromEntries(packed)
}
