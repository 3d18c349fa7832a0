import {
  bigint,
  boolean,
  index,
  integer,
  jsonb,
  pgTable,
  primaryKey,
  serial,
  text,
  unique,
} from 'drizzle-orm/pg-core'
import type { CardArt } from '../art/card-face.ts'
import type { PictureSpec } from '../media/medium.ts'

const ms = (name: string) => bigint(name, { mode: 'number' })

/** A set of designs. */
export const packs = pgTable('packs', {
  packId: integer('pack_idx').primaryKey(),
  packName: text('pack_name').notNull().unique(),
  /** A team with a crest of its own, or the slug of a campaign, whose document has the colours. */
  team: text('team').notNull(),
  /** Its name in the deck. @default `packName` */
  title: text('title'),
  /** Its place in the deck of my page, which shows no pack without one. */
  deckPosition: integer('deck_position'),
})

/** The period in which the printed codes of a pack can be claimed. */
export const packMintings = pgTable('pack_mintings', {
  mintingId: integer('minting_idx').primaryKey(),
  packId: integer('pack_idx')
    .notNull()
    .references(() => packs.packId),
  mintingName: text('minting_name').notNull(),
  credentialsType: text('credentials_type').notNull(),
  startAt: ms('start_at').notNull(),
  endAt: ms('end_at').notNull(),
  /** The format of its printed codes, as `parseCodeFormat` parses it (D11). */
  codeFormat: text('code_format').notNull().default('9+3'),
  /** The maximum of its codes per member; null means no limit (D12). */
  maxClaims: integer('max_claims'),
})

/** The content of a card; `editions` contains its copies. */
export const designs = pgTable('designs', {
  cardId: integer('metadata_idx').primaryKey(),
  designId: integer('design_idx').notNull(),
  packId: integer('pack_idx')
    .notNull()
    .references(() => packs.packId),
  team: text('team').notNull(),
  cardName: text('card_name').notNull(),
  number: integer('number'),
  position: text('position').notNull(),
  sub: text('sub').notNull(),
  editionTitle: text('edition_title').notNull(),
  editionTotal: integer('edition_total').notNull(),
  art: jsonb('art').$type<PictureSpec<CardArt>>().notNull(),
  story: text('story').notNull(),
})

/** One row per copy. A copy with a `dropId` and without an owner is available to that drop. */
export const editions = pgTable(
  'editions',
  {
    cardId: integer('metadata_idx')
      .notNull()
      .references(() => designs.cardId),
    edition: integer('edition').notNull(),
    dropId: integer('minting_seq'),
    userId: text('user_id'),
    orderId: text('order_id'),
    acquiredAt: ms('acquired_at'),
  },
  (table) => [
    primaryKey({ columns: [table.cardId, table.edition] }),
    index('editions_drop').on(table.dropId, table.userId),
    index('editions_owner').on(table.userId, table.cardId),
    index('editions_order').on(table.orderId),
  ],
)

/**
 * The free copies, in the slots 0 to `copies` - 1 of their pools, so that a draw finds a copy by a number. The pool of a
 * drop has its number, the pool of a card's copies that belong to no drop and to no valid code the negative number of
 * the card. Triggers of `editions` and `printed_codes` keep it in step (`place_copies`).
 */
export const freeCopies = pgTable(
  'free_copies',
  {
    pool: integer('pool').notNull(),
    slot: integer('slot').notNull(),
    cardId: integer('metadata_idx').notNull(),
    edition: integer('edition').notNull(),
  },
  (table) => [
    primaryKey({ columns: [table.pool, table.slot] }),
    unique('free_copies_copy').on(table.cardId, table.edition),
  ],
)

/** The number of copies in each pool; its row is the lock of the pool. */
export const freeCounts = pgTable('free_counts', {
  pool: integer('pool').primaryKey(),
  copies: integer('copies').notNull(),
  /** The copies that orders have drawn from the pool of a drop (`place_editions`). */
  drawn: integer('drawn').notNull().default(0),
})

/** The number of the free copies of each card in a drop, for its odds. Triggers of `free_copies` keep it in step (`count_free_cards`). */
export const freeCards = pgTable(
  'free_cards',
  {
    dropId: integer('minting_seq').notNull(),
    cardId: integer('metadata_idx').notNull(),
    copies: integer('copies').notNull(),
  },
  (table) => [primaryKey({ columns: [table.dropId, table.cardId] })],
)

/**
 * The number of each member's cards, for the ranking. Triggers of `editions` keep it in step (`count_cards`). Members with
 * as many cards stand in the order of their sign-up. A withdrawal deletes the row.
 */
export const cardCounts = pgTable(
  'card_counts',
  {
    userId: text('user_id').primaryKey(),
    cards: integer('cards').notNull(),
    /** When the member has signed up. */
    createdAt: ms('created_at').notNull(),
  },
  (table) => [index('card_counts_rank').on(table.cards.desc().nullsFirst(), table.createdAt)],
)

/**
 * The links of cards that their owners have shared, under keys that cannot be guessed. A link is of one possession: once the
 * card has another owner or another `acquiredAt`, it has ended, and the next owner's takes its place.
 */
export const cardShares = pgTable(
  'card_shares',
  {
    cardId: integer('metadata_idx').notNull(),
    edition: integer('edition').notNull(),
    shareKey: text('share_key').notNull(),
    userId: text('user_id').notNull(),
    /** That of the copy when it was shared. */
    acquiredAt: ms('acquired_at').notNull(),
    /** Whether its page shows the nickname of the owner. */
    showsName: boolean('shows_name').notNull(),
    sharedAt: ms('shared_at').notNull(),
  },
  (table) => [
    primaryKey({ columns: [table.cardId, table.edition] }),
    unique('card_shares_key').on(table.shareKey),
    index('card_shares_user').on(table.userId),
  ],
)

/**
 * Cards that members have received without pressing anything, and have not seen yet. The row ends when the member has
 * seen the card, or no longer owns it.
 */
export const cardArrivals = pgTable(
  'card_arrivals',
  {
    arrivalId: serial('arrival_seq').primaryKey(),
    userId: text('user_id').notNull(),
    cardId: integer('metadata_idx').notNull(),
    edition: integer('edition').notNull(),
    source: text('source', { enum: ['gift', 'event'] }).notNull(),
    /** The title of the event when it was drawn; null for a gift. */
    eventTitle: text('event_title'),
    at: ms('at').notNull(),
  },
  (table) => [
    index('card_arrivals_user').on(table.userId, table.arrivalId),
    unique('card_arrivals_copy').on(table.cardId, table.edition),
  ],
)
