import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { describe, expect, test } from 'vitest'
import { COMMANDS, SETTINGS } from './restore/commands.ts'
import { hasDebianPostgres } from './restore/debian.ts'
import { rehearse, WAYS } from './restore/rehearsal.ts'

test('the guide has the commands that the rehearsal runs', () => {
  const guide = readFileSync(join(import.meta.dirname, '../../../docs/guides/going-live.md'), 'utf8')
  for (const text of [SETTINGS.join('\n'), ...Object.values(COMMANDS)]) expect(guide).toContain(text)
})

describe.skipIf(!hasDebianPostgres())('a restore of a shop whose company and chain have gone on', () => {
  test.each(WAYS)('by %s: every difference is named, and nothing else', async (way) => {
    const round = await rehearse(way, 38)
    expect(round).toMatchObject({ silent: [], wrong: [] })
    // The restore has lost something.
    expect(round.restored).toBeLessThan(round.paid)
    expect(round.named.PAYMENT_WITHOUT_ORDER).toBeGreaterThan(0)
  })
})
