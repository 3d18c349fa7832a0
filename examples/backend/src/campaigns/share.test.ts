import sharp from 'sharp'
import { afterEach, beforeEach, describe, expect, it } from 'vitest'
import { aClub, type Club, openClub } from '../../test/campaign-shop.ts'
import { codes, type Member } from '../../test/shop.ts'
import { designs } from '../cards/tables.ts'
import { forWhiteWords, luminance } from './share-colours.ts'
import { SHARE_SIZE, sharePlaces } from './share-picture.ts'
import { campaignShares } from './tables.ts'

let club: Club
let fan: Member
beforeEach(async () => {
  club = await openClub()
  fan = await club.member()
})
afterEach(() => club.close())

const share = (member?: Member) => club.post('share', { board_key: 'formation' }, member)
const keyOf = ({ data }: { data?: unknown }) => String(Reflect.get(Object(data), 'share_key'))
const pictureOf = (key: string, headers: Record<string, string> = {}) =>
  club.api.request(`/cdn/share/${key}.jpg`, { headers })

async function save(cardIds: readonly number[]) {
  for (const cardId of cardIds) await club.give(fan, cardId)
  const slots = [...cardIds, ...Array<null>(11 - cardIds.length).fill(null)]
  const body = { board_key: 'formation', formation: '442', slot_list: slots }
  expect(await club.post('formation', body, fan)).toMatchObject({ status: '200' })
}

describe('a shared formation (D27)', () => {
  it('is public only after its fan shares it, and contains no member data', async () => {
    await save([101, 102])
    expect(await club.db.select().from(campaignShares)).toEqual([])
    const shared = await share(fan)
    expect(keyOf(shared)).toMatch(/^[\w-]{22}$/)
    const { data } = await club.get(`club/share/${keyOf(shared)}`)
    expect(data).toEqual({
      board_key: 'formation',
      share_key: keyOf(shared),
      formation: '442',
      image: `http://api.localhost/cdn/share/${keyOf(shared)}.jpg`,
      share_dttm: '2025-11-20 12:00:00',
    })
    expect(JSON.stringify(data)).not.toContain(fan.id)
  })

  it('requires a member and a saved formation', async () => {
    expect(await share()).toMatchObject({ http: 401 })
    expect(await share(fan)).toMatchObject({ http: 404 })
    await save([])
    expect(await share(fan)).toMatchObject({ http: 404 })
    expect(await club.post('share', { board_key: 'upgrade' }, fan)).toMatchObject({ http: 404 })
  })

  it('keeps its address in twenty taps, and gets another for another choice', async () => {
    await save([101])
    const answers = await Promise.all(Array.from({ length: 20 }, () => share(fan)))
    expect(codes(answers)).toEqual(Array(20).fill('200'))
    expect(new Set(answers.map(keyOf)).size).toBe(1)
    const [first = ''] = answers.map(keyOf)
    await save([101, 102])
    expect(keyOf(await share(fan))).not.toBe(first)
    expect(await club.get(`club/share/${first}`)).toMatchObject({ status: '200' })
  })

  it('keeps the newest twenty addresses of a member', async () => {
    await save([101])
    const row = { userId: fan.id, slug: 'club', board: 'formation', formation: '352' as const }
    const rows = Array.from({ length: 25 }, (_, at) => ({
      ...{ ...row, slots: [at], shareKey: `share-key-number-0000${at}`.slice(-22), sharedAt: at },
    }))
    await club.db.insert(campaignShares).values(rows)
    const key = keyOf(await share(fan))
    const left = await club.db.select().from(campaignShares)
    expect(left).toHaveLength(20)
    expect(left.map(({ shareKey }) => shareKey)).toContain(key)
  })

  it.each(['AAAAAAAAAAAAAAAAAAAAAA', 'short', '..%2f..%2fcampaign', 'a'.repeat(23)])(
    'has no share %s',
    async (key) => {
      expect(await club.get(`club/share/${key}`)).toMatchObject({ http: 404 })
      expect((await pictureOf(key)).status).toBe(404)
    },
  )
})

describe('the picture of a share', () => {
  it('S9.9 is a cached JPEG of 1200x630 with an ETag, and has copies', async () => {
    await save([101, 102, 103])
    const key = keyOf(await share(fan))
    const reply = await pictureOf(key)
    expect(Object.fromEntries(reply.headers)).toMatchObject({
      'content-type': 'image/jpeg',
      'cache-control': expect.stringContaining('public, max-age=86400'),
      etag: expect.stringMatching(/^"[\w-]{22}"$/),
    })
    const bytes = Buffer.from(await reply.arrayBuffer())
    expect(await sharp(bytes).metadata()).toMatchObject({ format: 'jpeg', ...SHARE_SIZE })
    expect(bytes.length).toBeLessThan(200_000)
    const again = await pictureOf(key, { 'if-none-match': reply.headers.get('etag') ?? '' })
    expect([again.status, (await again.arrayBuffer()).byteLength]).toEqual([304, 0])
    const copy = await club.api.request(`/cdn/share/resized/${key}_640.webp`)
    const { format, width } = await sharp(Buffer.from(await copy.arrayBuffer())).metadata()
    expect([format, width]).toEqual(['webp', 640])
  })

  it('D91 draws a card in the colours that the campaign of its team describes', async () => {
    await club.close()
    const team = { ...aClub().team, palette: ['#E00000', '#700000', '#FFC0C0'] as [string, string, string] }
    club = await openClub({ team })
    fan = await club.member()
    await club.db.update(designs).set({ team: 'club', art: { kind: 'emblem', team: 'club' } })
    await save([101])
    const reply = await pictureOf(keyOf(await share(fan)))
    const [place] = sharePlaces('442')
    const card = { left: place?.x ?? 0, top: (place?.y ?? 0) + 8, width: place?.width ?? 0, height: 60 }
    const rounded = Object.fromEntries(Object.entries(card).map(([side, px]) => [side, Math.round(px)]))
    const pixels = sharp(Buffer.from(await reply.arrayBuffer())).extract({ ...card, ...rounded })
    const { channels } = await sharp(await pixels.toBuffer()).stats()
    expect(channels.map(({ mean }) => (mean > 200 ? 'much' : mean < 100 ? 'little' : mean))).toEqual([
      'much',
      'little',
      'little',
    ])
  })

  it.each(['442', '433', '4231', '343', '352'] as const)(
    '%s has eleven places within the picture, none over another',
    (name) => {
      const places = sharePlaces(name)
      expect(places).toHaveLength(11)
      for (const { x, y, width, height } of places) {
        expect(Math.min(x - 474, y)).toBeGreaterThanOrEqual(0)
        expect(x + width).toBeLessThanOrEqual(1186)
        expect(y + height).toBeLessThanOrEqual(SHARE_SIZE.height)
      }
      const overlap = places.some((one, at) =>
        places
          .slice(0, at)
          .some(
            (other) =>
              Math.abs(one.x - other.x) < one.width - 1 && Math.abs(one.y - other.y) < one.height - 14,
          ),
      )
      expect(overlap).toBe(false)
    },
  )

  it.each(['#FFFFFF', '#EADCC3', '#BFEFFF', '#C4122F', '#17090D'])('has white words on %s', (colour) => {
    expect(1.05 / (luminance(forWhiteWords(colour)) + 0.05)).toBeGreaterThanOrEqual(4.5)
  })
})
