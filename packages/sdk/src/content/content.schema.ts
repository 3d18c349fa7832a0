import * as z from 'zod/mini'
import { lenientList, letters, seoulTime, textOrNone, whole, wireObject, yesNo } from '../http/wire.ts'

/** A banner of the main page (S3.25). Its label, such as the name of a team, stands above its name. */
export const Banner = wireObject({
  seq: ['banner_seq', whole],
  name: ['banner_nm', z.string()],
  label: ['label_nm', textOrNone],
  startAt: ['ban_st_dttm', seoulTime],
  endAt: ['ban_ed_dttm', seoulTime],
  used: ['use_yn', yesNo],
  linkUrl: ['link_url', textOrNone],
  pcImage: ['pc_img_path', z.string()],
  mobileImage: ['mo_img_path', z.string()],
  sort: ['sort_num', whole],
  newWindow: ['blank', yesNo],
})
export type Banner = z.output<typeof Banner>
/** GET /main/banner/visual (S7.12). */
export const BannerReply = z.object({ rows: lenientList(Banner) })

/** The kind of terms (D23, D71). */
export const TermsKind = letters({
  S: 'service',
  P: 'privacy',
  R: 'recurringPayment',
  M: 'marketing',
  T: 'purchase',
  W: 'wallet',
  H: 'thirdParty',
})
export type TermsKind = z.output<typeof TermsKind>
/** The query of GET /about/terms/. */
export const TermsQuery = wireObject({ kind: ['terms_div', TermsKind] })

/** A version of terms. Its content is plain text with empty lines between paragraphs, unless a Notion page holds it. */
export const Terms = wireObject({
  termsId: ['terms_id', whole],
  kind: ['terms_div', TermsKind],
  title: ['title', z.string()],
  version: ['version', z.string()],
  content: ['content', z.string()],
  pageId: ['page_id', textOrNone],
  required: ['required_yn', yesNo],
  startAt: ['start_dttm', seoulTime],
})
export type Terms = z.output<typeof Terms>
/** GET /about/terms/ (S7.18) and GET /about/wallet/terms (S7.20), newest first. */
export const TermsListReply = lenientList(Terms)

/** POST /about/terms/agreement (S7.21). */
export const AgreementBody = wireObject({ agreed: ['agree_yn', yesNo], kind: ['terms_type', TermsKind] })
