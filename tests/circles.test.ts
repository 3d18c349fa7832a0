// No file imports itself by way of others.
import { expect, test } from 'vitest'
import { circlesOf, importGraph } from '../scripts/import-graph.ts'

const graph = importGraph()

test('no file imports itself by way of others', () => {
  expect(graph.size).toBeGreaterThan(1500)
  expect(circlesOf(graph)).toEqual([])
})

test('a circle is found, and what leads to it is not', () => {
  const chain = new Map(Object.entries({ start: ['a'], a: ['b'], b: ['c'], c: ['a', 'end'], end: [] }))
  expect(circlesOf(new Map([...chain].map(([file, targets]) => [file, new Set(targets)])))).toEqual([
    'a',
    'b',
    'c',
  ])
})

test('no page and no layout imports the table of the pages, which imports them', () => {
  const importers = [...graph]
    .filter(([file]) => /^examples\/site\/src\/(layout|router|routes)\//.test(file))
    .filter(([, targets]) =>
      [...targets].some((target) => /^examples\/site\/src\/pages(\.\w+)?\.ts$/.test(target)),
    )
  expect(importers.map(([file]) => file)).toEqual([])
})
