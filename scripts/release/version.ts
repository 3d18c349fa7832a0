// `npm run release:version`: applies the changesets, groups what they say, and keeps the API of this release for
// `pnpm api:gate`.
import { globSync, readFileSync, writeFileSync } from 'node:fs'
import { join, resolve } from 'node:path'
import { fileURLToPath } from 'node:url'
import { run } from '../commands.ts'
import { groupNewest } from './changelog.ts'

const ROOT = resolve(import.meta.dirname, '../..')
/** The command of Changesets. */
export const CHANGESET = fileURLToPath(import.meta.resolve('@changesets/cli/bin.js'))

/** Applies the changesets of a repository to its versions and changelogs. */
export async function applyChangesets(root: string): Promise<string> {
  const output = await run(process.execPath, [CHANGESET, 'version'], root)
  for (const path of globSync('{packages,examples}/*/CHANGELOG.md', { cwd: root })) {
    const file = join(root, path)
    writeFileSync(file, groupNewest(readFileSync(file, 'utf8')))
  }
  return output
}

if (import.meta.main) {
  console.log(await applyChangesets(ROOT))
  await run('pnpm', ['api:gate', '--release'], ROOT)
}
