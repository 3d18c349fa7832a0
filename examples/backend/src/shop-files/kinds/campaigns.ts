import type { ShopCampaign } from '@fandeck/sdk/shop'
import { and, eq, isNotNull, sql } from 'drizzle-orm'
import type { Db } from '../../db/open.ts'
import type { Kind } from '../kind.ts'
import { shopThings } from '../tables.ts'

const applied = (slug: string) =>
  and(eq(shopThings.kind, 'campaigns'), eq(shopThings.name, slug), isNotNull(shopThings.file))

const version = sql<string>`xmin::text`

/** Returns the version of an applied campaign; `undefined` if there is none. */
export async function appliedVersion(db: Db, slug: string): Promise<string | undefined> {
  const [row] = await db.select({ version }).from(shopThings).where(applied(slug))
  return row?.version
}

/** Returns the document of an applied campaign. */
export async function appliedCampaign(db: Db, slug: string): Promise<unknown> {
  const [row] = await db.select({ file: shopThings.file }).from(shopThings).where(applied(slug))
  return row?.file
}

/** Returns the versions of all applied campaigns by their slugs. */
export async function appliedVersions(db: Db): Promise<Map<string, string>> {
  const rows = await db
    .select({ slug: shopThings.name, version })
    .from(shopThings)
    .where(and(eq(shopThings.kind, 'campaigns'), isNotNull(shopThings.file)))
  return new Map(rows.map((row) => [row.slug, row.version]))
}

/** Campaigns, which have no rows of their own: `campaigns/library.ts` reads their files. */
export const campaignsKind: Kind<ShopCampaign> = {
  async write() {},
  async remove() {},
}
