import { expect, test } from 'vitest'
import { freshDatabase } from '../backend.ts'
import { NO_ATTACK } from './attack.ts'
import { playLoad, summarise } from './play.ts'

test('anonymous clients and one member above their limits get Retry-After, and every member gets a reply', async () => {
  const counts = { ...NO_ATTACK, logins: 80, scans: 40, desk: 50, codes: 120 }
  const databaseUrl = await freshDatabase()
  const { quiet, load, outcome, deskOpens } = await playLoad({
    databaseUrl,
    counts,
    members: 3,
    quietMs: 500,
  })
  for (const kind of ['logins', 'scans', 'desk', 'codes'] as const) {
    const { statuses, retryAfter } = outcome[kind]
    const { 429: waiting = 0, ...rest } = statuses
    expect(Object.values(statuses).reduce((sum, one) => sum + one, 0)).toBe(counts[kind])
    expect(waiting).toBeGreaterThan(0)
    expect(retryAfter).toBe(waiting)
    expect(Object.keys(rest).filter((status) => !['200', '401', '403', '422'].includes(status))).toEqual([])
  }
  expect(outcome.scans.statuses[422]).toBeGreaterThan(0)
  for (const answers of [...Object.values(quiet), ...Object.values(load)])
    expect(summarise(answers).errors).toBe(0)
  expect(load.reads.length).toBeGreaterThan(0)
  expect(deskOpens).toBe(true)
}, 120_000)

test('pictures, forms and uploads beyond their limits are refused, and every member gets a reply', async () => {
  const counts = { ...NO_ATTACK, pictures: 200, forms: 40, uploads: 60 }
  const databaseUrl = await freshDatabase()
  const { quiet, load, outcome } = await playLoad({ databaseUrl, counts, members: 3, quietMs: 500 })
  const { pictures, forms, uploads } = outcome
  // Attackers whose body is refused unread, or who wait for more than 30 s, lose their connection.
  const known = ['0', '200', '400', '413', '429']
  for (const { statuses } of [pictures, forms, uploads])
    expect(Object.keys(statuses).filter((status) => !known.includes(status))).toEqual([])
  for (const { statuses, retryAfter } of [pictures, uploads]) {
    // Those that have a place may still wait for too long on a busy machine.
    expect((statuses[200] ?? 0) + (statuses[0] ?? 0)).toBeGreaterThan(0)
    expect(statuses[429]).toBeGreaterThan(0)
    expect(retryAfter).toBe(statuses[429])
  }
  expect(forms.statuses[200]).toBeUndefined()
  for (const answers of [...Object.values(quiet), ...Object.values(load)])
    expect(summarise(answers).errors).toBe(0)
}, 120_000)
