import { aShop } from '@fandeck/sdk/testing'
import { getShopEndpoint, ShopReply } from '@fandeck/sdk/wire'
import { eq } from 'drizzle-orm'
import { afterEach, describe, expect, it } from 'vitest'
import * as z from 'zod/mini'
import { NOON, type TestBackend, testBackend } from '../../test/backend.ts'
import { openClub, SPAN } from '../../test/campaign-shop.ts'
import { packs } from '../cards/tables.ts'
import { claimDatabase } from '../claim.ts'
import { demoShop } from '../demo/shop.ts'
import { returnTeams, shop } from './tables.ts'

let test: TestBackend
afterEach(() => test.close())

const ask = () => test.api.request(`http://api.localhost${getShopEndpoint.path}`)
const shown = async () => z.decode(ShopReply, (await (await ask()).json()).data)

describe('GET /shop', () => {
  it('answers 404 until the shop has been described', async () => {
    test = await testBackend()
    const reply = await ask()
    expect([reply.status, (await reply.json()).code]).toEqual([404, 'NOT_FOUND'])
  })

  it('of the demo has the five team paths of S2.38, and the deck in its order', async () => {
    test = await testBackend()
    await claimDatabase(test.backend)
    const { packs: deck, returnTeams: teams, providers, company } = await shown()
    expect(teams).toEqual((await demoShop()).shop.returnTeams)
    expect(teams.map(({ slug }) => slug)).toEqual([
      'fcseoul-2025',
      'suwonbluewings-2025',
      'fcanyang-2025',
      'steelers-2025',
      'dhcfc-2025',
    ])
    expect(deck.map(({ title }) => title).slice(0, 3)).toEqual(['ORBLIT', 'FC서울', 'FC서울 사인'])
    expect(deck.map(({ packName }) => packName)).not.toContain('ongyeol-first-tea')
    expect(providers).toEqual(['phone', 'password', 'google', 'kakao'])
    expect(company.name).toBe('팬덱 주식회사')
  })

  it('D114 names the page that upgrades cards of a pack, while its campaign is open', async () => {
    const club = await openClub({ period: { startAt: NOON - SPAN, endAt: NOON + SPAN } })
    test = club
    const { name, company, parts } = aShop()
    await club.db.insert(shop).values({ name, company, parts })
    await club.db.update(packs).set({ deckPosition: 0 })
    const named = async () =>
      Object.fromEntries((await shown()).packs.map(({ packName, upgradePath }) => [packName, upgradePath]))
    expect(await named()).toMatchObject({ club: '/club', 'club-sign': undefined })
    club.clock.set(NOON + SPAN)
    expect(await named()).toMatchObject({ club: undefined })
  })

  it('follows the tables', async () => {
    test = await testBackend()
    const { db } = test.backend
    await claimDatabase(test.backend)
    await db.update(shop).set({ name: '우리 구단', parts: ['events'], disabledParts: ['wallet'] })
    await db.delete(returnTeams)
    await db.update(packs).set({ deckPosition: -1, title: null }).where(eq(packs.packName, 'ten-missions'))
    const { name, parts, disabledParts, returnTeams: teams, packs: deck } = await shown()
    expect({ name, parts, disabledParts, teams }).toEqual({
      name: '우리 구단',
      parts: ['events'],
      disabledParts: ['wallet'],
      teams: [],
    })
    expect(deck[0]).toEqual({ packName: 'ten-missions', title: 'ten-missions' })
    await expect(
      db.insert(shop).values({ id: 2, name: '둘', company: {} as never, parts: [] }),
    ).rejects.toThrow()
  })
})
