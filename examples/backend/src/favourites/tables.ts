import { bigint, index, integer, pgTable, primaryKey, text } from 'drizzle-orm/pg-core'
import { designs } from '../cards/tables.ts'
import { originals } from '../showcase/tables.ts'

/** The designs that members marked as favourites. */
export const favourites = pgTable(
  'favourites',
  {
    userId: text('user_id').notNull(),
    cardId: integer('metadata_idx')
      .notNull()
      .references(() => designs.cardId),
    favouredAt: bigint('favoured_at', { mode: 'number' }).notNull(),
  },
  (table) => [
    primaryKey({ columns: [table.userId, table.cardId] }),
    index('favourites_user').on(table.userId, table.favouredAt),
  ],
)

/** The originals, such as clubs, that members marked as favourites. */
export const favouriteOriginals = pgTable(
  'favourite_originals',
  {
    userId: text('user_id').notNull(),
    originalId: integer('original_seq')
      .notNull()
      .references(() => originals.originalId, { onDelete: 'cascade' }),
    favouredAt: bigint('favoured_at', { mode: 'number' }).notNull(),
  },
  (table) => [
    primaryKey({ columns: [table.userId, table.originalId] }),
    index('favourite_originals_user').on(table.userId, table.favouredAt),
  ],
)
