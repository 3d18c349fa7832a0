// The results as text for people, JSON for programs, and JUnit XML for a CI.
import type { Finding } from './check.ts'
import type { Result } from './run.ts'

/** The numbers of a run. */
export interface Counts {
  passed: number
  failed: number
  skipped: number
}

/** Counts the results by their state. */
export function countsOf(results: readonly Result[]): Counts {
  const counts: Counts = { passed: 0, failed: 0, skipped: 0 }
  for (const { state } of results) counts[state]++
  return counts
}

const findingLines = ({ field, found, expected }: Finding): string[] => [
  `    ${field}`,
  `      found     ${found}`,
  `      expected  ${expected}`,
]

function failureLines({ check, endpoint, findings, rows, users }: Result): string[] {
  return [
    `FAILED ${endpoint} (${check})`,
    ...findings.flatMap(findingLines),
    ...(rows.length > 0 ? [`    requirement ${rows.join(', ')}`] : []),
    ...(users.length > 0 ? [`    suffers     ${users.join(', ')}`] : []),
  ]
}

/** Returns one line for all results that were skipped for the same reason. */
function skippedLines(results: readonly Result[]): string[] {
  const byReason = new Map<string, string[]>()
  for (const { reason = '', endpoint, check } of results)
    byReason.set(reason, [...(byReason.get(reason) ?? []), `${endpoint} (${check})`])
  return [...byReason].flatMap(([reason, places]) => [
    `skipped ${reason}`,
    ...places.map((place) => `    ${place}`),
  ])
}

/** Returns the report that the command prints. */
export function textOf(results: readonly Result[]): string {
  const { passed, failed, skipped } = countsOf(results)
  const of = (state: Result['state']) => results.filter((one) => one.state === state)
  return [
    ...of('failed').flatMap(failureLines),
    ...skippedLines(of('skipped')),
    `${passed} passed, ${failed} failed, ${skipped} skipped`,
  ].join('\n')
}

const ESCAPES: Readonly<Record<string, string>> = { '&': '&amp;', '<': '&lt;', '>': '&gt;', '"': '&quot;' }
/** Control characters are no XML, whatever a reply contains. */
const escaped = (text: string) =>
  text
    .replace(/[&<>"]/g, (one) => ESCAPES[one] ?? one)
    .replace(/[^\t\n\r\u{20}-\u{D7FF}\u{E000}-\u{FFFD}\u{10000}-\u{10FFFF}]/gu, '�')

function caseOf(result: Result): string {
  const { check, endpoint, state, reason = '', findings } = result
  const head = `    <testcase classname="${escaped(check)}" name="${escaped(endpoint)}"`
  if (state === 'passed') return `${head}/>\n`
  const content =
    state === 'skipped'
      ? `<skipped message="${escaped(reason)}"/>`
      : `<failure message="${escaped(findings.map(({ field }) => field).join(', '))}">${escaped(failureLines(result).join('\n'))}</failure>`
  return `${head}>${content}</testcase>\n`
}

/** Returns the results as JUnit XML. */
export function junitOf(results: readonly Result[], profile: string): string {
  const { failed, skipped } = countsOf(results)
  return `<?xml version="1.0" encoding="UTF-8"?>
<testsuites>
  <testsuite name="fandeck conform ${escaped(profile)}" tests="${results.length}" failures="${failed}" skipped="${skipped}">
${results.map(caseOf).join('')}  </testsuite>
</testsuites>
`
}
