import type { ShopCampaign } from '@fandeck/sdk/shop'
import { and, eq, isNotNull, sql } from 'drizzle-orm'
import type { Db } from '../../db/open.ts'
import type { Kind } from '../kind.ts'
import { shopThings } from '../tables.ts'

const applied = (slug: string) =>
  and(eq(shopThings.kind, 'campaigns'), eq(shopThings.name, slug), isNotNull(shopThings.file))

/** Returns the version of an applied campaign; `undefined` if there is none. */
export async function appliedVersion(db: Db, slug: string): Promise<string | undefined> {
  const [row] = await db.select({ version: sql<string>`xmin::text` }).from(shopThings).where(applied(slug))
  return row?.version
}

/** Returns the document of an applied campaign. */
export async function appliedCampaign(db: Db, slug: string): Promise<unknown> {
  const [row] = await db.select({ file: shopThings.file }).from(shopThings).where(applied(slug))
  return row?.file
}

/** Returns the slugs of all applied campaigns. */
export async function appliedSlugs(db: Db): Promise<string[]> {
  const rows = await db
    .select({ name: shopThings.name })
    .from(shopThings)
    .where(and(eq(shopThings.kind, 'campaigns'), isNotNull(shopThings.file)))
  return rows.map(({ name }) => name)
}

/** Campaigns, which have no rows of their own: `campaigns/library.ts` reads their files. */
export const campaignsKind: Kind<ShopCampaign> = {
  async write() {},
  async remove() {},
}
