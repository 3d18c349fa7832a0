// The changelog: that of each release, and the changes that wait for the next one.
import { globSync, readFileSync } from 'node:fs'
import { basename, dirname, join } from 'node:path'
import { ROOT } from './sources.ts'

const read = (file: string) => readFileSync(join(ROOT, file), 'utf8')

/** A change of packages, as `pnpm changeset` records it. */
function waiting(file: string): { names: string[]; text: string } {
  const [, head = '', text = ''] = /^---\n([\s\S]*?)\n---\n([\s\S]*)$/.exec(read(file)) ?? []
  const names = [...head.matchAll(/['"]@fandeck\/(\w+)['"]/g)].map(([, name = '']) => name)
  return { names, text: text.trim().replace(/\s*\n\s*/g, ' ') }
}

/** Returns the page of the changelog. */
export function changelogPage(): string {
  const changes = globSync('.changeset/*.md', { cwd: ROOT })
    .filter((file) => basename(file) !== 'README.md')
    .toSorted()
    .map(waiting)
  const released = globSync('packages/*/CHANGELOG.md', { cwd: ROOT })
    .toSorted()
    .map(
      (file) =>
        `## @fandeck/${basename(dirname(file))}\n\n${read(file)
          .replace(/^# .*\n/, '')
          .replace(/^##/gm, '###')}`,
    )
  const next = ['sdk', 'react', 'widgets'].map((name) => {
    const own = changes.filter(({ names }) => names.includes(name)).map(({ text }) => `- ${text}`)
    return own.length === 0 ? '' : `### Next: @fandeck/${name}\n\n${own.join('\n')}\n\n`
  })
  return `# Changelog\n\n${released.length === 0 ? 'No version has been released yet.\n\n' : ''}${released.join('\n')}\n## Next version\n\n[Upgrading](/guides/upgrading.md) says what a page or an app changes for it.\n\n${next.join('')}`
}
