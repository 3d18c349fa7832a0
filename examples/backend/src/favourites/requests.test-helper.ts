import type { Rows } from '../../test/one-effect/row.ts'
import { originalRow } from '../../test/original-row.ts'
import { originals } from '../showcase/tables.ts'

/** A valid body of each endpoint that takes one. */
export const bodies = {
  '/mypage/nft/favor': { collection_seq: 1, cont_seq: 2002, favor_yn: 'Y' },
  '/mypage/original/favor': { original_key: 'seoul', favor_yn: 'Y' },
}

/** A request of each endpoint that writes. */
export const rows: Rows = {
  'POST /mypage/nft/favor': {
    prepare: () => ({
      path: '/mypage/nft/favor',
      json: { collection_seq: 1, cont_seq: 11, favor_yn: 'Y' },
    }),
  },
  'POST /mypage/original/favor': {
    async prepare({ db }) {
      await db.insert(originals).values(originalRow(1, 'seoul'))
      return { path: '/mypage/original/favor', json: { original_key: 'seoul', favor_yn: 'Y' } }
    },
  },
}
