import type { Rows } from '../../test/one-effect/row.ts'
import { dropReminders } from './tables.ts'

/** A valid body of each endpoint that takes one. */
export const bodies = { '/minting/:dropId/reminder': { reminder_yn: 'Y' } }

/** A request of each endpoint that writes. */
export const rows: Rows = {
  'POST /minting/:dropId/reminder': {
    async prepare({ db, fan }) {
      await db.insert(dropReminders).values({ dropId: 1, userId: fan.id, askedAt: 0 })
      return { path: '/minting/1/reminder', json: { reminder_yn: 'N' } }
    },
  },
}
