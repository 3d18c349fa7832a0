// Brand pages have libraries that replace built-ins, such as prototype.js and MooTools. Shipped code does without what they
// replace, so that a tag works beside them; `tests/e2e/hosts` has the pages.
import { expect, test } from 'vitest'
import { files, read } from './repo.ts'

const shipped = files('packages/*/src/**/*.ts', 'packages/*/src/**/*.tsx').filter(
  (file) =>
    !/\.(test|test-helper|stories|fixtures|example)\./.test(file) &&
    // The command runs in Node.
    !/\/(command|conform|testing|stories|simulator)\//.test(file),
)

/** What is written instead. */
const INSTEAD = ['packages/sdk/src/kernel/json.ts', 'packages/widgets/src/element/built-ins.ts']

/** What a page may have replaced, and what to write instead. */
const REPLACED = [
  [/(?<!\w)Array\.from\(/, '[...items] and [...Array(count).keys()]'],
  [/\bJSON\.stringify\(/, 'jsonOf, which ignores a toJSON of the page'],
  [/\.reduce(Right)?\(/, 'a loop'],
  [/(?<!Object)\.entries\(\)/, 'forEach or keys()'],
  [/\bgetElementsByClassName\(/, 'querySelectorAll'],
  [/(?<!store)\.remove\(\)/, 'removeChild of a parent that may be gone'],
  [/\.bind\(/, 'an arrow function'],
  [
    /\.(map|filter|find|every|some)\((\w+|\{.*?\}|\(?\[.*?\]|\((\w+|\{.*?\}|\[.*?\])), \w+, [\w{]/,
    'a variable of the list',
  ],
] as const

test.each(REPLACED)('shipped code does not call %s', (replaced, instead) => {
  const calls = (file: string) =>
    read(file)
      .split('\n')
      .some((line) => !/^\s*(\*|\/\/|\/\*\*)/.test(line) && replaced.test(line))
  const callers = shipped.filter((file) => calls(file) && !INSTEAD.includes(file))
  expect(callers, `write ${instead}`).toEqual([])
})

test('the shipped code is found', () => {
  expect(shipped.length).toBeGreaterThan(500)
})
