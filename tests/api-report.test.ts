import { expect, test } from 'vitest'
import { apiReport, PACKAGES } from '../scripts/api-report.ts'
import { read } from './repo.ts'

test.each(PACKAGES)('the public API of %s matches its report; `pnpm api` writes a new one', (name) => {
  expect(apiReport(name)).toBe(read(`packages/${name}/api.txt`))
})
