// `npm run lighthouse`: Lighthouse (mobile preset) on every public route of what `npm start` serves, median of three.
// `--rounds N` and `--paths /,/event` change that. Prints a table, and what falls short.
import { parseArgs } from 'node:util'
import { freePort } from '../../examples/backend/test/free-ports.ts'
import { startStack } from '../../tests/e2e/stack.ts'
import { median } from '../median.ts'
import { type Report, startAuditor } from './audit.ts'

const PUBLIC = [
  '/',
  '/drops/101',
  '/originals',
  '/event',
  '/event/1',
  '/story',
  '/story/1',
  '/support/notice/list',
  '/support/notice/1',
  '/support/faq/list',
  '/support/qna/list',
  '/notion/guide/main',
  '/notion/pure-layout/guide-wallet',
  '/policy/privacy',
  '/policy/service',
  '/policy/recurring-payment',
  '/fcseoul-2025',
  '/ten-missions',
  '/itta-magazine/1',
  '/orblit',
]

const { values } = parseArgs({
  options: {
    rounds: { type: 'string', default: '3' },
    paths: { type: 'string', default: PUBLIC.join() },
  },
})
const rounds = Number(values.rounds)

const stack = await startStack()
const auditor = await startAuditor(await freePort())
const failed = new Set<string>()
try {
  let header = false
  for (const path of values.paths.split(',')) {
    const reports: Report[] = []
    await auditor.visit(stack.site + path)
    for (let round = 0; round < rounds; round++) reports.push(await auditor.audit(stack.site + path))
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
} finally {
  await auditor.close()
  await stack.stop()
}
