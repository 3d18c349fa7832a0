import { eq } from 'drizzle-orm'
import { NOON } from '../../test/backend.ts'
import type { Rows } from '../../test/one-effect/row.ts'
import { users } from '../auth/tables.ts'
import { mintings } from '../drops/tables.ts'

/** A valid body of each endpoint that takes one. */
export const bodies = { '/minting/:dropId/reminder': { reminder_yn: 'Y' } }

/** A request of each endpoint that writes. */
export const rows: Rows = {
  'POST /minting/:dropId/reminder': {
    async prepare({ db, fan }) {
      await db.update(mintings).set({ startAt: NOON + 3_600_000, endAt: NOON + 7_200_000 })
      await db.update(users).set({ phone: '01024814821' }).where(eq(users.id, fan.id))
      return { path: '/minting/1/reminder', json: { reminder_yn: 'Y' } }
    },
  },
}
