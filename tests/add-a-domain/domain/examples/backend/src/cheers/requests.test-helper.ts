import type { Rows } from '../../test/one-effect/row.ts'

export const bodies = { '/cheer': { cheer_text: '힘내자' } }

export const rows: Rows = {
  'POST /cheer': { prepare: () => ({ path: '/cheer', json: { cheer_text: '힘내자' } }) },
}
