import type { FileOf, Kind, KindName } from '../kind.ts'
import { benefitsKind } from './benefits.ts'
import { campaignsKind } from './campaigns.ts'
import { dropsKind } from './drops.ts'
import { messagesKind } from './messages.ts'
import { packsKind } from './packs.ts'
import {
  bannersKind,
  eventsKind,
  noticesKind,
  originalsKind,
  pagesKind,
  popupsKind,
  questionsKind,
  storiesKind,
  termsKind,
} from './pages.ts'
import { seriesKind } from './series.ts'
import { shopKind } from './shop.ts'

/** The kinds of a shop. */
export const KINDS: { readonly [Name in KindName]: Kind<FileOf<Name>> } = {
  packs: packsKind,
  shop: shopKind,
  series: seriesKind,
  drops: dropsKind,
  banners: bannersKind,
  popups: popupsKind,
  originals: originalsKind,
  events: eventsKind,
  stories: storiesKind,
  notices: noticesKind,
  faq: questionsKind,
  pages: pagesKind,
  terms: termsKind,
  benefits: benefitsKind,
  messages: messagesKind,
  campaigns: campaignsKind,
}
