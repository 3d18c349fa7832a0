import { cpSync, globSync, mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { dirname, join, resolve } from 'node:path'
import { describe, expect, test } from 'vitest'
import { run } from './commands.ts'
import { grouped, groupNewest, notesOf } from './release/changelog.ts'
import { applyChangesets } from './release/version.ts'

const ROOT = resolve(import.meta.dirname, '..')
/** What Changesets reads of a repository. */
const READ = [
  '.changeset/{config.json,README.md}',
  '{packages,examples}/*/{package.json,CHANGELOG.md}',
  '{bench,docs/site}/package.json',
  'scripts/release/changelog.ts',
  'package.json',
  'pnpm-workspace.yaml',
]
const WORK = `Added, drops: \`getDropPoster\` returns the poster of a drop,
in two sizes.
Fixed, drops: a paused drop keeps its poster.

Upgrade: a backend sends \`poster_url\`.
`

/** Returns the versions of the workspaces of a repository, by name. */
function versionsOf(root: string): Map<string, string> {
  const manifests = globSync('{packages,examples}/*/package.json', { cwd: root })
  return new Map(
    manifests.map((file) => {
      const { name, version }: { name: string; version: string } = JSON.parse(
        readFileSync(join(root, file), 'utf8'),
      )
      return [name, version]
    }),
  )
}

/** Returns the minor version after one. */
function minorAfter(version = ''): string {
  const [major, minor] = version.split('.').map(Number)
  return `${major}.${(minor ?? 0) + 1}.0`
}

describe('a changeset', () => {
  test('has notes with a kind and a domain, in lines or paragraphs', () => {
    expect(notesOf(WORK)).toEqual([
      {
        kind: 'Added',
        domain: 'drops',
        text: '`getDropPoster` returns the poster of a drop, in two sizes.',
      },
      { kind: 'Fixed', domain: 'drops', text: 'a paused drop keeps its poster.' },
      { kind: 'Upgrade', domain: undefined, text: 'a backend sends `poster_url`.' },
    ])
  })

  test('without a kind is a change', () => {
    expect(notesOf('Posters are larger: twice.')).toEqual([
      { kind: 'Changed', domain: undefined, text: 'Posters are larger: twice.' },
    ])
  })

  test('is read by kind, upgrades first, then by domain', () => {
    expect(
      grouped([...notesOf(WORK), ...notesOf('Added, cards: backs.\nAdded, drops: `usePoster`.')]),
    ).toBe(`### Upgrade

- A backend sends \`poster_url\`.

### Added

- **Cards**: backs.
- **Drops**: \`getDropPoster\` returns the poster of a drop, in two sizes. \`usePoster\`.

### Fixed

- **Drops**: a paused drop keeps its poster.`)
  })
})

describe('a changelog', () => {
  test('that is grouped stays as it is', () => {
    const text = readFileSync(join(ROOT, 'packages/react/CHANGELOG.md'), 'utf8')
    expect(text).toContain('## 0.1.0\n\n### ')
    expect(groupNewest(text)).toBe(text)
  })

  test('gets the next version, readable, from the changesets, and keeps the versions before', async () => {
    const root = mkdtempSync(join(tmpdir(), 'fandeck-versions-'))
    try {
      for (const file of globSync(READ, { cwd: ROOT, exclude: ['**/node_modules/**'] })) {
        mkdirSync(dirname(join(root, file)), { recursive: true })
        cpSync(join(ROOT, file), join(root, file))
      }
      const names = ['sdk', 'widgets', 'backend'].map((name) => `"@fandeck/${name}": minor\n`)
      writeFileSync(join(root, '.changeset/posters.md'), `---\n${names.join('')}---\n\n${WORK}`)
      writeFileSync(
        join(root, '.changeset/shadow.md'),
        '---\n"@fandeck/widgets": patch\n---\n\nFixed, cards: a shadow.\n',
      )
      await run('git', ['init', '--quiet', '--initial-branch=main'], root)
      await run('git', ['add', '.'], root)
      const author = ['-c', 'user.name=a', '-c', 'user.email=a@example.com', '-c', 'commit.gpgsign=false']
      await run('git', [...author, 'commit', '--quiet', '--message', 'Changes'], root)
      const before = readFileSync(join(root, 'packages/widgets/CHANGELOG.md'), 'utf8')
      await applyChangesets(root)

      const [was, is] = [versionsOf(ROOT), versionsOf(root)]
      const version = minorAfter(was.get('@fandeck/widgets'))
      for (const name of ['sdk', 'react', 'widgets']) expect(is.get(`@fandeck/${name}`)).toBe(version)
      expect(is.get('@fandeck/backend')).toBe(minorAfter(was.get('@fandeck/backend')))
      expect(is.get('@fandeck/starter')).toBe(was.get('@fandeck/starter'))
      const notes = grouped([...notesOf(WORK), ...notesOf('Fixed, cards: a shadow.')])
      expect(readFileSync(join(root, 'packages/widgets/CHANGELOG.md'), 'utf8')).toBe(
        before.replace('\n## ', `\n## ${version}\n\n${notes}\n\n## `),
      )
      expect(globSync('.changeset/*.md', { cwd: root })).toEqual(['.changeset/README.md'])
    } finally {
      rmSync(root, { recursive: true, force: true })
    }
  })

  test.each(globSync('.changeset/*.md', { cwd: ROOT }).filter((file) => !file.endsWith('README.md')))(
    '%s says of each change what kind it is',
    (file) => {
      const [, body = ''] = readFileSync(join(ROOT, file), 'utf8').split(/\n---\n/)
      const paragraphs = body.split(/\n\s*\n/).filter((one) => one.trim() !== '')
      expect(paragraphs.length).toBeGreaterThan(0)
      for (const one of paragraphs)
        expect(one.trim()).toMatch(/^(Upgrade|Added|Changed|Removed|Fixed)\b[^:\n]*: /)
    },
  )
})
