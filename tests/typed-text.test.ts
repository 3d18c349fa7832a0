// What people type is cleaned by packages/sdk/src/input alone (D94), so that every field, call and server reads it alike.
import { expect, test } from 'vitest'
import { files, read } from './repo.ts'

/** Files whose text no person has typed, or where the rules of S5 stay literal; a folder ends with a slash. */
const OTHER_TEXT = [
  'packages/sdk/src/input/',
  'packages/sdk/src/validation/',
  // Files of a shop.
  'packages/sdk/src/command/',
  // SQL of migrations.
  'packages/sdk/src/shop/shop.migrations.ts',
  'packages/sdk/src/shop/shop.statements.ts',
  // Attributes, labels and titles.
  'packages/widgets/src/card/card-text.ts',
  'packages/widgets/src/card-deck/CardDeck.element.tsx',
  'packages/widgets/src/stories/',
  // Files, settings and headers of the server.
  'examples/backend/src/campaigns/share-picture.ts',
  'examples/backend/src/data-folder.ts',
  'examples/backend/src/db/',
  'examples/backend/src/environment.ts',
  'examples/backend/src/limits/address.ts',
]

const SOURCES = files(
  'packages/*/src/*.ts',
  'packages/*/src/*.tsx',
  'examples/*/src/*.ts',
  'examples/*/src/*.tsx',
).filter((file) => !/\.(test|test-helper)\./.test(file))
const cleans = (file: string) => /\.trim\(\)|z\.trim\(|replace(All)?\(\/\\D/.test(read(file))

test('D94 A no other file cleans what people type', () => {
  expect(SOURCES.length).toBeGreaterThan(900)
  const known = (file: string) => OTHER_TEXT.some((path) => file.startsWith(path))
  expect(SOURCES.filter((file) => !known(file) && cleans(file))).toEqual([])
})

test('each exception is one', () => {
  expect(OTHER_TEXT.filter((path) => !SOURCES.some((file) => file.startsWith(path) && cleans(file)))).toEqual(
    [],
  )
})
