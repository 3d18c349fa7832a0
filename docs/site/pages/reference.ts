// TypeDoc's reference: a page for each entry of the packages.
import { execFileSync } from 'node:child_process'
import { globSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { changedAt } from '../build-state.ts'
import { divide } from './divide.ts'
import { outsideFences } from './links.ts'
import { ROOT } from './sources.ts'

/** Written by TypeDoc (`typedoc.json`). */
const MODULES = join(ROOT, 'docs-out/modules')
/** For the packages among themselves, not for readers. */
const HIDDEN = ['@fandeck/sdk/internal.md', 'packages.md']

/** Runs TypeDoc unless its pages are newer than every source. */
function runTypeDoc(): void {
  const sources = globSync(['packages/*/src/**/*.{ts,tsx}', 'packages/*/README.md', 'typedoc.json'], {
    cwd: ROOT,
  })
  const writtenAt = changedAt(join(MODULES, 'README.md'))
  if (sources.every((file) => changedAt(join(ROOT, file)) < writtenAt)) return
  execFileSync(process.execPath, ['node_modules/typedoc/bin/typedoc'], {
    cwd: ROOT,
    stdio: ['ignore', 'ignore', 'inherit'],
  })
}

/** The root of a package is `main`, because `index` is its README. */
const pathOf = (file: string) =>
  `reference/${file
    .replace('@fandeck/', '')
    .replace(/\bindex\.md$/, 'main.md')
    .replace(/README\.md$/, 'index.md')
    .replace(/\.md$/, '')}`

/** What a page is called: the name that a program imports. */
const titleOf = (file: string) => file.replace(/\/(index|README)\.md$/, '').replace(/\.md$/, '')

/** Returns the page without what readers of a program do not need, with its links to pages of the site. */
const cleaned = (page: string, addressOf: (target: string) => string) =>
  outsideFences(page, (text) =>
    text
      .replace(/\]\(([^)\s]+)\)/g, (_, target) => `](${addressOf(target)})`)
      .replace(/^Defined in: .*\n\n/gm, '')
      .replace(/<a id="[^"]*"><\/a> ?/g, '')
      .replace(/^(\| `[\w.?]+` \|).*ZodMini.*$/gm, '$1 a codec of [zod](https://zod.dev) | |')
      .replace(/^(> (?:`const` )?\*\*\w+\*\*): .*Zod.*$/gm, '$1: a codec of [zod](https://zod.dev)'),
  )

/** Returns the pages of the reference by their path. */
export function referencePages(): Record<string, string> {
  runTypeDoc()
  const files = globSync('**/*.md', { cwd: MODULES })
    .filter((file) => !HIDDEN.includes(file))
    .toSorted()
  const pages = new Map(
    files.map((file) => {
      const title = titleOf(file)
      const text = readFileSync(join(MODULES, file), 'utf8').replace(/^# (?!Fandeck: ).*/, `# ${title}`)
      return [file, divide(pathOf(file), title, text)] as const
    }),
  )
  /** TypeDoc also counts what it draws as rows of tables, which have no anchors. */
  const spellings = (anchor: string) => [anchor, anchor.replace(/-\d+$/, '')]
  function addressOf(file: string, target: string): string {
    if (/^([a-z]+:|\/)/.test(target)) return target
    const [path = '', anchor = ''] = target.split('#')
    const parts = pages.get(path === '' ? file : join(file, '..', path))
    if (!parts) return '/reference/index.md'
    for (const spelling of spellings(anchor)) {
      // The list has the names, too.
      const part = parts.findLast(({ anchors }) => anchors.has(spelling))
      if (part) return `/${part.path}.md#${part.anchors.get(spelling)}`
    }
    return `/${parts[0]?.path}.md`
  }
  return Object.fromEntries(
    [...pages].flatMap(([file, parts]) =>
      parts.map(({ path, text }) => [path, cleaned(text, (target) => addressOf(file, target))]),
    ),
  )
}
