import type * as z from 'zod/mini'
import { BenefitsFile } from './shop.benefits.schema.ts'
import { PackFile, SeriesFile } from './shop.cards.schema.ts'
import { DropFile } from './shop.drops.schema.ts'
import { MessageFile } from './shop.messages.schema.ts'
import { BannerFile, EventFile, OriginalFile, PopupFile } from './shop.pages.schema.ts'
import { NoticeFile, PageFile, QuestionFile, StoryFile, TermsFile } from './shop.texts.schema.ts'
import { shopPatterns } from './shop.values.schema.ts'

/** A kind of content: a folder with one file for each thing. */
export interface ShopFileKind {
  /** The format of its JSON or of its front matter. */
  schema: z.ZodMiniType
  /** `json`: a JSON file. `article`: a JSON file with a text beside it. `text`: Markdown with front matter. */
  form: 'json' | 'article' | 'text'
}

/** The kinds of content by the name of their folder; `campaigns`, `whitelists` and `media` have formats of their own. */
export const SHOP_KINDS = {
  packs: { schema: PackFile, form: 'json' },
  series: { schema: SeriesFile, form: 'json' },
  drops: { schema: DropFile, form: 'json' },
  banners: { schema: BannerFile, form: 'json' },
  popups: { schema: PopupFile, form: 'json' },
  originals: { schema: OriginalFile, form: 'json' },
  events: { schema: EventFile, form: 'article' },
  notices: { schema: NoticeFile, form: 'text' },
  faq: { schema: QuestionFile, form: 'text' },
  stories: { schema: StoryFile, form: 'text' },
  terms: { schema: TermsFile, form: 'text' },
  pages: { schema: PageFile, form: 'text' },
  benefits: { schema: BenefitsFile, form: 'json' },
  messages: { schema: MessageFile, form: 'json' },
} as const satisfies Record<string, ShopFileKind>

/** The kinds whose files have a number on the wire. */
export const NUMBERED_KINDS = [
  'packs',
  'series',
  'drops',
  'banners',
  'popups',
  'originals',
  'events',
  'notices',
  'faq',
  'stories',
  'terms',
] as const satisfies readonly (keyof typeof SHOP_KINDS)[]

/** What each pattern expects, in words. */
export const wordsOf: ReadonlyMap<string, string> = new Map(
  Object.entries({
    name: 'small letters, digits and hyphens, at most 60',
    code: 'letters, digits, hyphens and underscores, at most 30',
    moment: 'a time in Seoul, such as 2026-03-01 19:00, or a distance from the first apply, such as now+3d',
    picture:
      'a picture of the shop, such as media/logo.png (avif, gif, jpg, png or webp), or media/kim.jpg#focal=30:20',
    address: 'an address: https://…, or a path that starts with /',
    path: 'a path of the site, such as /event',
    plain: 'plain text without <',
    colour: 'a colour, written as #C4122F',
    token: 'a custom property of the widgets, such as --fd-primary (docs/guides/theming.md)',
    css: 'a value of CSS without an address, such as light-dark(#c4122f, #ff6b7d)',
    business: 'a business number, written as 123-45-67890',
  } satisfies Record<keyof typeof shopPatterns, string>).map(([name, words]) => [
    String(Reflect.get(shopPatterns, name)),
    words,
  ]),
)
