// Where the sentences of the packages are: in catalogues alone, each of them once.
import { expect, test } from 'vitest'
import { files, read } from './repo.ts'

const shipped = files('packages/*/src/*.ts', 'packages/*/src/*.tsx').filter(
  (file) =>
    !/\.(test|test-helper|stories|fixtures|example)\./.test(file) &&
    !/\/(testing|stories|simulator)\//.test(file),
)
const isCatalogue = (file: string) => /\.ko\.ts$/.test(file)
const withoutComments = (text: string) => text.replace(/\/\*[\s\S]*?\*\/|(?<=^|\s)\/\/.*$/gm, '')

/** Hangul that is no sentence: letters of patterns, days of the week, names of carriers, cameras and categories. */
const LETTERS = [
  'packages/sdk/src/claims/code.typed.ts',
  'packages/sdk/src/collections/collections.rules.ts',
  'packages/sdk/src/kernel/seoul-dates.ts',
  'packages/sdk/src/profile/profile.rules.ts',
  'packages/sdk/src/validation/file.ts',
  'packages/widgets/src/notice-list/NoticeList.tsx',
  'packages/widgets/src/ocr-scanner/CameraSwitch.tsx',
  // The sentence that the specification quotes (S8.4).
  'packages/widgets/src/theme/errors/fallback.ts',
  'packages/widgets/src/theme/particle.ts',
  'packages/widgets/src/theme/search-text.ts',
  'packages/widgets/src/transaction-list/carriers.ts',
]

test('the packages have Hangul in catalogues alone', () => {
  const others = shipped.filter((file) => !isCatalogue(file) && /[가-힣]/.test(withoutComments(read(file))))
  expect(others).toEqual(LETTERS)
})

test('no sentence is in two catalogues', () => {
  const places = new Map<string, string[]>()
  for (const file of shipped.filter(isCatalogue))
    for (const [, text = ''] of withoutComments(read(file)).matchAll(/['`]([^'`\n]*[가-힣][^'`\n]*)['`]/g))
      if (/[요다]\.?$|까요\?$/.test(text)) places.set(text, [...(places.get(text) ?? []), file])
  expect(places.size).toBeGreaterThan(300)
  const twice = [...places].filter(([text, found]) => text.length >= 8 && new Set(found).size > 1)
  expect(Object.fromEntries(twice)).toEqual({})
})
