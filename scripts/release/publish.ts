// `npm run release:publish`, which the release workflow runs after `release:verify`: publishes the tarballs of the folder
// `packed`, whose hashes are in the list, with provenance, and tags the commit. What npm has already is left out.
import { readFileSync } from 'node:fs'
import { join, resolve } from 'node:path'
import { run } from '../commands.ts'
import { MANIFEST, Manifest, sha256 } from './hashes.ts'
import { CHANGESET } from './version.ts'

/** Runs npm, and returns whether it exits with 0. */
export type Npm = (...args: string[]) => Promise<boolean>

/** Publishes the packages of a list that are not on npm yet; returns their names. */
export async function publish({ packages, version }: Manifest, folder: string, npm: Npm): Promise<string[]> {
  const entries = Object.entries(packages)
  // All of them before the first one is published, because that cannot be undone.
  for (const [name, { tarball, sha256: listed }] of entries)
    if (sha256(readFileSync(join(folder, tarball))) !== listed)
      throw new Error(`${tarball} of ${name} is not the one of the list.`)
  const published: string[] = []
  for (const [name, { tarball }] of entries) {
    if (await npm('view', `${name}@${version}`, 'version')) continue
    const done = await npm('publish', join(folder, tarball), '--provenance', '--access', 'public')
    if (!done) throw new Error(`npm did not publish ${name}.`)
    published.push(name)
  }
  return published
}

if (import.meta.main) {
  const root = resolve(import.meta.dirname, '../..')
  const manifest = Manifest.parse(JSON.parse(readFileSync(join(root, MANIFEST), 'utf8')))
  const published = await publish(manifest, join(root, 'packed'), async (...args) => {
    try {
      const output = await run('npm', args, root)
      console.log(output)
      // Of a version that npm does not have, it prints nothing.
      return args[0] !== 'view' || output.trim() !== ''
    } catch (error) {
      console.log(`npm ${args.join(' ')}: ${error instanceof Error ? error.message : error}`)
      return false
    }
  })
  if (published.length > 0) console.log(await run(process.execPath, [CHANGESET, 'git-tag'], root))
}
