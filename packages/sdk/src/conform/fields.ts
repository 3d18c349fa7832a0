/** Where the fields of `sense.ts` and `sale-time.check.ts` stand in a reply. */
export const FIELDS = {
  drop: 'data.minting_info.end_dttm',
  saleStart: 'data.minting_info.start_dttm',
  banner: 'data.rows[].ban_ed_dttm',
  event: 'file.events[].end_dttm',
  pack: 'data.<pack>.minting[].end_dttm',
  benefit: 'data[].end_dttm',
  entry: 'data.list[].entry_dttm',
  notice: 'data.rows[].reg_dttm',
  terms: 'data[].start_dttm',
  copy: 'data.<cards>[].edition',
  popup: 'data.rows[].exposure_url',
} as const
