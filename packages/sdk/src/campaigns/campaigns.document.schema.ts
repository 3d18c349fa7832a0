import * as z from 'zod/mini'
import { type Codec, model } from '../http/wire.ts'
import { CampaignSection } from './campaigns.sections.schema.ts'
import {
  CampaignPeriod,
  line,
  media,
  moment,
  PackName,
  paragraph,
  patterns,
  plain,
  Slug,
} from './campaigns.values.schema.ts'

/** The maximum size of a document, bytes of UTF-8. */
export const CAMPAIGN_MAX_BYTES = 256 * 1024

/** The most parts of a document. */
export const CAMPAIGN_MAX = { pages: 30, sections: 60, packs: 20 } as const

const colour = z.string().check(z.regex(patterns.colour))

/** The team or group of a campaign. */
export interface CampaignTeam {
  name: string
  crest: string
  /** Main, ground, light. */
  palette: [string, string, string]
  /** The colour of progress on boards of paper. @default the main colour */
  accent?: string | undefined
  sport: 'other' | 'football' | 'baseball' | 'basketball' | 'volleyball' | 'artist' | 'magazine'
}
/** The schema of `CampaignTeam`. */
export const CampaignTeam = model(
  z.object({
    name: plain(40),
    crest: media,
    palette: z.tuple([colour, colour, colour]),
    accent: z.optional(colour),
    sport: z.enum(['football', 'baseball', 'basketball', 'volleyball', 'artist', 'magazine', 'other']),
  }),
) satisfies Codec<CampaignTeam>

/** The title and description that a page announces to browsers and link previews. */
export interface CampaignMetadata {
  title: string
  description: string
  image?: string | undefined
}
/** The schema of `CampaignMetadata`. */
export const CampaignMetadata = model(
  z.object({
    title: line,
    description: paragraph,
    image: z.optional(media),
  }),
) satisfies Codec<CampaignMetadata>

/** One page: its path and sections. */
export interface CampaignPage {
  /** `/{slug}`, or a path below it. */
  path: string
  /** Replaces the campaign's title on this page. */
  title?: string | undefined
  /** Replaces the subtitle of the header on this page. */
  subtitle?: string | undefined
  sections: CampaignSection[]
}
/** The schema of `CampaignPage`. */
export const CampaignPage = model(
  z.object({
    path: z.string().check(z.regex(patterns.path), z.maxLength(200)),
    title: z.optional(line),
    subtitle: z.optional(plain(40)),
    sections: z.array(CampaignSection).check(z.maxLength(CAMPAIGN_MAX.sections)),
  }),
) satisfies Codec<CampaignPage>

/** A campaign as a document: everything that its pages need. */
export interface Campaign {
  $schema?: string | undefined
  slug: string
  team: CampaignTeam
  metadata: CampaignMetadata
  header: { subtitle: string }
  /** The packs of cards that the boards use. */
  packs: string[]
  /** The period in which fans can save, upgrade and recruit. @default always */
  period?: CampaignPeriod | undefined
  /** The moment that stands for the first start of a demo server, which moves every time of the document with it, epoch ms. */
  demoStart?: number | undefined
  pages: CampaignPage[]
}
/** The schema of `Campaign`. */
export const Campaign = model(
  z.object({
    $schema: z.optional(z.string()),
    slug: Slug,
    team: CampaignTeam,
    metadata: CampaignMetadata,
    header: z.object({ subtitle: plain(40) }),
    packs: z.array(PackName).check(z.maxLength(CAMPAIGN_MAX.packs)),
    period: z.optional(CampaignPeriod),
    demoStart: z.optional(moment),
    pages: z.array(CampaignPage).check(z.minLength(1), z.maxLength(CAMPAIGN_MAX.pages)),
  }),
) satisfies Codec<Campaign>
