// TypeDoc's reference: a page for each entry of the packages.
import { execFileSync } from 'node:child_process'
import { globSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { changedAt } from '../build-state.ts'
import { outsideFences } from './links.ts'
import { plain, uniqueSlugs } from './slug.ts'
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

/** Returns the anchors of a page's headings. */
function anchorsOf(markdown: string): ReadonlySet<string> {
  const slug = uniqueSlugs()
  return new Set(Array.from(markdown.matchAll(/^#{1,6} (.+)$/gm), ([, heading = '']) => slug(plain(heading))))
}

/** Returns the pages of the reference by their path. */
export function referencePages(): Record<string, string> {
  runTypeDoc()
  const files = globSync('**/*.md', { cwd: MODULES })
    .filter((file) => !HIDDEN.includes(file))
    .toSorted()
  const texts = new Map(files.map((file) => [file, readFileSync(join(MODULES, file), 'utf8')]))
  const anchors = new Map([...texts].map(([file, text]) => [file, anchorsOf(text)]))
  /** TypeDoc also counts what it draws as rows of tables, which have no anchors. */
  const anchorIn = (file: string, anchor: string | undefined) =>
    [anchor ?? '', (anchor ?? '').replace(/-\d+$/, '')].find((one) => anchors.get(file)?.has(one))
  const addressOf = (file: string, target: string): string => {
    if (/^([a-z]+:|\/)/.test(target)) return target
    const [path = '', anchor] = target.split('#')
    const wanted = path === '' ? file : join(file, '..', path)
    if (!anchors.has(wanted)) return '/reference/index.md'
    const hash = anchorIn(wanted, anchor)
    return `/${pathOf(wanted)}.md${hash === undefined ? '' : `#${hash}`}`
  }
  return Object.fromEntries(
    [...texts].map(([file, whole]) => [
      pathOf(file),
      outsideFences(whole, (text) =>
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
