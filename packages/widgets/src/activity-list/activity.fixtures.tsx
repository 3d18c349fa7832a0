import { FandeckProvider } from '@fandeck/react'
import type { Activity } from '@fandeck/sdk/activity'
import { type Handler, NOON, testKit } from '@fandeck/sdk/testing'
import { getActivityEndpoint } from '@fandeck/sdk/wire'
import { type ReactNode, useState } from 'react'

const HOUR = 3_600_000

export const ACTIVITIES: readonly Activity[] = [
  {
    activityId: 'o1',
    at: NOON - HOUR,
    kind: 'purchased',
    title: 'ORBLIT 1st Deck 카드팩',
    quantity: 2,
  },
  {
    activityId: 'p1',
    at: NOON - 2 * HOUR,
    kind: 'earned',
    reason: 'scan',
    title: '카드 코드 스캔 · 한이준',
    points: 100,
  },
  { activityId: 'b1', at: NOON - 3 * HOUR, kind: 'benefitUsed', title: '홈 경기 음료 교환' },
  { activityId: 'u1', at: NOON - 20 * HOUR, kind: 'upgraded', title: '서도윤' },
  {
    activityId: 'p2',
    at: NOON - 21 * HOUR,
    kind: 'used',
    reason: 'entry',
    title: '이벤트 응모 · 직관 인증 이벤트',
    points: -1200,
  },
]

const points = (minutes: number, of: Omit<Activity, 'activityId' | 'at'>): Activity => ({
  activityId: `p${100 - minutes}`,
  at: NOON - minutes * 60_000,
  ...of,
})

/** Points for each reason, and for none. */
export const POINTS: readonly Activity[] = [
  points(1, { kind: 'earned', reason: 'scan', title: '카드 코드 스캔 · 한이준', points: 100 }),
  points(2, { kind: 'earned', reason: 'prediction', title: '퍼스트 스코어러 적중 · FC안양', points: 500 }),
  points(3, { kind: 'earned', reason: 'mission', title: '미션 보상 · 4번 미션', points: 1000 }),
  points(4, { kind: 'earned', reason: 'attendance', title: '출석 체크 · 7일 연속', points: 70 }),
  points(5, { kind: 'used', reason: 'entry', title: '이벤트 응모 · 직관 인증 이벤트', points: -200 }),
  points(6, { kind: 'earned', title: '이전 시즌 적립', points: 830 }),
  points(7, { kind: 'expired', title: '유효 기간이 지났어요', points: -30 }),
]

export interface ActivityKitOptions {
  rows?: readonly Activity[]
  /** @default 4 */
  pageSize?: number
  /** Overrides the default replies. */
  on?: Readonly<Record<string, Handler>>
}

/** A client of a member who did these things; the first page holds some of them. */
export function activityKit({ rows = ACTIVITIES, pageSize = 4, on = {} }: ActivityKitOptions = {}) {
  const kit = testKit({ loggedIn: true })
  kit.server.answer(getActivityEndpoint, ({ query }) =>
    query.get('cursor')
      ? { rows: rows.slice(pageSize), next: null }
      : { rows: rows.slice(0, pageSize), next: rows.length > pageSize ? '1.p2' : null },
  )
  for (const [route, handler] of Object.entries(on)) kit.server.on(route, handler)
  return kit
}

/** A part in front of that client. */
export function ActivityStory({ children, ...options }: ActivityKitOptions & { children: ReactNode }) {
  const [kit] = useState(() => activityKit(options))
  return <FandeckProvider fandeck={kit.fandeck}>{children}</FandeckProvider>
}
