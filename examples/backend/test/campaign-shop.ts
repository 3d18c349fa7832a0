import { mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { aCampaign, aMatch, aMissionsSection } from '@fandeck/sdk/testing'
import { Campaign } from '@fandeck/sdk/wire'
import { and, eq } from 'drizzle-orm'
import * as z from 'zod/mini'
import { designs, editions, packs } from '../src/cards/tables.ts'
import { NOON, testBackend } from './backend.ts'
import { designRow } from './drop-row.ts'
import { answerOf, type Member } from './shop.ts'

/** Ten minutes, well within the life of an access token. */
export const SPAN = 600_000
const COPIES = 60
const POSITIONS = ['GK', 'DF', 'DF', 'DF', 'DF', 'MF', 'MF', 'MF', 'MF', 'FW', 'FW', 'FW']

/** The players 101 to 112 of the pack `club`, and the signed cards 201 to 203 of the first three numbers. */
const PLAYERS = POSITIONS.map((position, at) => ({
  ...designRow(101 + at, 1, COPIES),
  number: at + 1,
  position,
}))
const SIGNED = [201, 202, 203].map((cardId) => ({ ...designRow(cardId, 2, COPIES), number: cardId - 200 }))

/** A campaign with every stateful board: match 1 is being played, match 2 starts in ten minutes. */
export const aClub = (change: Partial<Campaign> = {}): Campaign =>
  aCampaign({
    slug: 'club',
    team: { ...aCampaign().team, crest: '/art/crest/seoul.svg' },
    packs: ['club', 'club-sign'],
    pages: [
      {
        path: '/club',
        sections: [
          { kind: 'formation', packs: ['club'] },
          { kind: 'upgrade', packs: ['club'], results: [201, 202, 203], specialPlayers: ['선수 103'] },
          {
            kind: 'matchPick',
            matches: [
              aMatch({ matchId: 1, kickOffAt: NOON - SPAN, closeAt: NOON + SPAN }),
              aMatch({ matchId: 2, kickOffAt: NOON + SPAN, closeAt: NOON + 2 * SPAN }),
            ],
          },
          aMissionsSection({
            missions: aMissionsSection().missions.map((mission) =>
              mission.number === 10
                ? { ...mission, reward: { points: 500, cardId: 203 } }
                : { ...mission, condition: { cards: [100 + mission.number], count: 1 } },
            ),
          }),
        ],
      },
    ],
    ...change,
  })

/** A backend with one campaign, `club`, in a folder of its own, and the cards of its packs. */
export async function openClub(change: Partial<Campaign> = {}) {
  const campaignsDir = mkdtempSync(join(tmpdir(), 'fandeck-campaigns-'))
  const file = join(campaignsDir, 'club.json')
  const write = (document: unknown) =>
    writeFileSync(file, typeof document === 'string' ? document : JSON.stringify(document))
  write(z.encode(Campaign, aClub(change)))
  const test = await testBackend({ config: { campaignsDir } })
  const { db } = test.backend
  await db.insert(packs).values([
    { packId: 1, packName: 'club', team: 'seoul' },
    { packId: 2, packName: 'club-sign', team: 'seoul' },
  ])
  await db.insert(designs).values([...PLAYERS, ...SIGNED])
  await db
    .insert(editions)
    .values(
      [...PLAYERS, ...SIGNED].flatMap(({ cardId }) =>
        Array.from({ length: COPIES }, (_, at) => ({ cardId, edition: at + 1 })),
      ),
    )

  /** Gives a member a copy. */
  const give = async (member: Member, cardId: number, edition = 1) => {
    const copy = and(eq(editions.cardId, cardId), eq(editions.edition, edition))
    await db.update(editions).set({ userId: member.id, acquiredAt: NOON }).where(copy)
    return { cardId, edition }
  }
  const cardsOf = async (userId: string) =>
    (await db.select().from(editions).where(eq(editions.userId, userId)))
      .map(({ cardId, edition }) => `${cardId}/${edition}`)
      .toSorted()

  const get = async (path: string, member?: Member) =>
    answerOf(await test.api.request(`/campaign/${path}`, { headers: member?.headers ?? {} }))
  const post = async (path: string, body: unknown, member?: Member, headers: Record<string, string> = {}) =>
    answerOf(
      await test.api.request(`/campaign/club/${path}`, {
        method: 'POST',
        headers: { 'content-type': 'application/json', ...member?.headers, ...headers },
        body: JSON.stringify(body),
      }),
    )

  return {
    ...test,
    db,
    campaignsDir,
    write,
    give,
    cardsOf,
    get,
    post,
    async close() {
      await test.close()
      rmSync(campaignsDir, { recursive: true, force: true })
    },
  }
}

export type Club = Awaited<ReturnType<typeof openClub>>
