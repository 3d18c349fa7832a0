import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { expect, onTestFinished, test } from 'vitest'
import { runAdmin } from '../../test/admin-command.ts'

test('migrate --plan of a folder of PGlite changes nothing, and names a missing database', async () => {
  const dataFolder = mkdtempSync(join(tmpdir(), 'fandeck-plan-'))
  onTestFinished(() => rmSync(dataFolder, { recursive: true, force: true }))
  const env = { DATA_DIR: dataFolder, DATABASE_URL: '' }
  const none = await runAdmin(['migrate', '--plan'], env)
  expect(none).toMatchObject({ code: 1, errors: expect.stringContaining('no database yet') })
  expect((await runAdmin(['create', 'home'], env)).code).toBe(0)
  const plan = await runAdmin(['migrate', '--plan'], env)
  expect(plan).toMatchObject({ code: 0, out: expect.stringContaining('Nothing waits') })
  // The folder is whole: it opens again.
  expect((await runAdmin(['close', 'home'], env)).code).toBe(0)
})
