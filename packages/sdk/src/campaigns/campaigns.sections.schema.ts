import * as z from 'zod/mini'
import {
  amount,
  CampaignPlayer,
  cardId,
  line,
  link,
  media,
  moment,
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
const cardIds = z.array(cardId).check(z.maxLength(60))

/** The top of a page: a title over a picture or a fan of up to three cards. */
export const HeroSection = z.object({
  kind: z.literal('hero'),
  id,
  title: line,
  description,
  image,
  cards: z.optional(z.array(cardId).check(z.maxLength(3))),
  action: z.optional(z.object({ label: plain(40), linkUrl: link })),
})

/** A drop, as the drop widget shows it. */
export const DropSection = z.object({ kind: z.literal('drop'), id, dropId: cardId })

/** The cards of packs; cards that the fan lacks are grey. */
export const CardsSection = z.object({ kind: z.literal('cards'), id, title, packs: packNames })

/** A button that opens the scanner for the codes of a pack. */
export const ScanSection = z.object({ kind: z.literal('scan'), id, title, description, pack: PackName })

/** Paragraphs under an optional heading. */
export const TextSection = z.object({
  kind: z.literal('text'),
  id,
  title,
  paragraphs: z.array(paragraph).check(z.minLength(1), z.maxLength(50)),
})

/** Pictures with their text alternatives. */
export const GallerySection = z.object({
  kind: z.literal('gallery'),
  id,
  title,
  images: z
    .array(z.object({ image: media, alt: plain(200), caption: z.optional(line) }))
    .check(z.minLength(1), z.maxLength(40)),
})

/** The formations of the board (D27). */
export const FormationName = z.enum(['442', '433', '4231', '343', '352'])
export type FormationName = z.output<typeof FormationName>

/** The formation board: eleven slots for own cards (S3.29, D27). */
export const FormationSection = z.object({
  kind: z.literal('formation'),
  id,
  title,
  packs: packNames,
  /** The formations on offer. @default all five */
  formations: z.optional(z.array(FormationName).check(z.minLength(1), z.maxLength(5))),
})
export type FormationSection = z.output<typeof FormationSection>

/** The upgrade board: three own cards become one (S3.30, D28). */
export const UpgradeSection = z.object({
  kind: z.literal('upgrade'),
  id,
  title,
  description,
  /** The packs whose cards can be upgraded. */
  packs: packNames,
  /** The designs that can appear. */
  results: cardIds.check(z.minLength(1)),
  /** The names of the players whose cards make the result random (S4.47). */
  specialPlayers: z.array(plain(40)).check(z.maxLength(5)),
  video: image,
})
export type UpgradeSection = z.output<typeof UpgradeSection>

const MatchTeam = z.object({ name: plain(40), crest: image })

/** One match of the pick board (S3.31, D29). */
export const CampaignMatch = z.object({
  /** Unique in the document. */
  matchId: cardId,
  home: MatchTeam,
  away: MatchTeam,
  venue: z.optional(plain(40)),
  kickOffAt: moment,
  /** The end of the vote for the man of the match. */
  closeAt: moment,
  score: z.optional(z.object({ home: amount, away: amount })),
  lineUp: z
    .array(z.extend(CampaignPlayer, { cardId: z.optional(cardId) }))
    .check(z.minLength(1), z.maxLength(40)),
  /** The slot of the first scorer once it is known; -1 for a match without goals. */
  firstScorer: z.optional(z.int().check(z.gte(-1), z.lte(39))),
  /** The points of a right prediction of the first scorer. */
  points: z.optional(amount),
})
export type CampaignMatch = z.output<typeof CampaignMatch>

/** The pick board: man of the match and first scorer (S3.31, D29). */
export const MatchPickSection = z.object({
  kind: z.literal('matchPick'),
  id,
  title,
  matches: z.array(CampaignMatch).check(z.minLength(1), z.maxLength(20)),
})
export type MatchPickSection = z.output<typeof MatchPickSection>

/** One of the ten missions (S3.32, D30). Mission 10 is the emblem: it has no player and no condition. */
export const CampaignMission = z.object({
  number: z.int().check(z.gte(1), z.lte(10)),
  title: line,
  player: z.optional(CampaignPlayer),
  /** The card that the mission shows. */
  cardId,
  /** Complete with `count` different cards of `cards`. */
  condition: z.optional(z.object({ cards: cardIds.check(z.minLength(1)), count: amount })),
  linkUrl: z.optional(link),
  reward: z.optional(z.object({ points: z.optional(amount), cardId: z.optional(cardId) })),
})
export type CampaignMission = z.output<typeof CampaignMission>

/** The ten missions. */
export const MissionsSection = z.object({
  kind: z.literal('missions'),
  id,
  title,
  missions: z.array(CampaignMission).check(z.length(10)),
})
export type MissionsSection = z.output<typeof MissionsSection>

/** Cards by the value of an attribute; `ALL` is always there and comes first (S3.33, D31). */
export const PlayerFilterSection = z.object({
  kind: z.literal('playerFilter'),
  id,
  title,
  packs: packNames,
  /** The attribute of the cards. @default 'position' */
  attribute: z.optional(plain(40)),
  filters: z.array(z.object({ value: plain(40), label: plain(40) })).check(z.minLength(1), z.maxLength(12)),
})
export type PlayerFilterSection = z.output<typeof PlayerFilterSection>

/** Cards that turn over one at a time (S3.33, D32). */
export const FlipSection = z.object({
  kind: z.literal('flip'),
  id,
  title,
  /** `magazine` has paper backs, `player` has a quotation on the team's colours. */
  look: z.enum(['player', 'magazine']),
  /** What a magazine's title page has below the name, such as the year. */
  issue: z.optional(line),
  packs: packNames,
  cards: z
    .array(z.object({ cardId, title: line, text: z.optional(paragraph), caption: z.optional(line) }))
    .check(z.minLength(1), z.maxLength(60)),
})
export type FlipSection = z.output<typeof FlipSection>

/** Entry of a printed code (D33). */
export const CodeEntrySection = z.object({
  kind: z.literal('codeEntry'),
  id,
  title,
  description,
  pack: PackName,
  cards: z.optional(z.array(cardId).check(z.maxLength(3))),
})

/** A link to another original behind the transition cover (D34). */
export const TransitionSection = z.object({
  kind: z.literal('transition'),
  id,
  linkUrl: link,
  title: line,
  description: line,
  fromIcon: media,
  toIcon: media,
})

/** One section of a page, by `kind`. */
export const CampaignSection = z.discriminatedUnion('kind', [
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
])
export type CampaignSection = z.output<typeof CampaignSection>
/** The kind of a section. */
export type SectionKind = CampaignSection['kind']
