import type { CardRow, PackFile, SeriesFile } from './shop.cards.schema.ts'
import type { DropFile } from './shop.drops.schema.ts'
import type { ShopFile } from './shop.file.schema.ts'
import type { BannerFile, EventFile, OriginalFile, PopupFile } from './shop.pages.schema.ts'
import type { BenefitsFile, NoticeFile, QuestionFile, StoryFile, TermsFile } from './shop.texts.schema.ts'

/** A text in Markdown below the front matter. */
export interface WithText {
  text: string
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
  benefits: Record<string, BenefitsFile>
  /** Phone numbers, mail addresses and member ids. */
  whitelists: Record<string, string[]>
  /** Documents of campaigns. */
  campaigns: Record<string, { slug: string; packs: string[] }>
}
