// `npm run lighthouse`: Lighthouse (mobile preset) on every public route of what `npm start` serves, median of three.
// `--rounds N` and `--paths /,/event` change that. Prints a table, and what falls short.
import { parseArgs } from 'node:util'
import { freePort } from '../../examples/backend/test/free-ports.ts'
import { startStack } from '../../tests/e2e/stack.ts'
import { startAuditor } from './audit.ts'
import { printScores } from './scores.ts'

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

const stack = await startStack()
const auditor = await startAuditor(await freePort())
try {
  await printScores(auditor, stack.site, values.paths.split(','), Number(values.rounds))
} finally {
  await auditor.close()
  await stack.stop()
}
