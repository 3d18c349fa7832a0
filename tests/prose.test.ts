// The prose of documents and comments uses plain, searchable English (CONTRIBUTING.md): a phrase below has a standard term.
import { expect, test } from 'vitest'
import { files, read } from './repo.ts'

/** A phrase, and what to write instead. */
const DIALECT = [
  [/\btakes? along\b/i, 'includes'],
  [/\bholds? shut\b/i, 'blocks'],
  [/\blies? over\b/i, 'covers'],
  [/\blies? in\b/i, 'is in'],
  [/\b(somebody|whoever)\b/i, 'the person: a fan, a visitor, a caller'],
  [/\bnobody\b/i, 'no fan, no visitor, no caller'],
  [/\bhands? out\b/i, 'serves, returns'],
  [/\bit asks\b/i, 'it requests, it sends'],
  [/\bwhat an? \w+ says\b/i, 'the name of the text'],
] as const

const documents = files('*.md').filter(
  // The requirements and decisions are quoted as they were given; copy and changes speak to fans.
  (file) => !/^(docs\/maintainers\/(requirements|decisions|copy)\.md|\.changeset\/)/.test(file),
)
const sources = files('*.ts', '*.tsx', '*.css').filter((file) => !/\.test\.|\/migrations\//.test(file))
const commentsOf = (text: string) => text.match(/\/\*[\s\S]*?\*\/|(?<=^|\s)\/\/.*$/gm)?.join('\n') ?? ''

const prose = new Map([
  ...documents.map((file) => [file, read(file)] as const),
  ...sources.map((file) => [file, commentsOf(read(file))] as const),
])

test.each(DIALECT)('no document and no comment says %s', (phrase, instead) => {
  expect(prose.size).toBeGreaterThan(2000)
  const found = [...prose].filter(([, text]) => phrase.test(text)).map(([file]) => file)
  expect(found, `write: ${instead}`).toEqual([])
})
