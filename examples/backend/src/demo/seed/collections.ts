import { randomUUID } from 'node:crypto'
import { readCampaign } from '@fandeck/sdk/campaigns'
import { emptyCollection } from '@fandeck/sdk/collections'
import type { ShopDocument } from '@fandeck/sdk/shop'
import { eq } from 'drizzle-orm'
import { drawArt } from '../../art/art.ts'
import { renderArt } from '../../art/render.ts'
import { campaignOf, documentTeam, type FindTeam, plainTeam } from '../../art/teams.ts'
import { users } from '../../auth/tables.ts'
import { collections } from '../../collections/tables.ts'
import type { Backend } from '../../context.ts'
import type { Tx } from '../../db/open.ts'
import { keepMedium } from '../../media/keep.ts'
import { uploads } from '../../uploads/tables.ts'
import { ACCOUNTS } from '../content/index.ts'

const HOUR = 3_600_000
const LOGO_WIDTH = 360

/** The collections that the demo members have created, each with the crest of its team as the logo. */
export async function seedCollections(
  backend: Backend,
  tx: Tx,
  { campaigns }: Pick<ShopDocument, 'campaigns'>,
): Promise<void> {
  const teamOf: FindTeam = (key) => {
    const found = readCampaign(campaigns[campaignOf(key) ?? ''])
    return found ? documentTeam(key, found.campaign) : plainTeam(key)
  }
  for (const { memberId, collections: created = [] } of ACCOUNTS) {
    const [member] = await tx.select({ id: users.id }).from(users).where(eq(users.memberId, memberId))
    if (!member) continue
    const userId = member.id
    for (const [index, { team, description, ...names }] of created.entries()) {
      const logo = randomUUID()
      const createdAt = backend.now() - index * HOUR
      const bytes = await renderArt(drawArt({ kind: 'crest', team }, teamOf), {
        width: LOGO_WIDTH,
        format: 'webp',
      })
      const picture = { ext: 'webp', bytes, width: LOGO_WIDTH, height: LOGO_WIDTH, colour: null } as const
      const { sha256 } = await keepMedium(backend, picture, { visibility: 'private', tx })
      await tx.insert(uploads).values({ id: logo, userId, sha256, createdAt })
      const details = { ...emptyCollection(), description }
      await tx
        .insert(collections)
        .values({ userId, key: `demo-${index}`, ...names, details, logo, createdAt })
    }
  }
}
