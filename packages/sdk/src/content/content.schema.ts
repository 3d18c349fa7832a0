import * as z from 'zod/mini'
import {
  type Codec,
  lenientList,
  letters,
  seoulTime,
  textOrNone,
  whole,
  wireObject,
  yesNo,
} from '../http/wire.ts'

/** A banner of the main page (S3.25). Its label, such as the name of a team, stands above its name. */
export interface Banner {
  /** Its id. */
  seq: number
  name: string
  /** Such as the name of a team. */
  label?: string | null | undefined
  /** From when it is shown, epoch ms. */
  startAt: number
  /** Until when it is shown, epoch ms. */
  endAt: number
  /** Whether it is switched on. */
  used: boolean
  linkUrl?: string | null | undefined
  /** URL. */
  pcImage: string
  /** URL. */
  mobileImage: string
  /** Its place, ascending. */
  sort: number
  /** Whether the link opens a new window. */
  newWindow: boolean
}
/** The schema of `Banner`. */
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
}) satisfies Codec<Banner>
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
}) satisfies Codec<TermsKind>
export type TermsKind =
  | 'service'
  | 'privacy'
  | 'recurringPayment'
  | 'marketing'
  | 'purchase'
  | 'wallet'
  | 'thirdParty'
/** The query of GET /about/terms/. */
export const TermsQuery = wireObject({ kind: ['terms_div', TermsKind] })

/** A version of terms. Its content is plain text with empty lines between paragraphs, unless a Notion page holds it. */
export interface Terms {
  termsId: number
  kind: TermsKind
  title: string
  version: string
  /** Plain text. */
  content: string
  /** The Notion page that holds the text. */
  pageId?: string | null | undefined
  /** Whether a member must agree. */
  required: boolean
  /** From when the version applies, epoch ms. */
  startAt: number
}
/** The schema of `Terms`. */
export const Terms = wireObject({
  termsId: ['terms_id', whole],
  kind: ['terms_div', TermsKind],
  title: ['title', z.string()],
  version: ['version', z.string()],
  content: ['content', z.string()],
  pageId: ['page_id', textOrNone],
  required: ['required_yn', yesNo],
  startAt: ['start_dttm', seoulTime],
}) satisfies Codec<Terms>
/** GET /about/terms/ (S7.18) and GET /about/wallet/terms (S7.20), newest first. */
export const TermsListReply = lenientList(Terms)

/** POST /about/terms/agreement (S7.21). */
export const AgreementBody = wireObject({ agreed: ['agree_yn', yesNo], kind: ['terms_type', TermsKind] })
