import * as z from 'zod/mini'
import { CampaignSection } from './campaigns.sections.schema.ts'
import {
  line,
  media,
  moment,
  PackName,
  Period,
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
export const CampaignTeam = z.object({
  name: plain(40),
  crest: media,
  /** Main, ground, light. */
  palette: z.tuple([colour, colour, colour]),
  /** The colour of progress on boards of paper. @default the main colour */
  accent: z.optional(colour),
  sport: z.enum(['football', 'baseball', 'basketball', 'volleyball', 'artist', 'magazine', 'other']),
})
export type CampaignTeam = z.output<typeof CampaignTeam>

/** The title and description that a page announces to browsers and link previews. */
export const CampaignMetadata = z.object({ title: line, description: paragraph, image: z.optional(media) })
export type CampaignMetadata = z.output<typeof CampaignMetadata>

/** One page: its path and sections. */
export const CampaignPage = z.object({
  /** `/{slug}`, or a path below it. */
  path: z.string().check(z.regex(patterns.path), z.maxLength(200)),
  /** Replaces the campaign's title on this page. */
  title: z.optional(line),
  /** Replaces the subtitle of the header on this page. */
  subtitle: z.optional(plain(40)),
  sections: z.array(CampaignSection).check(z.maxLength(CAMPAIGN_MAX.sections)),
})
export type CampaignPage = z.output<typeof CampaignPage>

/** A campaign as a document: everything that its pages need. */
export const Campaign = z.object({
  $schema: z.optional(z.string()),
  slug: Slug,
  team: CampaignTeam,
  metadata: CampaignMetadata,
  header: z.object({ subtitle: plain(40) }),
  /** The packs of cards that the boards use. */
  packs: z.array(PackName).check(z.maxLength(CAMPAIGN_MAX.packs)),
  /** The period in which fans can save, upgrade and recruit. @default always */
  period: z.optional(Period),
  /** The moment that stands for the first start of a demo server, which moves every time of the document with it. */
  demoStart: z.optional(moment),
  pages: z.array(CampaignPage).check(z.minLength(1), z.maxLength(CAMPAIGN_MAX.pages)),
})
export type Campaign = z.output<typeof Campaign>
