import { type Campaign, EMBLEM_MISSION, sectionIdOf, sectionsOf } from '@fandeck/sdk/campaigns'
import type { Badge } from '@fandeck/sdk/overview'
import { and, count, eq, min, sql } from 'drizzle-orm'
import type { Library } from '../campaigns/library.ts'
import { campaignFormations, campaignMissions } from '../campaigns/tables.ts'
import { documentTeams } from '../campaigns/teams.ts'
import { designs, editions, packs } from '../cards/tables.ts'
import type { Backend } from '../context.ts'
import type { Db } from '../db/open.ts'
import { crestUrl } from '../images/urls.ts'
import { shopName } from '../shop/name.ts'
import { badgePictures } from './badge-keys.ts'

/** The last slots of an eleven, its forwards, are on its picture. */
const SHOWN = 3

/** Returns the packs of which a member has every design, each with the time at which the last one arrived. */
function completeSets(db: Db, userId: string) {
  const own = db
    .select({ cardId: editions.cardId, first: min(editions.acquiredAt).as('first') })
    .from(editions)
    .where(eq(editions.userId, userId))
    .groupBy(editions.cardId)
    .as('own')
  return db
    .select({
      packName: packs.packName,
      title: packs.title,
      team: packs.team,
      count: count(),
      at: sql<number>`max(${own.first})`.mapWith(Number),
    })
    .from(designs)
    .innerJoin(packs, eq(packs.packId, designs.packId))
    .leftJoin(own, eq(own.cardId, designs.cardId))
    .groupBy(packs.packId)
    .having(sql`count(*) = count(${own.cardId})`)
}

const recruitedEmblems = (db: Db, userId: string) =>
  db
    .select()
    .from(campaignMissions)
    .where(
      and(
        eq(campaignMissions.userId, userId),
        eq(campaignMissions.number, EMBLEM_MISSION),
        eq(campaignMissions.status, 'RECRUITED'),
      ),
    )

const savedFormations = (db: Db, userId: string) =>
  db.select().from(campaignFormations).where(eq(campaignFormations.userId, userId))

/** Returns the number of missions of a board and the card of its emblem. */
function emblemOf(campaign: Campaign, board: string) {
  const section = sectionsOf(campaign).find((one) => one.kind === 'missions' && sectionIdOf(one) === board)
  const missions = section?.kind === 'missions' ? section.missions : []
  const card = missions.find(({ number }) => number === EMBLEM_MISSION)?.reward?.cardId
  return { count: missions.length, cards: card === undefined ? [] : [card] }
}

/** Returns what a member has completed, the newest first; writes nothing (D112). */
export async function badgesOf(backend: Backend, library: Library, userId: string): Promise<Badge[]> {
  const { db, config } = backend
  const [sets, emblems, formations] = await Promise.all([
    completeSets(db, userId),
    recruitedEmblems(db, userId),
    savedFormations(db, userId),
  ])
  const elevens = formations.filter(({ slots }) => !slots.includes(null))
  if (sets.length + emblems.length + elevens.length === 0) return []
  const campaigns = new Map((await library.all()).map((campaign) => [campaign.slug, campaign]))
  const find = async (slug: string) => campaigns.get(slug)
  const teamOf = await documentTeams(
    { find },
    sets.map(({ team }) => team),
    () => shopName(db),
  )

  const done = (
    kind: Badge['kind'],
    {
      key,
      cards,
      ...shown
    }: Omit<Badge, 'kind' | 'postImage' | 'storyImage'> & { cards?: readonly number[] },
  ): Badge => ({
    ...{ kind, key, ...shown },
    ...badgePictures(backend, { kind, key, completedAt: shown.completedAt, ...(cards && { cards }) }),
  })
  const ofCampaign = (slug: string, badge: (campaign: Campaign) => Badge) => {
    const campaign = campaigns.get(slug)
    return campaign ? [badge(campaign)] : []
  }
  const badges = [
    ...sets.map(({ packName, title, team, count, at }) => {
      const { name, crest } = teamOf(team)
      const shown = { title: title ?? name, crest: crest ?? crestUrl(config, team), count }
      return done('set', { key: packName, ...shown, completedAt: at })
    }),
    ...emblems.flatMap(({ slug, board, completedAt, recruitedAt }) =>
      ofCampaign(slug, (campaign) => {
        const { name: title, crest } = campaign.team
        const shown = { title, crest, ...emblemOf(campaign, board) }
        return done('emblem', { key: slug, ...shown, completedAt: recruitedAt ?? completedAt })
      }),
    ),
    ...elevens.flatMap(({ slug, slots, savedAt }) =>
      ofCampaign(slug, ({ team: { name: title, crest } }) => {
        const cards = slots.filter((id) => id !== null).slice(-SHOWN)
        return done('eleven', { key: slug, title, crest, count: slots.length, completedAt: savedAt, cards })
      }),
    ),
  ].toSorted((a, b) => b.completedAt - a.completedAt)
  // A campaign with two boards has one badge of each kind.
  return [
    ...new Map(badges.toReversed().map((badge) => [`${badge.kind} ${badge.key}`, badge])).values(),
  ].toReversed()
}
