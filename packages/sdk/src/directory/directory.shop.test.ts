import { describe, expect, test } from 'vitest'
import * as z from 'zod/mini'
import { SITE_PARTS } from '../http/site-parts.ts'
import { refuse } from '../testing/fake-server.ts'
import { aShop } from '../testing/fixtures.ts'
import { testKit } from '../testing/test-kit.ts'
import { getShopEndpoint } from './directory.endpoints.ts'
import { ShopReply } from './directory.shop.schema.ts'
import { getShop, hasPart, returnTeamOf } from './directory.shop.ts'

describe('GET /shop', () => {
  test('describes the shop', async () => {
    const { fandeck, server } = testKit()
    server.answer(getShopEndpoint, aShop())
    expect(await getShop(fandeck)).toEqual(aShop())
    expect(server.requests[0]).toMatchObject({ method: 'GET', path: '/shop' })
  })

  test.each([
    ['without the route', () => new Response('Not Found', { status: 404 })],
    ['that has not described it yet', () => refuse(404, '찾을 수 없어요.', 'NOT_FOUND')],
  ])('is undefined for a backend %s, and says so once', async (_, answer) => {
    const { fandeck, server, logged } = testKit()
    fandeck.on('http:bad-reply', () => expect.unreachable())
    server.on('GET /shop', answer)
    expect(await getShop(fandeck)).toBeUndefined()
    expect(logged).toEqual([])
    expect(server.requests).toHaveLength(1)
  })

  test('of an outage is no missing shop', async () => {
    const { fandeck, server, clock } = testKit()
    server.on('GET /shop', () => refuse(503, '점검 중이에요.'))
    const failed = expect(getShop(fandeck)).rejects.toMatchObject({ status: 503 })
    await clock.advance(60_000)
    await failed
  })
})

describe('D114 the page that upgrades cards of a pack', () => {
  async function packsOf(upgradePath: unknown) {
    const { fandeck, server } = testKit()
    const { packs, ...data } = z.encode(ShopReply, aShop())
    const rows = packs.map((pack) => ({ ...pack, upgrade_path: upgradePath }))
    server.on('GET /shop', () => Response.json({ status: '200', data: { ...data, packs: rows } }))
    return (await getShop(fandeck))?.packs
  }

  test('is a path of the site', async () => {
    expect((await packsOf('/fcseoul-2025/upgrade'))?.[1]).toEqual({
      packName: 'fcseoul-2025',
      title: 'FC서울',
      upgradePath: '/fcseoul-2025/upgrade',
    })
  })

  test.each([
    'https://evil.example',
    '//evil.example',
    '/\\evil.example',
    '/\t/evil.example',
    'javascript:alert(1)',
    `/${'a'.repeat(200)}`,
    '',
    7,
    {},
    null,
  ])('is none for %j, and the pack stays', async (bad) => {
    expect(await packsOf(bad)).toEqual(aShop().packs)
  })
})

describe('the parts of a shop', () => {
  test('are all on where the shop is not described', () => {
    for (const shop of [undefined, null, {}])
      for (const part of SITE_PARTS) expect(hasPart(shop, part), part).toBe(true)
  })

  test('are on unless the shop disables them; a name that this version does not know changes nothing', () => {
    const shop = aShop({ disabledParts: ['wallet', 'hologram'] })
    expect(SITE_PARTS.filter((part) => !hasPart(shop, part))).toEqual(['wallet'])
  })

  test('are off for originals, events and stories that are not switched on', () => {
    const shop = aShop({ parts: ['events'] })
    expect(SITE_PARTS.filter((part) => !hasPart(shop, part))).toEqual(['originals', 'stories'])
  })
})

describe('S5.16 the team that an address leads back to', () => {
  const shop = aShop({
    returnTeams: ['fcseoul-2025', 'suwonbluewings-2025', 'fcanyang-2025', 'steelers-2025', 'dhcfc-2025'].map(
      (slug) => ({ slug, name: slug, color: '#c4122f' }),
    ),
  })
  const found = (address: string) => returnTeamOf(shop, address)?.slug

  test.each(shop.returnTeams.map(({ slug }) => slug))('is %s on its pages', (slug) => {
    expect(found(`/${slug}`)).toBe(slug)
    expect(found(`https://fandeck.example/${slug}/main?tab=1`)).toBe(slug)
  })

  test.each(['', '/', '/itta-magazine/1', '/redboosters/main', 'javascript:alert(1)'])(
    'is none for %j',
    (address) => expect(found(address)).toBeUndefined(),
  )

  test.each([{ slug: '//evil.example' }, { slug: 'a/b' }, { color: 'red;background:url(//x)' }])(
    'D85 is left out with %j',
    async (change) => {
      const { fandeck, server } = testKit()
      const [team] = aShop().returnTeams
      server.on('GET /shop', async () => {
        const { company, packs: _, returnTeams: __, ...rest } = aShop()
        return Response.json({
          status: '200',
          data: {
            ...rest,
            company: { biz_nm: company.name, representative: '', biz_address: '', bizno: '' },
            packs: [],
            return_teams: [{ ...team, ...change }],
          },
        })
      })
      expect((await getShop(fandeck))?.returnTeams).toEqual([])
    },
  )
})
