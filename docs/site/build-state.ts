// Whether the site is built, and its build, without the tools that it takes.
import { globSync, statSync } from 'node:fs'
import { join, resolve } from 'node:path'
import { run } from '../../scripts/commands.ts'

const ROOT = resolve(import.meta.dirname, '../..')
/** The built site. */
export const BUILT = join(import.meta.dirname, 'dist')
/** The origin that `llms.txt` names; `DOCS_ORIGIN` is that of a published site. */
export const ORIGIN = process.env.DOCS_ORIGIN ?? 'http://localhost:4406'

const SOURCES = [
  'docs/{guides,maintainers}/**/*.md',
  'docs/site/{pages,playground,.vitepress}/**/*.{md,ts,vue,css,html}',
  'docs/{openapi.json,site/*.{ts,svg}}',
  'packages/*/src/**/*.{ts,tsx,css,md}',
  'packages/*/README.md',
  '*.md',
  '.changeset/*.md',
  '{packages,examples}/*/CHANGELOG.md',
]

/** Returns when a file was changed, or 0. */
export const changedAt = (file: string): number => statSync(file, { throwIfNoEntry: false })?.mtimeMs ?? 0

/** Returns whether the built site is newer than everything that it is built from. */
export function isBuilt(): boolean {
  const builtAt = changedAt(join(BUILT, 'llms.txt'))
  return globSync(SOURCES, { cwd: ROOT, exclude: ['**/node_modules/**'] }).every(
    (file) => changedAt(join(ROOT, file)) < builtAt,
  )
}

/** Builds the site in another process, so that this one goes on answering. */
export const buildDocs = (): Promise<unknown> =>
  run(
    process.execPath,
    ['--conditions=fandeck-source', '--disable-warning=ExperimentalWarning', 'docs/site/build.ts'],
    ROOT,
  )
