import * as z from 'zod/mini'
import { type Codec, model } from '../http/wire.ts'
import {
  amount,
  CampaignPlayer,
  cardId,
  line,
  link,
  media,
  moment,
  packNames,
  paragraph,
  plain,
  SectionId,
} from './campaigns.values.schema.ts'

const id = z.optional(SectionId)
const title = z.optional(line)
const cardIds = z.array(cardId).check(z.maxLength(60))

/** The formations of the board (D27). */
export const FormationName = model(
  z.enum(['442', '433', '4231', '343', '352']),
) satisfies Codec<FormationName>
export type FormationName = '442' | '433' | '4231' | '343' | '352'

/** The formation board: eleven slots for own cards (S3.29, D27). */
export interface FormationSection {
  kind: 'formation'
  id?: string | undefined
  title?: string | undefined
  packs: string[]
  /** The formations on offer. @default all five */
  formations?: FormationName[] | undefined
}
/** The schema of `FormationSection`. */
export const FormationSection = model(
  z.object({
    kind: z.literal('formation'),
    id,
    title,
    packs: packNames,
    formations: z.optional(z.array(FormationName).check(z.minLength(1), z.maxLength(5))),
  }),
) satisfies Codec<FormationSection>

/** The upgrade board: three own cards become one (S3.30, D28). */
export interface UpgradeSection {
  kind: 'upgrade'
  id?: string | undefined
  title?: string | undefined
  description?: string | undefined
  /** The packs whose cards can be upgraded. */
  packs: string[]
  /** The designs that can appear. */
  results: number[]
  /** The names of the players whose cards make the result random (S4.47). */
  specialPlayers: string[]
  video?: string | undefined
}
/** The schema of `UpgradeSection`. */
export const UpgradeSection = model(
  z.object({
    kind: z.literal('upgrade'),
    id,
    title,
    description: z.optional(paragraph),
    packs: packNames,
    results: cardIds.check(z.minLength(1)),
    specialPlayers: z.array(plain(40)).check(z.maxLength(5)),
    video: z.optional(media),
  }),
) satisfies Codec<UpgradeSection>

/** A team of a match. */
export interface MatchTeam {
  name: string
  crest?: string | undefined
}
const MatchTeam = model(z.object({ name: plain(40), crest: z.optional(media) })) satisfies Codec<MatchTeam>

/** A player of a line-up. */
export interface MatchPlayer extends CampaignPlayer {
  /** The design of the player's card. */
  cardId?: number | undefined
}

/** One match of the pick board (S3.31, D29). */
export interface CampaignMatch {
  /** Unique in the document. */
  matchId: number
  home: MatchTeam
  away: MatchTeam
  venue?: string | undefined
  /** Epoch ms. */
  kickOffAt: number
  /** The end of the vote for the man of the match, epoch ms. */
  closeAt: number
  score?: { home: number; away: number } | undefined
  lineUp: MatchPlayer[]
  /** The slot of the first scorer once it is known; -1 for a match without goals. */
  firstScorer?: number | undefined
  /** The points of a right prediction of the first scorer. */
  points?: number | undefined
}
/** The schema of `CampaignMatch`. */
export const CampaignMatch = model(
  z.object({
    matchId: cardId,
    home: MatchTeam,
    away: MatchTeam,
    venue: z.optional(plain(40)),
    kickOffAt: moment,
    closeAt: moment,
    score: z.optional(z.object({ home: amount, away: amount })),
    lineUp: z
      .array(z.extend(CampaignPlayer, { cardId: z.optional(cardId) }))
      .check(z.minLength(1), z.maxLength(40)),
    firstScorer: z.optional(z.int().check(z.gte(-1), z.lte(39))),
    points: z.optional(amount),
  }),
) satisfies Codec<CampaignMatch>

/** The pick board: man of the match and first scorer (S3.31, D29). */
export interface MatchPickSection {
  kind: 'matchPick'
  id?: string | undefined
  title?: string | undefined
  matches: CampaignMatch[]
}
/** The schema of `MatchPickSection`. */
export const MatchPickSection = model(
  z.object({
    kind: z.literal('matchPick'),
    id,
    title,
    matches: z.array(CampaignMatch).check(z.minLength(1), z.maxLength(20)),
  }),
) satisfies Codec<MatchPickSection>

/** One of the ten missions (S3.32, D30). Mission 10 is the emblem: it has no player and no condition. */
export interface CampaignMission {
  number: number
  title: string
  player?: CampaignPlayer | undefined
  /** The card that the mission shows. */
  cardId: number
  /** Complete with `count` different cards of `cards`. */
  condition?: { cards: number[]; count: number } | undefined
  linkUrl?: string | undefined
  reward?: { points?: number | undefined; cardId?: number | undefined } | undefined
}
/** The schema of `CampaignMission`. */
export const CampaignMission = model(
  z.object({
    number: z.int().check(z.gte(1), z.lte(10)),
    title: line,
    player: z.optional(CampaignPlayer),
    cardId,
    condition: z.optional(z.object({ cards: cardIds.check(z.minLength(1)), count: amount })),
    linkUrl: z.optional(link),
    reward: z.optional(z.object({ points: z.optional(amount), cardId: z.optional(cardId) })),
  }),
) satisfies Codec<CampaignMission>

/** The ten missions. */
export interface MissionsSection {
  kind: 'missions'
  id?: string | undefined
  title?: string | undefined
  missions: CampaignMission[]
}
/** The schema of `MissionsSection`. */
export const MissionsSection = model(
  z.object({
    kind: z.literal('missions'),
    id,
    title,
    missions: z.array(CampaignMission).check(z.length(10)),
  }),
) satisfies Codec<MissionsSection>

/** Cards by the value of an attribute; `ALL` is always there and comes first (S3.33, D31). */
export interface PlayerFilterSection {
  kind: 'playerFilter'
  id?: string | undefined
  title?: string | undefined
  packs: string[]
  /** The attribute of the cards. @default 'position' */
  attribute?: string | undefined
  filters: { value: string; label: string }[]
}
/** The schema of `PlayerFilterSection`. */
export const PlayerFilterSection = model(
  z.object({
    kind: z.literal('playerFilter'),
    id,
    title,
    packs: packNames,
    attribute: z.optional(plain(40)),
    filters: z.array(z.object({ value: plain(40), label: plain(40) })).check(z.minLength(1), z.maxLength(12)),
  }),
) satisfies Codec<PlayerFilterSection>

/** Cards that turn over one at a time (S3.33, D32). */
export interface FlipSection {
  kind: 'flip'
  id?: string | undefined
  title?: string | undefined
  /** `magazine` has paper backs, `player` has a quotation on the team's colours. */
  look: 'magazine' | 'player'
  /** What a magazine's title page has below the name, such as the year. */
  issue?: string | undefined
  packs: string[]
  cards: { cardId: number; title: string; text?: string | undefined; caption?: string | undefined }[]
}
/** The schema of `FlipSection`. */
export const FlipSection = model(
  z.object({
    kind: z.literal('flip'),
    id,
    title,
    look: z.enum(['player', 'magazine']),
    issue: z.optional(line),
    packs: packNames,
    cards: z
      .array(z.object({ cardId, title: line, text: z.optional(paragraph), caption: z.optional(line) }))
      .check(z.minLength(1), z.maxLength(60)),
  }),
) satisfies Codec<FlipSection>
