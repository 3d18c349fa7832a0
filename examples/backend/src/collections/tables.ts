import type { CollectionInfo } from '@fandeck/sdk/collections'
import { sql } from 'drizzle-orm'
import { bigint, index, jsonb, pgTable, serial, text, uniqueIndex } from 'drizzle-orm/pg-core'

/** The category, the description and the links of a collection, which nothing looks up. */
type Details = Omit<CollectionInfo, 'englishName' | 'koreanName' | 'linkName'>

/** Collections that members created. */
export const collections = pgTable(
  'collections',
  {
    collectionId: serial('collection_seq').primaryKey(),
    userId: text('user_id').notNull(),
    /** The Idempotency-Key of the request. */
    key: text('key').notNull(),
    englishName: text('coll_eng_nm').notNull(),
    koreanName: text('coll_kor_nm').notNull(),
    linkName: text('link_nm').notNull(),
    details: jsonb('details').$type<Details>().notNull(),
    /** Ids of `uploads`. */
    logo: text('logo'),
    image: text('represent_img'),
    banner: text('banner'),
    createdAt: bigint('created_at', { mode: 'number' }).notNull(),
  },
  (table) => [
    uniqueIndex('collections_english').on(sql`lower(${table.englishName})`),
    uniqueIndex('collections_korean').on(sql`lower(${table.koreanName})`),
    uniqueIndex('collections_link').on(table.linkName),
    uniqueIndex('collections_key').on(table.userId, table.key),
    index('collections_user').on(table.userId, table.createdAt),
  ],
)
