// What Lighthouse counts without a clock: access, best practices, search and agents. `npm run lighthouse` has the rest.
import { afterAll, beforeAll, expect, test } from 'vitest'
import { type Auditor, startAuditor } from '../../bench/lighthouse/audit.ts'
import { freePort } from '../../examples/backend/test/free-ports.ts'
import { casesOf } from './matrix.ts'
import { type Stack, startStack } from './stack.ts'

const CATEGORIES = ['accessibility', 'best-practices', 'seo', 'agentic-browsing']

let stack: Stack
let auditor: Auditor

beforeAll(async () => {
  stack = await startStack()
  auditor = await startAuditor(await freePort())
})
afterAll(async () => {
  await auditor?.close()
  await stack?.stop()
})

test.each(casesOf(['/drops/101', '/', '/event/1'], (_, index) => index === 0))(
  '%s has the full score in every category but speed',
  async (path) => {
    const { scores, failed } = await auditor.audit(stack.site + path, CATEGORIES)
    expect(failed).toEqual([])
    expect(scores).toEqual(Object.fromEntries(CATEGORIES.map((name) => [name, 100])))
  },
)
