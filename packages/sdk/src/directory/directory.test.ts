import { expect, test } from 'vitest'
import { testKit } from '../testing/test-kit.ts'
import { getCommonCodesEndpoint, getFilterFormEndpoint, getRankingEndpoint } from './directory.endpoints.ts'
import { getCommonCodes, getFilterForm, getRanking } from './directory.ts'

test('S7.23 GET /util/common_code lists a group in its order', async () => {
  const { fandeck, server } = testKit()
  const codes = [
    { code: 'PAY', name: '결제', sort: 2 },
    { code: 'CARD', name: '카드', sort: 1 },
  ]
  server.answer(getCommonCodesEndpoint, codes)
  expect((await getCommonCodes(fandeck, { groupId: 'QNA' })).map(({ code }) => code)).toEqual(['CARD', 'PAY'])
  expect(server.requests[0]).toMatchObject({ path: '/util/common_code' })
  expect(server.requests[0]?.query.get('group_id')).toBe('QNA')
})

test('S7.24 GET /util/ranking with its query', async () => {
  const { fandeck, server } = testKit()
  const ranking = [{ rank: 1, title: '달빛수집가', image: null, value: 48 }]
  server.answer(getRankingEndpoint, ranking)
  expect(await getRanking(fandeck, { kind: 'collectors' })).toEqual(ranking)
  await getRanking(fandeck)
  expect(server.requests.map(({ query }) => query.get('kind'))).toEqual(['collectors', null])
})

test('S7.25 GET /search/filter/form with an optional collection', async () => {
  const { fandeck, server } = testKit()
  const filters = [{ key: 'position', label: '포지션', options: [{ value: 'FW', label: '공격수' }] }]
  server.answer(getFilterFormEndpoint, { filters })
  expect(await getFilterForm(fandeck, { collectionLink: 'fcseoul-2025' })).toEqual(filters)
  await getFilterForm(fandeck)
  expect(server.requests.map(({ query }) => query.get('collection_link'))).toEqual(['fcseoul-2025', null])
})

test('an invalid group name is never sent', async () => {
  const { fandeck, server } = testKit()
  const call = getCommonCodes(fandeck, { groupId: '../etc' })
  await expect(call).rejects.toMatchObject({ code: 'http/bad-request' })
  expect(server.requests).toHaveLength(0)
})
