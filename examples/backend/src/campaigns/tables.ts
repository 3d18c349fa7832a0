import type { FormationName } from '@fandeck/sdk/campaigns'
import { bigint, index, integer, jsonb, pgTable, primaryKey, text, unique } from 'drizzle-orm/pg-core'
import type { Copy } from '../ledger/token-id.ts'

const ms = (name: string) => bigint(name, { mode: 'number' })

/** The saved formation of a member, one per board (D27). */
export const campaignFormations = pgTable(
  'campaign_formations',
  {
    userId: text('user_id').notNull(),
    slug: text('slug').notNull(),
    board: text('board').notNull(),
    formation: text('formation').$type<FormationName>().notNull(),
    slots: jsonb('slots').$type<(number | null)[]>().notNull(),
    savedAt: ms('saved_at').notNull(),
  },
  (table) => [primaryKey({ columns: [table.userId, table.slug, table.board] })],
)

/** The formations that members have shared: the choice at that time, under a key that cannot be guessed. */
export const campaignShares = pgTable(
  'campaign_shares',
  {
    shareKey: text('share_key').primaryKey(),
    userId: text('user_id').notNull(),
    slug: text('slug').notNull(),
    board: text('board').notNull(),
    formation: text('formation').$type<FormationName>().notNull(),
    slots: jsonb('slots').$type<(number | null)[]>().notNull(),
    sharedAt: ms('shared_at').notNull(),
  },
  (table) => [index('campaign_shares_user').on(table.userId, table.slug, table.board, table.sharedAt)],
)

/** The pick of a member, one per match and kind (D29). Triggers keep `pickCounts` in step (`count_picks`). */
export const campaignPicks = pgTable(
  'campaign_picks',
  {
    slug: text('slug').notNull(),
    matchId: integer('match_idx').notNull(),
    kind: text('kind', { enum: ['mom', 'firstScorer'] }).notNull(),
    userId: text('user_id').notNull(),
    slot: integer('slot').notNull(),
    /** The time of the database, always within the window of the vote. */
    pickedAt: ms('picked_at').notNull(),
    /** The time at which the points of a right prediction were paid. */
    paidAt: ms('paid_at'),
  },
  (table) => [
    primaryKey({ columns: [table.slug, table.matchId, table.kind, table.userId] }),
    // Finds the right predictions of a match.
    index('campaign_picks_tally').on(table.slug, table.matchId, table.kind, table.slot),
    index('campaign_picks_user').on(table.userId, table.slug),
  ],
)

/** The number of picks of each slot of a vote. */
export const pickCounts = pgTable(
  'pick_counts',
  {
    slug: text('slug').notNull(),
    matchId: integer('match_idx').notNull(),
    kind: text('kind', { enum: ['mom', 'firstScorer'] }).notNull(),
    slot: integer('slot').notNull(),
    picks: integer('picks').notNull(),
  },
  (table) => [primaryKey({ columns: [table.slug, table.matchId, table.kind, table.slot] })],
)

/** The missions of a member that are complete or recruited; a row never goes back (S4.43). */
export const campaignMissions = pgTable(
  'campaign_missions',
  {
    userId: text('user_id').notNull(),
    slug: text('slug').notNull(),
    board: text('board').notNull(),
    number: integer('mission_no').notNull(),
    status: text('status', { enum: ['COMPLETE', 'RECRUITED'] }).notNull(),
    completedAt: ms('completed_at').notNull(),
    recruitedAt: ms('recruited_at'),
  },
  (table) => [primaryKey({ columns: [table.userId, table.slug, table.board, table.number] })],
)

/** Upgrades: the three consumed copies, and the copy that appeared; one per Idempotency-Key of a member (D28). */
export const campaignUpgrades = pgTable(
  'campaign_upgrades',
  {
    id: text('id').primaryKey(),
    userId: text('user_id').notNull(),
    key: text('key').notNull(),
    slug: text('slug').notNull(),
    board: text('board').notNull(),
    consumed: jsonb('consumed').$type<Copy[]>().notNull(),
    cardId: integer('metadata_idx').notNull(),
    edition: integer('edition').notNull(),
    upgradedAt: ms('upgraded_at').notNull(),
  },
  (table) => [
    unique('campaign_upgrades_key').on(table.userId, table.key),
    index('campaign_upgrades_user').on(table.userId, table.slug, table.upgradedAt),
  ],
)
