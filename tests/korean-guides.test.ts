// The Korean twins of the guides for owners and integrators: each exists, and has what the English guide has.
import { basename } from 'node:path'
import { describe, expect, test } from 'vitest'
import { READERS } from '../docs/site/pages/sources.ts'
import { files, read } from './repo.ts'

const GUIDES = READERS.filter(({ en }) => en === 'Integrators' || en === 'Owners of a shop').flatMap(
  ({ guides }) => [...guides],
)

const FENCE = /^```(\S*)\n([\s\S]*?)^```$/gm

/** Returns code without what a reader's language decides: comments, and the names of tests. */
const codeOf = (text: string) =>
  text
    .replace(/\s+#\s.*$|\s*\/\/\s.*$/gm, '')
    .replace(/^(test)\('[^']*'/gm, "$1('…'")
    .trim()

/** Returns what both languages share: depths of the headings, fences, and rows of tables with a first cell of code. */
function outlineOf(markdown: string): string[] {
  const fences = Array.from(markdown.matchAll(FENCE), ([, language, code = '']) => ({ language, code }))
  let at = 0
  return markdown
    .replace(FENCE, '```')
    .split('\n')
    .flatMap((line) => {
      if (line === '```') {
        const { language = '', code = '' } = fences[at++] ?? {}
        return [`${language}: ${codeOf(code)}`]
      }
      const [heading] = /^#+(?= )/.exec(line) ?? []
      const [row] = /^\|(?: (?:`[^`]+`(?:, )?)+ \|)?/.exec(line) ?? []
      return [heading, row].filter((part) => part !== undefined)
    })
}

describe('the Korean guides of owners and integrators', () => {
  test.each(GUIDES)('%s has the headings, the code and the rows of the English guide', (name) => {
    const korean = files(`docs/guides/ko/${name}.md`).map(read)
    expect(korean.map(outlineOf)).toEqual([outlineOf(read(`docs/guides/${name}.md`))])
  })

  test('are linked in Korean by all Korean guides', () => {
    const korean = files('docs/guides/ko/*.md')
    const twins = new Set(korean.map((file) => basename(file)))
    const detours = korean.flatMap((file) =>
      Array.from(read(file).matchAll(/\]\(\.\.\/([\w-]+\.md)[^)]*\)/g), ([, name = '']) => name)
        .filter((name) => twins.has(name) && name !== basename(file))
        .map((name) => `${file}: ${name}`),
    )
    expect(korean.length).toBeGreaterThan(GUIDES.length)
    expect(detours).toEqual([])
  })

  test('control: a heading, a line of code, a fence and a row that differ are found', () => {
    const one = '# A\n\n```sh\nrun --a # comment\n```\n\n| `a` | b |\n'
    expect(outlineOf(one)).toEqual(['#', 'sh: run --a', '| `a` |'])
    expect(outlineOf(one.replace('comment', '주석'))).toEqual(outlineOf(one))
    for (const [from, to] of [
      ['# A', '## A'],
      ['--a', '--b'],
      ['```sh', '```ts'],
      ['`a`', '`b`'],
    ] as const)
      expect(outlineOf(one.replace(from, to))).not.toEqual(outlineOf(one))
  })
})
