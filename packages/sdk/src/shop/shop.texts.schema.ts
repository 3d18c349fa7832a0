import * as z from 'zod/mini'
import { type Codec, model } from '../http/wire.ts'
import { ShopDrawing, shopId, shopMoment, shopPicture, shopText } from './shop.values.schema.ts'

/** The front matter of `notices/<name>.md`. */
export interface NoticeFile {
  /** Its number on the wire. @default given by the first apply */
  id?: number | undefined
  /** Such as `공지`, `안내`, `점검` or `이벤트`. */
  category: string
  title: string
  postedAt: string
}
/** The schema of `NoticeFile`. */
export const NoticeFile = model(
  z.strictObject({
    id: z.optional(shopId),
    category: shopText(20),
    title: shopText(100),
    postedAt: shopMoment,
  }),
) satisfies Codec<NoticeFile>

/** The front matter of `faq/<name>.md`; the text is the answer. */
export interface QuestionFile {
  /** Its number on the wire, by which questions are in order. @default given by the first apply */
  id?: number | undefined
  category: string
  question: string
}
/** The schema of `QuestionFile`. */
export const QuestionFile = model(
  z.strictObject({ id: z.optional(shopId), category: shopText(20), question: shopText(100) }),
) satisfies Codec<QuestionFile>

/** The front matter of `stories/<name>.md`. */
export interface StoryFile {
  /** Its number on the wire. @default given by the first apply */
  id?: number | undefined
  title: string
  summary: string
  postedAt: string
  /** 350 x 220. */
  picture?: string | undefined
  drawing?: ShopDrawing | undefined
}
/** The schema of `StoryFile`. */
export const StoryFile = model(
  z.strictObject({
    id: z.optional(shopId),
    title: shopText(80),
    summary: shopText(160),
    postedAt: shopMoment,
    picture: z.optional(shopPicture),
    drawing: z.optional(ShopDrawing),
  }),
) satisfies Codec<StoryFile>

/** The front matter of `pages/<name>.md`: a text that the site shows by its name. */
export interface PageFile {
  title: string
}
/** The schema of `PageFile`. */
export const PageFile = model(z.strictObject({ title: shopText(100) })) satisfies Codec<PageFile>

/** The front matter of `terms/<name>.md`: one version of terms. */
export interface TermsFile {
  /** Its number on the wire. @default given by the first apply */
  id?: number | undefined
  kind: 'service' | 'privacy' | 'recurringPayment' | 'marketing' | 'purchase' | 'wallet' | 'thirdParty'
  title: string
  version: string
  required: boolean
  /** When it comes into force. */
  startsAt: string
  /** When it is announced, and public from then on. @default `startsAt` */
  announcedAt?: string | undefined
  /** Whether a lawyer has still to read it; `apply` refuses a draft. @default false */
  draft?: boolean | undefined
}
/** The schema of `TermsFile`. */
export const TermsFile = model(
  z.strictObject({
    id: z.optional(shopId),
    kind: z.enum(['service', 'privacy', 'recurringPayment', 'marketing', 'purchase', 'wallet', 'thirdParty']),
    title: shopText(60),
    version: shopText(20),
    required: z.boolean(),
    startsAt: shopMoment,
    announcedAt: z.optional(shopMoment),
    draft: z.optional(z.boolean()),
  }),
) satisfies Codec<TermsFile>
