// `pnpm lighthouse:docs`: Lighthouse (mobile preset) on a page of each kind of the built documentation site.
// `--rounds N` and `--paths /,/theme` change that. Prints a table, and what falls short.
import { parseArgs } from 'node:util'
import { startDocs } from '../../docs/site/serve.ts'
import { freePort } from '../../examples/backend/test/free-ports.ts'
import { startAuditor } from './audit.ts'
import { printScores } from './scores.ts'

/** Home, guides, tags, widgets, the theme editor, and the longest pages of the references. */
const KINDS = [
  '/',
  '/guides/embedding',
  '/guides/errors',
  '/elements/drop',
  '/widgets/boards/formation',
  '/theme',
  '/http/drops',
  '/reference/sdk/drops',
  '/reference/widgets/main',
  '/reference/widgets/main/primitives',
  '/maintainers/decisions',
  '/ko/elements/drop',
]

const { values } = parseArgs({
  options: {
    rounds: { type: 'string', default: '3' },
    paths: { type: 'string', default: KINDS.join() },
  },
})

const port = await freePort()
const server = await startDocs({ port, origin: `http://localhost:${port}` })
const auditor = await startAuditor(await freePort())
try {
  await printScores(auditor, `http://localhost:${port}`, values.paths.split(','), Number(values.rounds))
} finally {
  await auditor.close()
  await server.close()
}
