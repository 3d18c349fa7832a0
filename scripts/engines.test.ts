// The matrix of engines as the docs print it, and what a run takes for a failure.
import { describe, expect, test } from 'vitest'
import { read } from '../tests/repo.ts'
import { JOURNEYS } from './engines/journeys/index.ts'
import { isExpected, KNOWN_DIFFERENCES } from './engines/known.ts'
import type { Outcome } from './engines/play.ts'
import { matrixOf, withMatrix } from './engines/table.ts'

const play = async () => {}
const journeys = ['buy', 'scan'].map((name) => ({ name, title: `Go and ${name}`, play }))
const outcome = (engine: string, journey: string, failure?: string): Outcome => ({
  engine,
  journey,
  seconds: 1,
  failure,
})
const known = [{ engine: 'Firefox', journey: 'scan', reason: 'It has no eyes.' }]

describe('a run', () => {
  test.each([
    ['a success', outcome('Firefox 9', 'buy'), true],
    ['a failure', outcome('Firefox 9', 'buy', 'press'), false],
    ['a known difference', outcome('Firefox 9', 'scan', 'press'), true],
    ['a known difference that is none any more', outcome('Firefox 9', 'scan'), false],
    ['the same in another engine', outcome('WebKitGTK 9', 'scan', 'press'), false],
  ])('%s', (_name, one, expected) => {
    expect(isExpected(one, known)).toBe(expected)
  })
})

test('the matrix has a row for each journey and the reason of each known difference', () => {
  const outcomes = [
    outcome('Firefox 9', 'buy'),
    outcome('Firefox 9', 'scan', 'press'),
    outcome('WebKitGTK 9', 'buy', 'press'),
  ]
  expect(matrixOf(outcomes, journeys, known)).toBe(`| Journey | Firefox 9 | WebKitGTK 9 |
|---|---|---|
| Go and buy | passes | fails |
| Go and scan | differs | – |

- Firefox, scan: It has no eyes.`)
})

describe('the page of the docs', () => {
  const page = read('docs/maintainers/engines.md')

  test('keeps its text around a new matrix', () => {
    const next = withMatrix(page, '| new |')
    expect(next).toContain('| new |')
    expect(next).not.toContain('| passes |')
    expect(next.split('<!--')[0]).toBe(page.split('<!--')[0])
    expect(next.split('-->').at(-1)).toBe(page.split('-->').at(-1))
    expect(() => withMatrix('no place', '')).toThrow('no place for the matrix')
  })

  test('has each journey in three engines, and no failure', () => {
    expect(JOURNEYS.length).toBeGreaterThanOrEqual(9)
    for (const { title } of JOURNEYS) expect(page).toMatch(`| ${title} | `)
    const rows = page.match(/^\| .+ (passes|differs) \|$/gm) ?? []
    expect(rows).toHaveLength(JOURNEYS.length)
    for (const row of rows) expect(row.match(/(passes|differs) \|/g)).toHaveLength(3)
    expect(page.match(/ differs \|/g) ?? []).toHaveLength(KNOWN_DIFFERENCES.length)
  })
})
