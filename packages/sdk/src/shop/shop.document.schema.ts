import * as z from 'zod/mini'
import { type Codec, model } from '../http/wire.ts'
import { BenefitsFile } from './shop.benefits.schema.ts'
import { CardRow, PackFile, SeriesFile } from './shop.cards.schema.ts'
import { DropFile } from './shop.drops.schema.ts'
import { ShopFile } from './shop.file.schema.ts'
import { MessageFile } from './shop.messages.schema.ts'
import { BannerFile, EventFile, OriginalFile, PopupFile } from './shop.pages.schema.ts'
import { NoticeFile, PageFile, QuestionFile, StoryFile, TermsFile } from './shop.texts.schema.ts'
import { shopName } from './shop.values.schema.ts'

/** A text in Markdown below the front matter. */
export interface WithText {
  text: string
}
const text = z.string().check(z.maxLength(200_000))

/** The parts of a campaign that a shop reads; `checkCampaign` knows the rest. */
export interface ShopCampaign {
  slug: string
  packs: string[]
  [field: string]: unknown
}

/** A shop as its files describe it; each record is by the name of the file. */
export interface ShopDocument {
  shop: ShopFile
  packs: Record<string, PackFile & { cards: CardRow[] }>
  series: Record<string, SeriesFile>
  drops: Record<string, DropFile>
  banners: Record<string, BannerFile>
  popups: Record<string, PopupFile>
  originals: Record<string, OriginalFile>
  events: Record<string, EventFile & WithText>
  notices: Record<string, NoticeFile & WithText>
  faq: Record<string, QuestionFile & WithText>
  stories: Record<string, StoryFile & WithText>
  terms: Record<string, TermsFile & WithText>
  pages: Record<string, PageFile & WithText>
  benefits: Record<string, BenefitsFile>
  /** Messages to fans; those without a file are built in. */
  messages: Record<string, MessageFile>
  /** Phone numbers, mail addresses and member ids. */
  whitelists: Record<string, string[]>
  /** Documents of campaigns. */
  campaigns: Record<string, ShopCampaign>
}

// @__NO_SIDE_EFFECTS__
const files = <S extends z.core.$ZodType>(schema: S) => z.record(shopName, schema)

/** The schema of `ShopDocument`. */
export const ShopDocument = model(
  z.strictObject({
    shop: ShopFile,
    packs: files(z.extend(PackFile, { cards: z.array(CardRow).check(z.maxLength(20_000)) })),
    series: files(SeriesFile),
    drops: files(DropFile),
    banners: files(BannerFile),
    popups: files(PopupFile),
    originals: files(OriginalFile),
    events: files(z.extend(EventFile, { text })),
    notices: files(z.extend(NoticeFile, { text })),
    faq: files(z.extend(QuestionFile, { text })),
    stories: files(z.extend(StoryFile, { text })),
    terms: files(z.extend(TermsFile, { text })),
    pages: files(z.extend(PageFile, { text })),
    benefits: files(BenefitsFile),
    messages: z._default(files(MessageFile), {}),
    whitelists: files(z.array(z.string().check(z.maxLength(100))).check(z.maxLength(200_000))),
    campaigns: files(z.looseObject({ slug: shopName, packs: z.array(shopName) })),
  }),
) satisfies Codec<ShopDocument>
