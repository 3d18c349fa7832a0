// TypeDoc's reference: a page for each entry of the packages.
import { execFileSync } from 'node:child_process'
import { globSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { changedAt } from '../build-state.ts'
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

/** Returns the pages of the reference by their path. */
export function referencePages(): Record<string, string> {
  runTypeDoc()
  const files = globSync('**/*.md', { cwd: MODULES })
    .filter((file) => !HIDDEN.includes(file))
    .toSorted()
  const known = new Set(files)
  const addressOf = (file: string, target: string): string => {
    if (/^([a-z]+:|#|\/)/.test(target)) return target
    const [path = '', anchor] = target.split('#')
    const wanted = join(file, '..', path)
    // Rows of tables have no anchors.
    const hash = anchor === undefined || anchor.startsWith('property-') ? '' : `#${anchor}`
    return known.has(wanted) ? `/${pathOf(wanted)}.md${hash}` : '/reference/index.md'
  }
  return Object.fromEntries(
    files.map((file) => [
      pathOf(file),
      outsideFences(readFileSync(join(MODULES, file), 'utf8'), (text) =>
        text
          .replace(/^# (?!Fandeck: ).*/, `# ${titleOf(file)}`)
          .replace(/\]\(([^)\s]+)\)/g, (_, target) => `](${addressOf(file, target)})`)
          .replace(/^Defined in: .*\n\n/gm, '')
          .replace(/<a id="[^"]*"><\/a> ?/g, '')
          .replace(/^(\| `[\w.?]+` \|).*ZodMini.*$/gm, '$1 a codec of [zod](https://zod.dev) | |')
          .replace(/^(> (?:`const` )?\*\*\w+\*\*): .*Zod.*$/gm, '$1: a codec of [zod](https://zod.dev)'),
      ),
    ]),
  )
}
