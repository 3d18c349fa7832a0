import { createConfig, lintFromString } from '@redocly/openapi-core'
import { expect, test } from 'vitest'
import { openApiDocument, openApiText } from '../scripts/openapi-document.ts'
import { read } from './repo.ts'

test('docs/openapi.json matches the endpoints; `pnpm openapi` writes it', () => {
  expect(read('docs/openapi.json')).toBe(openApiText())
})

test('docs/openapi.json passes the recommended rules of a linter', async () => {
  const config = await createConfig({
    extends: ['recommended'],
    rules: {
      // Both paths are required: `/about/terms/` (S7.18), and `/minting/order/{orderId}` beside
      // `/minting/{dropId}/first`.
      'no-path-trailing-slash': 'off',
      'no-ambiguous-paths': 'off',
      // The defaults of the reference backend.
      'no-server-example.com': 'off',
    },
  })
  const problems = await lintFromString({ source: read('docs/openapi.json'), config })
  expect(problems.map(({ ruleId, message, location }) => [ruleId, message, location[0]?.pointer])).toEqual([])
})

test('each operation has a summary and the errors of its endpoint', () => {
  const text = JSON.stringify(openApiDocument())
  expect(text.match(/"operationId"/g)?.length).toBeGreaterThan(35)
  expect(text.match(/"summary":"/g)?.length).toBe(text.match(/"operationId"/g)?.length)
  expect(text).toContain('"code":"NOT_VERIFIED","error":"claims/not-verified"')
  expect(text).toContain('"code":"NOT_OPEN","error":"drops/not-open","data"')
})
