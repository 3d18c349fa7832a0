// The libraries that the owner has fixed do their jobs, and the budgets of size are checked.
import { describe, expect, test } from 'vitest'
import * as z from 'zod'
import { files, read } from './repo.ts'

const Manifest = z.object({ dependencies: z.record(z.string(), z.string()).optional() })
const dependenciesOf = (name: string) =>
  Object.keys(Manifest.parse(JSON.parse(read(`packages/${name}/package.json`))).dependencies ?? {})
const sourcesOf = (name: string) =>
  files(`packages/${name}/src/*.ts`, `packages/${name}/src/*.tsx`).filter(
    (file) => !/\.(test|test-helper|stories|fixtures)\./.test(file),
  )
const importers = (name: string, library: string) =>
  sourcesOf(name).filter((file) =>
    new RegExp(`from '${library}(/[^']+)?'|import\\('${library}`).test(read(file)),
  )

describe('S10.9 the fixed libraries', () => {
  test.each([
    ['sdk', 'zod'],
    ['sdk', 'ofetch'],
    ['sdk', 'mitt'],
    ['sdk', 'dayjs'],
    ['widgets', 'qrcode'],
    ['widgets', '@floating-ui/react'],
  ])('%s depends on %s and imports it', (name, library) => {
    expect(dependenciesOf(name)).toContain(library)
    expect(importers(name, library)).not.toEqual([])
  })

  test('the SDK neither depends on React nor imports it', () => {
    expect(dependenciesOf('sdk').filter((library) => library.startsWith('react'))).toEqual([])
    expect(importers('sdk', 'react')).toEqual([])
    expect(importers('sdk', 'react-dom')).toEqual([])
  })
})

/** What browsers of the floor may have, and the oldest Node and edge runtimes of `engines` have not. */
const NEWER =
  /\b(Map|Object)\.groupBy\(|\bPromise\.(withResolvers|try)\(|\bArray\.fromAsync\(|\bAbortSignal\.any\(/

test.each(['sdk', 'react', 'widgets'])(
  'D93 @fandeck/%s calls nothing that Node 20 and edge runtimes lack',
  (name) => {
    const calls = (file: string) =>
      read(file)
        .split('\n')
        .filter((line) => !/^\s*(\*|\/\/|\/\*\*)/.test(line) && NEWER.test(line))
    expect(sourcesOf(name).filter((file) => calls(file).length > 0)).toEqual([])
  },
)

test('S10.7 every package has budgets of size, and npm test checks them', () => {
  const Budget = z.object({ name: z.string(), limit: z.string() })
  const budgets = z.array(Budget).parse(JSON.parse(read('.size-limit.json')))
  for (const name of ['sdk', 'react', 'widgets']) {
    expect(budgets.filter((budget) => budget.name.startsWith(`${name}:`))).not.toEqual([])
  }
  expect(read('scripts/verify.ts')).toMatch(/run\w*\('size-limit'/)
})
