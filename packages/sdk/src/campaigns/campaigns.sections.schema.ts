import * as z from 'zod/mini'
import { type Codec, model } from '../http/wire.ts'
import {
  FlipSection,
  FormationSection,
  MatchPickSection,
  MissionsSection,
  PlayerFilterSection,
  UpgradeSection,
} from './campaigns.boards.schema.ts'
import {
  cardId,
  line,
  link,
  media,
  PackName,
  packNames,
  paragraph,
  plain,
  SectionId,
} from './campaigns.values.schema.ts'

const id = z.optional(SectionId)
const title = z.optional(line)
const description = z.optional(paragraph)
const image = z.optional(media)

/** The top of a page: a title over a picture or a fan of up to three cards. */
export interface HeroSection {
  kind: 'hero'
  id?: string | undefined
  title: string
  description?: string | undefined
  image?: string | undefined
  cards?: number[] | undefined
  action?: { label: string; linkUrl: string } | undefined
}
/** The schema of `HeroSection`. */
export const HeroSection = model(
  z.object({
    kind: z.literal('hero'),
    id,
    title: line,
    description,
    image,
    cards: z.optional(z.array(cardId).check(z.maxLength(3))),
    action: z.optional(z.object({ label: plain(40), linkUrl: link })),
  }),
) satisfies Codec<HeroSection>

/** A drop, as the drop widget shows it. */
export interface DropSection {
  kind: 'drop'
  id?: string | undefined
  dropId: number
}
/** The schema of `DropSection`. */
export const DropSection = model(
  z.object({ kind: z.literal('drop'), id, dropId: cardId }),
) satisfies Codec<DropSection>

/** The cards of packs; cards that the fan lacks are grey. */
export interface CardsSection {
  kind: 'cards'
  id?: string | undefined
  title?: string | undefined
  packs: string[]
}
/** The schema of `CardsSection`. */
export const CardsSection = model(
  z.object({ kind: z.literal('cards'), id, title, packs: packNames }),
) satisfies Codec<CardsSection>

/** A button that opens the scanner for the codes of a pack. */
export interface ScanSection {
  kind: 'scan'
  id?: string | undefined
  title?: string | undefined
  description?: string | undefined
  pack: string
}
/** The schema of `ScanSection`. */
export const ScanSection = model(
  z.object({ kind: z.literal('scan'), id, title, description, pack: PackName }),
) satisfies Codec<ScanSection>

/** Paragraphs under an optional heading. */
export interface TextSection {
  kind: 'text'
  id?: string | undefined
  title?: string | undefined
  paragraphs: string[]
}
/** The schema of `TextSection`. */
export const TextSection = model(
  z.object({
    kind: z.literal('text'),
    id,
    title,
    paragraphs: z.array(paragraph).check(z.minLength(1), z.maxLength(50)),
  }),
) satisfies Codec<TextSection>

/** Pictures with their text alternatives. */
export interface GallerySection {
  kind: 'gallery'
  id?: string | undefined
  title?: string | undefined
  images: { image: string; alt: string; caption?: string | undefined }[]
}
/** The schema of `GallerySection`. */
export const GallerySection = model(
  z.object({
    kind: z.literal('gallery'),
    id,
    title,
    images: z
      .array(z.object({ image: media, alt: plain(200), caption: z.optional(line) }))
      .check(z.minLength(1), z.maxLength(40)),
  }),
) satisfies Codec<GallerySection>

/** Entry of a printed code (D33). */
export interface CodeEntrySection {
  kind: 'codeEntry'
  id?: string | undefined
  title?: string | undefined
  description?: string | undefined
  pack: string
  cards?: number[] | undefined
}
/** The schema of `CodeEntrySection`. */
export const CodeEntrySection = model(
  z.object({
    kind: z.literal('codeEntry'),
    id,
    title,
    description,
    pack: PackName,
    cards: z.optional(z.array(cardId).check(z.maxLength(3))),
  }),
) satisfies Codec<CodeEntrySection>

/** A link to another original behind the transition cover (D34). */
export interface TransitionSection {
  kind: 'transition'
  id?: string | undefined
  linkUrl: string
  title: string
  description: string
  fromIcon: string
  toIcon: string
}
/** The schema of `TransitionSection`. */
export const TransitionSection = model(
  z.object({
    kind: z.literal('transition'),
    id,
    linkUrl: link,
    title: line,
    description: line,
    fromIcon: media,
    toIcon: media,
  }),
) satisfies Codec<TransitionSection>

/** One section of a page, by `kind`. */
export type CampaignSection =
  | HeroSection
  | DropSection
  | CardsSection
  | ScanSection
  | TextSection
  | GallerySection
  | FormationSection
  | UpgradeSection
  | MatchPickSection
  | MissionsSection
  | PlayerFilterSection
  | FlipSection
  | CodeEntrySection
  | TransitionSection
/** The schema of `CampaignSection`. */
export const CampaignSection = model(
  z.discriminatedUnion('kind', [
    HeroSection,
    DropSection,
    CardsSection,
    ScanSection,
    TextSection,
    GallerySection,
    FormationSection,
    UpgradeSection,
    MatchPickSection,
    MissionsSection,
    PlayerFilterSection,
    FlipSection,
    CodeEntrySection,
    TransitionSection,
  ]),
) satisfies Codec<CampaignSection>
/** The kind of a section. */
export type SectionKind = CampaignSection['kind']
