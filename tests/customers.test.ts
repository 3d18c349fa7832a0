// The examples are customers of the packages: they name them as a shop of another owner would.
import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { files, ROOT } from './repo.ts'

/** A path below `packages/`, or into a package, also as a part of a pattern. */
const INSIDE = /packages(?:\/|\[\\\\\/\])|\b(?:sdk|react|widgets)(?:\/|\[\\\\\/\])(?:src|dist)\b/

const linesInside = (text: string) => text.split('\n').filter((line) => INSIDE.test(line))

test('no file below examples/ names a path below packages/, except in documentation', () => {
  const read = files('examples').filter((file) => !/\.(md|png|webp|woff2?|onnx|f16|wasm|jpg)$/.test(file))
  expect(read.length).toBeGreaterThan(700)
  const found = read.flatMap((file) =>
    linesInside(readFileSync(join(ROOT, file), 'utf8')).map((line) => `${file}: ${line.trim()}`),
  )
  expect(found).toEqual([])
})

test.each([
  '@import "../../../../packages/widgets/src/card-deck/CardDeck.css" layer(members);',
  String.raw`const OF_GATE = /[\\/]widgets[\\/]src[\\/]gate[\\/].*\.tsx$/`,
  "alias: { '@fandeck/sdk': '../sdk/src/index.ts' }",
])('control: %s', (line) => {
  expect(linesInside(line)).toEqual([line])
})

test.each(["import { getDrop } from '@fandeck/sdk'", '@import "@fandeck/widgets/rules/drop.css";'])(
  'the name of a package is none: %s',
  (line) => {
    expect(linesInside(line)).toEqual([])
  },
)
