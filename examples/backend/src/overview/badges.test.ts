import { getBadges } from '@fandeck/sdk/overview'
import { and, eq } from 'drizzle-orm'
import sharp from 'sharp'
import { afterEach, beforeEach, describe, expect, it } from 'vitest'
import { NOON } from '../../test/backend.ts'
import { type Club, openClub } from '../../test/campaign-shop.ts'
import { sdkFor } from '../../test/sdk.ts'
import type { Member } from '../../test/shop.ts'
import { campaignFormations } from '../campaigns/tables.ts'
import { CONSUMED } from '../cards/store.ts'
import { editions, packs } from '../cards/tables.ts'
import { badgeKey } from './badge-keys.ts'

const NICKNAME = '달빛산책'
/** The pack of the three signed cards. */
const SIGNED = [201, 202, 203]

let club: Club
let fan: Member
beforeEach(async () => {
  club = await openClub()
  fan = await club.member({ nickname: NICKNAME })
  await club.db.update(packs).set({ title: '사인 컬렉션' }).where(eq(packs.packName, 'club-sign'))
})
afterEach(() => club.close())

const badges = (member = fan) => getBadges(sdkFor(club, member))
const giveAll = async (member = fan) => {
  for (const cardId of SIGNED) await club.give(member, cardId)
}
const pathOf = (address: string | undefined) => new URL(address ?? '').pathname
const picture = (path: string, headers: Record<string, string> = {}) => club.api.request(path, { headers })

describe('D112 the badges of a member', () => {
  it('are the sets with every design, and none once one is missing', async () => {
    expect(await badges()).toEqual([])
    for (const cardId of SIGNED.slice(1)) await club.give(fan, cardId)
    await club.give(fan, 202, 2)
    expect(await badges()).toEqual([])
    await club.give(fan, 201)
    await club.db
      .update(editions)
      .set({ acquiredAt: NOON + 9000 })
      .where(eq(editions.cardId, 203))
    expect(await badges()).toMatchObject([
      { kind: 'set', key: 'club-sign', title: '사인 컬렉션', count: 3, completedAt: NOON + 9000 },
    ])
    expect(await badges(await club.member())).toEqual([])
    await club.db.update(editions).set({ userId: CONSUMED }).where(eq(editions.cardId, 203))
    expect(await badges()).toEqual([])
    expect((await club.api.request('/mypage/badges')).status).toBe(401)
  })

  it('are the emblem of all missions and a saved eleven without an empty slot', async () => {
    for (const number of [1, 2, 3, 4, 5, 6, 7, 8, 9]) {
      await club.give(fan, 100 + number)
      await club.post('recruit', { board_key: 'missions', mission_no: number }, fan)
    }
    expect(await badges()).toEqual([])
    await club.post('recruit', { board_key: 'missions', mission_no: 10 }, fan)
    expect(await badges()).toMatchObject([{ kind: 'emblem', key: 'club', count: 10, completedAt: NOON }])
    const saved = { userId: fan.id, slug: 'club', board: 'formation', formation: '442' } as const
    const ids = Array.from({ length: 11 }, (_, at) => 101 + at)
    await club.db
      .insert(campaignFormations)
      .values({ ...saved, slots: [...ids.slice(1), null], savedAt: NOON })
    expect((await badges()).map(({ kind }) => kind)).toEqual(['emblem'])
    await club.db
      .update(campaignFormations)
      .set({ slots: ids, savedAt: NOON + 1000 })
      .where(and(eq(campaignFormations.userId, fan.id), eq(campaignFormations.slug, 'club')))
    expect((await badges()).map(({ kind, key, count }) => [kind, key, count])).toEqual([
      ['eleven', 'club', 11],
      ['emblem', 'club', 10],
    ])
    for (const { storyImage } of await badges()) expect((await picture(pathOf(storyImage))).status).toBe(200)
  })
})

describe('D112 the picture of a badge', () => {
  it('is a file in two sizes for everybody, the same for every member', async () => {
    await giveAll()
    const [badge] = await badges()
    for (const [address, name, height] of [
      [badge?.postImage, 'post', 1350],
      [badge?.storyImage, 'story', 1920],
    ] as const) {
      const reply = await picture(pathOf(address))
      expect(reply.headers.get('content-disposition')).toBe(`attachment; filename="badge-${name}.jpg"`)
      const { etag = '' } = Object.fromEntries(reply.headers)
      expect(await sharp(await reply.arrayBuffer()).metadata()).toMatchObject({
        width: 1080,
        height,
        format: 'jpeg',
      })
      expect((await picture(pathOf(address), { 'if-none-match': etag })).status).toBe(304)
    }
    const other = await club.member()
    await giveAll(other)
    expect(await badges(other)).toEqual([badge])
    const subject = Buffer.from(pathOf(badge?.postImage).split('/').at(-1)?.split('.')[0] ?? '', 'base64url')
    for (const secret of [fan.id, NICKNAME]) expect(subject.toString()).not.toContain(secret)
  })

  it('is not made from a key that the server has not signed, nor of a set that is gone', async () => {
    await giveAll()
    const path = pathOf((await badges())[0]?.postImage)
    const subject = Buffer.from(JSON.stringify(['set', 'club', '2025.11.21(금)', []])).toString('base64url')
    const forged = [
      path.replace(/badge\/[^.]+/, `badge/${subject}`),
      path.replace(/\.[\w-]{22}-/, `.${'A'.repeat(22)}-`),
      path.replace('-post', '-preview'),
      '/cdn/share/badge/a-post.jpg',
    ]
    for (const one of forged) expect((await picture(one)).status).toBe(404)
    const gone = badgeKey(club.backend, { kind: 'set', key: 'gone', day: '2025.11.21(금)', cards: [] })
    expect((await picture(`/cdn/share/badge/${gone}-post.jpg`)).status).toBe(404)
  })
})
