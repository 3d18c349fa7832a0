import { expect, test } from 'vitest'
import * as z from 'zod/mini'
import { aBadge } from '../testing/card-fixtures.ts'
import { testKit } from '../testing/test-kit.ts'
import { BadgesReply } from './overview.badges.schema.ts'
import { getBadgesEndpoint, getOverviewEndpoint } from './overview.endpoints.ts'
import { Overview } from './overview.schema.ts'
import { getBadges, getOverview } from './overview.ts'

const OVERVIEW: Overview = {
  unopenedPacks: 2,
  benefits: 1,
  recruits: [{ slug: 'ten-missions', teamName: '텐 미션', missions: 3 }],
  originals: ['seoul'],
}

test('D109 what waits for the member is read by its wire names, by one request', async () => {
  const { fandeck, server } = testKit({ loggedIn: true })
  server.answer(getOverviewEndpoint, OVERVIEW)
  expect(await getOverview(fandeck)).toEqual(OVERVIEW)
  expect(server.requests.map(({ method, path }) => `${method} ${path}`)).toEqual(['GET /mypage/overview'])
  expect(z.encode(Overview, OVERVIEW)).toEqual({
    unopened_pack_cnt: 2,
    benefit_cnt: 1,
    recruit_list: [{ slug: 'ten-missions', team_name: '텐 미션', mission_cnt: 3 }],
    original_list: ['seoul'],
  })
})

test('D112 what the member has completed is read by its wire names', async () => {
  const { fandeck, server } = testKit({ loggedIn: true })
  const badges = [aBadge(), aBadge({ kind: 'emblem', key: 'club' }), aBadge({ kind: 'eleven', key: 'club' })]
  server.answer(getBadgesEndpoint, { badges })
  expect(await getBadges(fandeck)).toEqual(badges)
  expect(server.requests.map(({ method, path }) => `${method} ${path}`)).toEqual(['GET /mypage/badges'])
  const { badge_list: rows } = z.encode(BadgesReply, { badges })
  expect(rows.map((row) => Reflect.get(row, 'badge_type'))).toEqual(['S', 'M', 'E'])
})
