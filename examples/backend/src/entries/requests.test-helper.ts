import { NOON } from '../../test/backend.ts'
import type { Rows } from '../../test/one-effect/row.ts'
import { events } from '../showcase/tables.ts'

const DAY = 86_400_000
const art = { kind: 'backdrop', seed: 'one', team: 'seoul', width: 390, height: 472, motif: 'rings' } as const

/** A valid body of each endpoint that takes one. */
export const bodies = { '/event/entry': { event_seq: 1 } }

/** A request of each endpoint that writes. */
export const rows: Rows = {
  'POST /event/entry': {
    async prepare({ db }) {
      await db.insert(events).values({
        ...{ eventId: 1, title: '사인회', summary: '', pageId: 'event-1', hasDraw: true },
        ...{ startAt: NOON - DAY, endAt: NOON + DAY, image: art, thumb: art },
      })
      return { path: '/event/entry', json: { event_seq: 1 } }
    },
  },
}
