import { readFileSync, writeFileSync } from 'node:fs'
import { resolve } from 'node:path'
import type { Journey } from './journeys/scene.ts'
import { KNOWN_DIFFERENCES, type KnownDifference, knownOf } from './known.ts'
import type { Outcome } from './play.ts'

const DOCS = resolve(import.meta.dirname, '../../docs/maintainers')
const BEGIN = '<!-- The matrix is written by the run. -->'
const END = '<!-- The end of the matrix. -->'

/** Writes the matrix of a run as Markdown. */
export function matrixOf(
  outcomes: readonly Outcome[],
  journeys: readonly Journey[],
  known: readonly KnownDifference[] = KNOWN_DIFFERENCES,
): string {
  const engines = [...new Set(outcomes.map(({ engine }) => engine))]
  const cell = (engine: string, { name }: Journey) => {
    const outcome = outcomes.find((one) => one.engine === engine && one.journey === name)
    if (!outcome) return '–'
    if (outcome.failure === undefined) return 'passes'
    return knownOf(outcome, known) ? 'differs' : 'fails'
  }
  const rows = journeys.map((journey) =>
    [journey.title, ...engines.map((engine) => cell(engine, journey))].join(' | '),
  )
  const reasons = known.map(({ engine, journey, reason }) => `- ${engine}, ${journey}: ${reason}`)
  return [
    `| ${['Journey', ...engines].join(' | ')} |`,
    `|${'---|'.repeat(engines.length + 1)}`,
    ...rows.map((row) => `| ${row} |`),
    ...(reasons.length > 0 ? ['', ...reasons] : []),
  ].join('\n')
}

/** Puts a matrix between the marks of a page. */
export function withMatrix(page: string, matrix: string): string {
  const [begin, end] = [page.indexOf(BEGIN), page.indexOf(END)]
  if (begin < 0 || end < begin) throw new Error('The page has no place for the matrix.')
  return `${page.slice(0, begin)}${BEGIN}\n\n${matrix}\n\n${page.slice(end)}`
}

/** Writes the matrix of a run into a page of the maintainers' docs. */
export function writeMatrix(matrix: string, page = 'engines.md'): void {
  const path = resolve(DOCS, page)
  writeFileSync(path, withMatrix(readFileSync(path, 'utf8'), matrix))
}
