// The changelog: the changes that wait for the next version, and the releases of each package.
import { existsSync, globSync, readFileSync } from 'node:fs'
import { basename, join } from 'node:path'
import { grouped, notesOf } from '../../../scripts/release/changelog.ts'
import { ROOT } from './sources.ts'

/** The packages, then what runs them, by name and folder. */
const RELEASED = {
  sdk: 'packages/sdk',
  react: 'packages/react',
  widgets: 'packages/widgets',
  backend: 'examples/backend',
  site: 'examples/site',
}

const read = (file: string) => readFileSync(join(ROOT, file), 'utf8')

/** A change of packages, as `pnpm changeset` records it. */
function waiting(file: string): { names: string[]; text: string } {
  const [, head = '', text = ''] = /^---\n([\s\S]*?)\n---\n([\s\S]*)$/.exec(read(file)) ?? []
  const names = [...head.matchAll(/['"]@fandeck\/(\w+)['"]/g)].map(([, name = '']) => name)
  return { names, text: text.trim() }
}

/** Returns Markdown with its titles further down; those of a version become those of a section. */
const deeper = (text: string, by: string) => text.replace(/^#/gm, `${by}#`)

/** Returns the changelog of a package without its title. */
function releasesOf(folder: string): string {
  const file = `${folder}/CHANGELOG.md`
  if (!existsSync(join(ROOT, file))) return ''
  return read(file).replace(/^# .*\n+/, '')
}

/** Returns the page of the changelog. */
export function changelogPage(): string {
  const changes = globSync('.changeset/*.md', { cwd: ROOT })
    .filter((file) => basename(file) !== 'README.md')
    .toSorted()
    .map(waiting)
  const sections = Object.entries(RELEASED).map(([name, folder]) => {
    const notes = changes.filter(({ names }) => names.includes(name)).flatMap(({ text }) => notesOf(text))
    const next = notes.length === 0 ? '' : `### Unreleased\n\n${deeper(grouped(notes), '#')}\n\n`
    return `## @fandeck/${name}\n\n${next}${deeper(releasesOf(folder), '#')}`
  })
  return `# Changelog\n\n[Upgrading](/guides/upgrading.md) says what a page or an app changes for a version, [versions](/guides/versions.md) what may change when. The three packages are released together; backend and site are the reference of this repository.\n\n${sections.join('\n')}`
}
