import { FandeckProvider } from '@fandeck/react'
import type { PointChange } from '@fandeck/sdk/points'
import { type Handler, NOON, testKit } from '@fandeck/sdk/testing'
import { getPointHistoryEndpoint, getPointsEndpoint } from '@fandeck/sdk/wire'
import { type ReactNode, useState } from 'react'

const DAY = 86_400_000

export const CHANGES: readonly PointChange[] = [
  {
    changeId: 5,
    at: NOON - 3_600_000,
    kind: 'earned',
    title: '코드 스캔 · FC서울 2025 · 한이준',
    amount: 100,
  },
  {
    changeId: 4,
    at: NOON - DAY,
    kind: 'earned',
    title: '퍼스트 스코어러 적중 · FC안양 vs 수원 블루윙즈',
    amount: 500,
  },
  { changeId: 3, at: NOON - 2 * DAY, kind: 'earned', title: '출석 체크 · 7일 연속', amount: 70 },
  { changeId: 2, at: NOON - 4 * DAY, kind: 'earned', title: '텐 미션 보상', amount: 1_000 },
  { changeId: 1, at: NOON - 6 * DAY, kind: 'used', title: '이벤트 응모 · 직관 인증 이벤트', amount: -200 },
]

export interface PointsKitOptions {
  changes?: readonly PointChange[]
  /** Overrides the default replies. */
  on?: Readonly<Record<string, Handler>>
}

/** A client of a member whose changes are all in November 2026, except for the first month. */
export function pointsKit({ changes = CHANGES, on = {} }: PointsKitOptions = {}) {
  const kit = testKit({ loggedIn: true })
  kit.server.answer(getPointsEndpoint, {
    total: 12_400,
    expiring: 0,
    earnedThisMonth: 1_670,
    since: NOON - 40 * DAY,
  })
  kit.server.answer(getPointHistoryEndpoint, ({ query }) => {
    const kind = query.get('kind')
    const rows = changes.filter(({ amount }) => !kind || amount > 0 === (kind === 'EARN'))
    return { rows: query.get('month') === '2026-11' ? rows : [], next: null }
  })
  for (const [route, handler] of Object.entries(on)) kit.server.on(route, handler)
  return kit
}

/** A part in front of that client. */
export function PointsStory({ children, ...options }: PointsKitOptions & { children: ReactNode }) {
  const [kit] = useState(() => pointsKit(options))
  return <FandeckProvider fandeck={kit.fandeck}>{children}</FandeckProvider>
}
