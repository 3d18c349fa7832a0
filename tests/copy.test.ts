// The Korean of the product keeps to `docs/maintainers/copy.md`.
import { expect, test } from 'vitest'
import { files, read } from './repo.ts'

/** The worse words of the table of terms, with the term to write instead. */
const worse = read('docs/maintainers/copy.md')
  .split('## Terms')[1]
  ?.split('\n## ')[0]
  ?.split('\n')
  .filter((line) => line.startsWith('| ') && !line.startsWith('| Term'))
  .flatMap((line) => {
    const [, term = '', words = ''] = line.split('|').map((cell) => cell.trim())
    return words.split(', ').map((word) => ({ word, term }))
  })

/** Sources with sentences of the product; a brand's own page speaks in its own voice. */
const isProduct = (file: string) =>
  !/test|stories|fixtures|node_modules|examples\/partner|\/dist\//.test(file) &&
  /\.(tsx?|html|json|csv)$|shop\/.*\.md$/.test(file)

/** Returns each worse word in a text with its line, and the term to write instead. */
const problemsOf = (text: string) =>
  text
    .split('\n')
    .flatMap((line, at) =>
      (worse ?? [])
        .filter(({ word }) => line.includes(word))
        .map(({ word, term }) => `${at + 1}: ${word} → ${term}`),
    )

test('no catalogue, page or seed content has a worse word of docs/maintainers/copy.md', () => {
  const product = files('packages/*/src/**', 'examples/*/src/**', 'examples/shop/**').filter(isProduct)
  expect(product.length).toBeGreaterThan(500)
  expect(product.flatMap((file) => problemsOf(read(file)).map((problem) => `${file}:${problem}`))).toEqual([])
})

test('a worse word is found with its line', () => {
  expect(worse?.length).toBeGreaterThan(30)
  expect(problemsOf("ok: '본인 인증',\nwrong: '본인인증을 적어 주세요',")).toEqual([
    '2: 본인인증 → 본인 인증',
    '2: 적어 주세요 → 입력해 주세요',
  ])
})

test('the fallback that the specification quotes stays exact', () => {
  expect(read('packages/widgets/src/theme/errors/fallback.ts')).toContain("'잠시 후 다시 시도해주세요.'")
})
