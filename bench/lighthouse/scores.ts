// The table of the scores of pages, and what falls short.
import { median } from '../median.ts'
import type { Auditor, Report } from './audit.ts'

/** Audits each page and prints its medians; a visit before it has the server draw its pictures. */
export async function printScores(
  auditor: Auditor,
  origin: string,
  paths: readonly string[],
  rounds: number,
): Promise<void> {
  const failed = new Set<string>()
  let header = false
  for (const path of paths) {
    const reports: Report[] = []
    await auditor.visit(origin + path)
    for (let round = 0; round < rounds; round++) reports.push(await auditor.audit(origin + path))
    const names = Object.keys(reports[0]?.scores ?? {})
    if (!header) {
      console.log(`| page, median of ${rounds} | ${names.join(' | ')} |\n|---|${'--:|'.repeat(names.length)}`)
      header = true
    }
    const scores = names.map((name) => median(reports.map(({ scores }) => scores[name] ?? Number.NaN)))
    console.log(`| ${path} | ${scores.join(' | ')} |`)
    for (const text of reports.flatMap(({ failed }) => failed)) failed.add(`${path} ${text}`)
  }
  console.log(`\n${[...failed].join('\n')}`)
}
