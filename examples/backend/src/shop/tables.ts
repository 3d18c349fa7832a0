import type { Company, ShopBrand } from '@fandeck/sdk/directory'
import { sql } from 'drizzle-orm'
import { check, integer, jsonb, pgTable, text } from 'drizzle-orm/pg-core'

/** The one row of the shop itself: its name, its company and the parts that are switched on. */
export const shop = pgTable(
  'shop',
  {
    id: integer('id').primaryKey().default(1),
    name: text('name').notNull(),
    /** How the name is read, for the particles after it. */
    reading: text('reading'),
    company: jsonb('company').$type<Company>().notNull(),
    brand: jsonb('brand').$type<ShopBrand>().notNull().default({ links: [] }),
    parts: jsonb('parts').$type<string[]>().notNull(),
    /** The parts that the site goes without. */
    disabledParts: jsonb('disabled_parts').$type<string[]>().notNull().default([]),
  },
  (table) => [check('shop_one', sql`${table.id} = 1`)],
)

/** The teams to whose pages my page leads back (S2.38). */
export const returnTeams = pgTable('return_teams', {
  slug: text('slug').primaryKey(),
  name: text('name').notNull(),
  color: text('color').notNull(),
  position: integer('position').notNull(),
})
