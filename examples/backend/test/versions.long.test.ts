import { describe, expect, test } from 'vitest'
import { hasDebianPostgres } from './restore/debian.ts'
import { ADDS_A_COLUMN, DROPS_A_COLUMN, versionBefore } from './versions/checkout.ts'
import { isClean, soakVersions } from './versions/soak.ts'

const from = versionBefore()
/** Why the runs are skipped. */
const missing = !hasDebianPostgres()
  ? ' (skipped: apt-get install postgresql-15)'
  : from === undefined
    ? ' (skipped: git fetch --unshallow --tags)'
    : ''

describe.skipIf(missing !== '')(`two versions beside each other on one database${missing}`, () => {
  test('under load: nothing is lost, doubled or refused', async () => {
    const run = await soakVersions({ seed: 38, steps: 150, from: from ?? '', next: ADDS_A_COLUMN })
    expect(run).toMatchObject({
      ...{ astray: [], serverErrors: [], complaints: [] },
      books: { unseen: [], unsettled: [], miscounted: [], differences: [] },
    })
    expect(isClean(run)).toBe(true)
    // The run meets what it is about.
    expect(run.plan.verdict).toMatch(/^\d+ migrations? /)
    expect(run.claims).toBeGreaterThan(0)
    expect(run.upgrades).toBeGreaterThan(0)
    expect(run.ends['refresh: 200']).toBeGreaterThan(0)
    expect(run.books.cards).toBeGreaterThan(0)
  }, 240_000)

  test('a migration that drops a column which the previous version reads: the plan says to stop, and the run fails', async () => {
    const run = await soakVersions({ seed: 38, steps: 60, from: from ?? '', next: DROPS_A_COLUMN })
    expect(run.plan.code).toBe(2)
    expect(isClean(run)).toBe(false)
    expect(run.complaints.join()).toContain('column "pause_notice" does not exist')
  }, 240_000)
})
