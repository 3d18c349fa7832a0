import type { Rows } from '../../test/one-effect/row.ts'

/** A valid body of each endpoint that takes one. */
export const bodies = { '/mypage/nft/favor': { collection_seq: 1, cont_seq: 2002, favor_yn: 'Y' } }

/** A request of each endpoint that writes. */
export const rows: Rows = {
  'POST /mypage/nft/favor': {
    prepare: () => ({
      path: '/mypage/nft/favor',
      json: { collection_seq: 1, cont_seq: 11, favor_yn: 'Y' },
    }),
  },
}
