import { readdirSync, readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { checkCampaign, readCampaign, sectionsOf } from '@fandeck/sdk/campaigns'
import { Campaign, getCampaignEndpoint } from '@fandeck/sdk/wire'
import sharp from 'sharp'
import { afterEach, beforeEach, describe, expect, it, test } from 'vitest'
import * as z from 'zod/mini'
import { NOON, testBackend } from '../../test/backend.ts'
import { aClub, type Club, openClub } from '../../test/campaign-shop.ts'
import { designRow } from '../../test/drop-row.ts'
import { answerOf } from '../../test/shop.ts'
import { cardsOf } from '../cards/service.ts'
import { designs, packs } from '../cards/tables.ts'
import { demoShop } from '../demo/shop.ts'
import { movedTimes } from './prepare.ts'

const FOLDER = join(import.meta.dirname, '../../../shop/campaigns')
const files = readdirSync(FOLDER)
const shop = await demoShop()
const cards = Object.values(shop.packs).flatMap((pack) => pack.cards)
const documentOf = (file: string): unknown => JSON.parse(readFileSync(join(FOLDER, file), 'utf8'))

describe('the campaigns of the demo', () => {
  it('are the originals of the specification, each on its path', () => {
    const paths = files.flatMap((file) =>
      readCampaign(documentOf(file))?.campaign.pages.map(({ path }) => path),
    )
    expect(paths).toEqual(expect.arrayContaining(Object.values(shop.originals).map(({ link }) => link)))
    expect(paths).toEqual(
      expect.arrayContaining(['/dhcfc-2025/main', '/itta-magazine/2', '/redboosters/main']),
    )
  })

  it.each(files)('%s is a good document, and its packs, cards and drops exist', (file) => {
    const document = documentOf(file)
    expect(checkCampaign(document)).toEqual([])
    const campaign = readCampaign(document)?.campaign
    expect(`${campaign?.slug}.json`).toBe(file)
    const known = new Set(cards.map(({ id }) => id))
    const named = JSON.stringify(campaign?.pages).matchAll(/"cardId":(\d+)/g)
    const lists = campaign ? sectionsOf(campaign) : []
    const ids = lists.flatMap((section) => [
      ...('results' in section ? section.results : []),
      ...(section.kind === 'hero' || section.kind === 'codeEntry' ? (section.cards ?? []) : []),
      ...(section.kind === 'missions'
        ? section.missions.flatMap(({ condition }) => condition?.cards ?? [])
        : []),
    ])
    const drops = lists.flatMap((section) => (section.kind === 'drop' ? [section.dropId] : []))
    expect([...ids, ...[...named].map(([, id]) => Number(id))].filter((id) => !known.has(id))).toEqual([])
    expect(Object.keys(shop.packs)).toEqual(expect.arrayContaining(campaign?.packs ?? []))
    expect(Object.values(shop.drops).map(({ id }) => id)).toEqual(expect.arrayContaining(drops))
  })
})

test('the demo serves each of its campaigns whole, with its times moved to its first start', async () => {
  const { api, close } = await testBackend({ seeded: true })
  try {
    for (const file of files) {
      const document = documentOf(file)
      const reply = await answerOf(await api.request(`/campaign/${file.slice(0, -'.json'.length)}`))
      const served = z.decode(Campaign, z.parse(z.any(), reply.data))
      const written = readCampaign(movedTimes(document, NOON))?.campaign
      const outline = (campaign: Campaign | undefined) =>
        campaign && sectionsOf(campaign).map((section) => [section.kind, JSON.stringify(section).length > 40])
      expect(outline(served), file).toEqual(outline(written))
      expect(JSON.stringify(served).match(/"kickOffAt":\d+/g), file).toEqual(
        JSON.stringify(written).match(/"kickOffAt":\d+/g),
      )
    }
  } finally {
    await close()
  }
})

describe('the folder of documents', () => {
  let club: Club
  beforeEach(async () => {
    club = await openClub()
  })
  afterEach(() => club.close())
  const good = z.encode(Campaign, aClub())

  it('serves a document with too many pages without those beyond the most', async () => {
    const [page] = good.pages
    const pages = Array.from({ length: 3000 }, (_, n) => ({ ...page, path: `/club/${n}`, sections: [] }))
    writeFileSync(join(club.campaignsDir, 'club.json'), JSON.stringify({ ...good, pages }))
    const { http, data } = await club.get('club')
    expect(http).toBe(200)
    expect(z.parse(z.object({ pages: z.array(z.unknown()) }), data).pages).toHaveLength(30)
  })

  it('serves a document with absolute addresses of its pictures', async () => {
    const { data } = await club.get('club')
    const { campaign } = z.decode(
      getCampaignEndpoint.reply,
      data as z.input<typeof getCampaignEndpoint.reply>,
    )
    expect(campaign).toEqual({
      ...aClub(),
      team: { ...aClub().team, crest: 'http://api.localhost/cdn/art/crest/seoul.svg' },
    })
  })

  it('serves a club and a group that are in no seed, from one file each', async () => {
    const fences = readFileSync(join(import.meta.dirname, '../../../../docs/guides/campaigns.md'), 'utf8')
    const harbour = /^```json\n([\s\S]*?)^```$/m.exec(fences)?.[1] ?? ''
    const lumen = {
      ...good,
      slug: 'lumen',
      team: { ...good.team, name: 'LUMEN', palette: ['#7A5CFF', '#140B2E', '#E9E2FF'], sport: 'artist' },
      pages: [
        { path: '/lumen', sections: [{ kind: 'codeEntry', title: '코드를 입력해 주세요', pack: 'club' }] },
      ],
    }
    expect(await club.get('club-2026')).toMatchObject({ http: 404 })
    writeFileSync(join(club.campaignsDir, 'club-2026.json'), harbour)
    writeFileSync(join(club.campaignsDir, 'lumen.json'), JSON.stringify(lumen))
    expect(checkCampaign(lumen)).toEqual([])
    expect((await club.get('club-2026')).data).toMatchObject({ team: { name: '바다FC' } })
    expect((await club.get('lumen')).data).toMatchObject({ team: { name: 'LUMEN', sport: 'artist' } })
    expect(await club.get('club-2026/state', await club.member())).toMatchObject({ status: '200' })
  })

  it.each(['header', 'metadata', 'packs', 'period'])('serves a document without a good %s', async (part) => {
    club.write({ ...good, [part]: { wrong: true } })
    expect(await club.get('club')).toMatchObject({ status: '200', data: { slug: 'club' } })
  })

  it.each([undefined, '', 'no address', 7])('draws a crest in place of %j', async (crest) => {
    club.write({ ...good, team: { ...good.team, crest } })
    const { data } = await club.get('club')
    expect(data).toMatchObject({ team: { crest: 'http://api.localhost/cdn/art/crest/club.svg' } })
  })

  it('draws a crest for a document that names none, from its palette and sport', async () => {
    const { crest: _, ...team } = good.team
    club.write({ ...good, team })
    const { data } = await club.get('club')
    expect(data).toMatchObject({ team: { crest: 'http://api.localhost/cdn/art/crest/club.svg' } })
    const drawn = async (sport: string) => {
      club.write({ ...good, team: { ...team, palette: ['#123456', '#06202C', '#BFEFFF'], sport } })
      return (await club.api.request('/cdn/art/crest/club.svg')).text()
    }
    const football = await drawn('football')
    expect(football).toContain('fill="#123456"')
    expect(await drawn('artist')).not.toBe(football)
    expect(await club.api.request('/cdn/art/crest/nobody-2026.svg')).toMatchObject({ status: 404 })
  })

  it('draws the cards of a club that is in no code in the palette and the sport of its document', async () => {
    const slug = 'harbour-2026'
    const art = { kind: 'athlete', team: slug, number: 7, seed: '901' } as const
    await club.db.insert(packs).values({ packId: 9, packName: slug, team: slug })
    await club.db.insert(designs).values({ ...designRow(901, 9, 1), team: slug, art })
    const { crest: _, ...team } = good.team
    async function drawn(palette: readonly string[], sport = 'football') {
      const document = { ...good, slug, team: { ...team, name: '항구FC', palette, sport } }
      writeFileSync(join(club.campaignsDir, `${slug}.json`), JSON.stringify(document))
      const picture = await (await club.api.request('/cdn/art/card/901.webp?w=64')).arrayBuffer()
      const { channels } = await sharp(picture).stats()
      return { picture, means: channels.slice(0, 3).map(({ mean }) => mean) }
    }
    const blue = await drawn(['#0B3E99', '#06102C', '#BFDFFF'])
    const red = await drawn(['#C4122F', '#17090D', '#FFB199'])
    expect(blue.means.at(2)).toBeGreaterThan(blue.means.at(0) ?? 0)
    expect(red.means.at(0)).toBeGreaterThan(red.means.at(2) ?? 0)
    const baseball = await drawn(['#C4122F', '#17090D', '#FFB199'], 'baseball')
    expect(Buffer.from(baseball.picture).equals(Buffer.from(red.picture))).toBe(false)
    const { cards } = await cardsOf(club.backend, 9)
    expect(cards[0]?.attributes).toEqual(
      expect.arrayContaining([
        { trait_type: 'team', value: '항구FC' },
        { trait_type: 'team_color_1', value: '#C4122F' },
        { trait_type: 'crest', value: `http://api.localhost/cdn/art/crest/${slug}.svg` },
      ]),
    )
  })

  it('reads a file again after a change, and keeps the last good version of a broken one', async () => {
    const nameOf = async () => JSON.stringify((await club.get('club')).data).match(/FC\S+?(?=")/)?.[0]
    expect(await nameOf()).toBe('FC서울')
    club.write({ ...good, team: { ...good.team, name: 'FC새이름' } })
    expect(await nameOf()).toBe('FC새이름')
    club.write('{ "slug": "club", ')
    expect(await nameOf()).toBe('FC새이름')
    expect(club.errors).toHaveLength(1)
    club.write({ ...good, team: { ...good.team, name: 'FC돌아온' } })
    expect(await nameOf()).toBe('FC돌아온')
  })

  it('leaves out a section of an unknown kind and serves the rest', async () => {
    club.write({
      ...good,
      pages: [{ path: '/club', sections: [{ kind: 'hologram' }, { kind: 'drop', dropId: 1 }] }],
    })
    expect((await club.get('club')).data).toMatchObject({
      pages: [{ sections: [{ kind: 'drop', dropId: 1 }] }],
    })
  })

  it('refuses a document larger than 256 kB, and one of another slug', async () => {
    const text = 'ㄱ'.repeat(90 * 1024)
    writeFileSync(
      join(club.campaignsDir, 'large.json'),
      JSON.stringify({ ...good, slug: 'large', $schema: text }),
    )
    writeFileSync(join(club.campaignsDir, 'other.json'), JSON.stringify(good))
    expect(await club.get('large')).toMatchObject({ http: 404, code: 'NOT_FOUND' })
    expect(await club.get('other')).toMatchObject({ http: 404, code: 'NOT_FOUND' })
    expect(club.errors.join()).toMatch(/larger than 256 kB.*another slug/)
  })

  it.each(['nobody', '..%2f..%2fpackage', '%2e%2e', 'CLUB', 'club.json'])(
    'has no campaign %s',
    async (slug) => {
      expect(await club.get(slug)).toMatchObject({ http: 404 })
    },
  )
})

describe('the times of a demo document', () => {
  it('move with the first start of the server, to the minute', () => {
    const document = { demoStart: '2025-11-20 12:00:00', at: ['2025-11-20 14:00:30'], text: '2025-11-20' }
    expect(movedTimes(document, NOON + 86_400_000 + 20_000)).toEqual({
      demoStart: '2025-11-21 12:00:00',
      at: ['2025-11-21 14:00:30'],
      text: '2025-11-20',
    })
  })

  it('stay without a demo start, and without a first start', () => {
    const plain = { at: '2025-11-20 14:00:30' }
    expect(movedTimes(plain, NOON)).toBe(plain)
    const dated = { ...plain, demoStart: '2025-11-20 12:00:00' }
    expect(movedTimes(dated, undefined)).toBe(dated)
  })
})
