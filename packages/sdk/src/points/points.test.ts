import { describe, expect, test } from 'vitest'
import * as z from 'zod/mini'
import { NOON } from '../testing/fixtures.ts'
import { testKit } from '../testing/test-kit.ts'
import { getPointHistoryEndpoint, getPointsEndpoint } from './points.endpoints.ts'
import { PointChange, PointHistoryQuery, Points } from './points.schema.ts'
import { getPointHistory, getPoints } from './points.ts'

const CHANGE = {
  changeId: 3,
  at: NOON,
  kind: 'used',
  reason: 'entry',
  title: '이벤트 응모',
  amount: -200,
} as const

describe('S2.8 D16 points', () => {
  test('are read by their wire names', async () => {
    const { fandeck, server } = testKit({ loggedIn: true })
    const points = { total: 12_400, expiring: 300, earnedThisMonth: 1_770, since: NOON }
    server.answer(getPointsEndpoint, points)
    expect(await getPoints(fandeck)).toEqual(points)
    expect(z.encode(Points, points)).toEqual({
      total_point: 12_400,
      expiring: 300,
      earned_month: 1_770,
      since_dttm: '2026-11-20 12:00:00',
    })
  })

  test('the history is asked for by month, direction and cursor', async () => {
    const { fandeck, server } = testKit({ loggedIn: true })
    server.answer(getPointHistoryEndpoint, { rows: [CHANGE], next: '1.3' })
    expect(await getPointHistory(fandeck, { month: '2026-11', direction: 'used', cursor: '9.9' })).toEqual({
      rows: [CHANGE],
      next: '1.3',
    })
    const [request] = server.requests
    expect(Object.fromEntries(request?.query ?? [])).toEqual({ month: '2026-11', kind: 'USE', cursor: '9.9' })
    server.answer(getPointHistoryEndpoint, { rows: [], next: null })
    expect(await getPointHistory(fandeck)).toEqual({ rows: [], next: undefined })
    expect([...(server.requests[1]?.query ?? [])]).toEqual([])
  })

  test('a change has its reason on the wire, which is none when it is absent or not known', () => {
    const { point_idx, ...wire } = z.encode(PointChange, CHANGE)
    expect(wire).toEqual({
      dttm: '2026-11-20 12:00:00',
      kind: 'USE',
      reason: 'ENTRY',
      title: '이벤트 응모',
      amount: -200,
    })
    for (const reason of [undefined, null, 'LATER']) {
      expect(z.decode(PointChange, { ...wire, point_idx, reason }).reason).toBeUndefined()
    }
  })

  test.each(['2026-13', '2026-1', '26-11', '2026-11-01', ''])('%j is no month', (month) => {
    expect(z.safeParse(PointHistoryQuery, { month }).success).toBe(false)
  })

  test('need a session', async () => {
    const { fandeck } = testKit()
    await expect(getPoints(fandeck)).rejects.toMatchObject({ code: 'session/no-session' })
    await expect(getPointHistory(fandeck)).rejects.toMatchObject({ code: 'session/no-session' })
  })
})
