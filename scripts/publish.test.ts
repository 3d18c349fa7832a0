import { mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, describe, expect, test } from 'vitest'
import { type Manifest, sha256 } from './release/hashes.ts'
import { publish } from './release/publish.ts'

const folder = mkdtempSync(join(tmpdir(), 'fandeck-publish-'))
afterAll(() => rmSync(folder, { recursive: true, force: true }))

const packed = (name: string) => {
  const tarball = `fandeck-${name}-0.2.0.tgz`
  writeFileSync(join(folder, tarball), name)
  return { tarball, sha256: sha256(name), files: {} }
}
const manifest: Manifest = {
  format: 1,
  version: '0.2.0',
  source: { commit: 'a'.repeat(40), lockfile: sha256(''), dependencies: {} },
  toolchain: { node: 'v26.10.0', pnpm: '12.21.0' },
  packages: { '@fandeck/sdk': packed('sdk'), '@fandeck/react': packed('react') },
}

/** An npm that has some versions, and refuses to publish others. */
function npmWith({ has = [], refuses = [] }: { has?: readonly string[]; refuses?: readonly string[] }) {
  const calls: string[] = []
  const npm = async (...args: string[]) => {
    const call = args.join(' ').replace(`${folder}/`, '')
    calls.push(call)
    if (args[0] === 'view') return has.some((name) => call.includes(name))
    return !refuses.some((name) => call.includes(name))
  }
  return { calls, npm }
}

describe('release:publish', () => {
  test('publishes the tarballs of the list with provenance, without those that npm has', async () => {
    const { calls, npm } = npmWith({ has: ['@fandeck/sdk@0.2.0'] })
    expect(await publish(manifest, folder, npm)).toEqual(['@fandeck/react'])
    expect(calls).toEqual([
      'view @fandeck/sdk@0.2.0 version',
      'view @fandeck/react@0.2.0 version',
      'publish fandeck-react-0.2.0.tgz --provenance --access public',
    ])
  })

  test('publishes nothing when one tarball is not that of the list', async () => {
    const { calls, npm } = npmWith({})
    const changed = { ...manifest.packages, '@fandeck/react': { ...packed('react'), sha256: sha256('') } }
    await expect(publish({ ...manifest, packages: changed }, folder, npm)).rejects.toThrow(
      'is not the one of the list',
    )
    expect(calls).toEqual([])
  })

  test('stops at a package that npm refuses', async () => {
    const { calls, npm } = npmWith({ refuses: ['fandeck-sdk'] })
    await expect(publish(manifest, folder, npm)).rejects.toThrow('npm did not publish @fandeck/sdk')
    expect(calls.filter((call) => call.startsWith('publish'))).toHaveLength(1)
  })
})
