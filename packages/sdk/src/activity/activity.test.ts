import { describe, expect, test } from 'vitest'
import * as z from 'zod/mini'
import { NOON } from '../testing/fixtures.ts'
import { testKit } from '../testing/test-kit.ts'
import { getActivityEndpoint } from './activity.endpoints.ts'
import { Activity } from './activity.schema.ts'
import { getActivity } from './activity.ts'

const PURCHASE: Activity = {
  activityId: 'o1',
  at: NOON,
  kind: 'purchased',
  title: 'ORBLIT 1st Deck 카드팩',
  quantity: 2,
  points: null,
}

describe('S7.42 activity', () => {
  test('is read and written by its wire names, one page per call', async () => {
    const { fandeck, server } = testKit({ loggedIn: true })
    server.answer(getActivityEndpoint, { rows: [PURCHASE], next: '1.o1' })
    expect(await getActivity(fandeck, { cursor: '2.p9' })).toEqual({ rows: [PURCHASE], next: '1.o1' })
    expect(server.requests[0]?.path).toBe('/mypage/nft/activity')
    expect([...(server.requests[0]?.query ?? [])]).toEqual([['cursor', '2.p9']])
    expect(z.encode(Activity, PURCHASE)).toEqual({
      activity_key: 'o1',
      dttm: '2026-11-20 12:00:00',
      kind: 'BUY',
      title: 'ORBLIT 1st Deck 카드팩',
      qty: 2,
      point: null,
    })
  })

  test.each([
    ['EARN', 'earned'],
    ['USE', 'used'],
    ['EXPIRE', 'expired'],
    ['BENEFIT', 'benefitUsed'],
    ['UPGRADE', 'upgraded'],
  ] as const)('of the letter %s was %s', (kind, word) => {
    const wire = { activity_key: 'a', dttm: '2026-11-20 12:00:00', kind, title: '' }
    expect(z.decode(Activity, wire)).toMatchObject({ kind: word })
  })

  test.each([
    [undefined, undefined],
    [null, undefined],
    ['SCAN', 'scan'],
    ['MISSION', 'mission'],
    ['PREDICTION', 'prediction'],
    ['ATTENDANCE', 'attendance'],
    ['ENTRY', 'entry'],
    ['A_REASON_OF_LATER', undefined],
  ] as const)('whose points have the reason %s is of %s', async (reason, word) => {
    const { fandeck, server } = testKit({ loggedIn: true })
    const row = {
      activity_key: 'p1',
      dttm: '2026-11-20 12:00:00',
      kind: 'EARN',
      title: '',
      point: 100,
      reason,
    }
    server.on('GET /mypage/nft/activity', () =>
      Response.json({ status: '200', data: { list: [row], next: null } }),
    )
    expect((await getActivity(fandeck)).rows[0]?.reason).toBe(word)
  })

  test('ends without a cursor, and needs a session', async () => {
    const { fandeck, server } = testKit({ loggedIn: true })
    server.answer(getActivityEndpoint, { rows: [], next: null })
    expect(await getActivity(fandeck)).toEqual({ rows: [], next: undefined })
    await expect(getActivity(testKit().fandeck)).rejects.toMatchObject({ code: 'session/no-session' })
  })
})
