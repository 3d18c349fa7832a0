import { FandeckProvider } from '@fandeck/react'
import type { Activity } from '@fandeck/sdk'
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
  { activityId: 'p1', at: NOON - 2 * HOUR, kind: 'earned', title: '카드 코드 스캔 · 한이준', points: 100 },
  { activityId: 'b1', at: NOON - 3 * HOUR, kind: 'benefitUsed', title: '홈 경기 음료 교환' },
  { activityId: 'u1', at: NOON - 20 * HOUR, kind: 'upgraded', title: '서도윤' },
  {
    activityId: 'p2',
    at: NOON - 21 * HOUR,
    kind: 'used',
    title: '이벤트 응모 · 직관 인증 이벤트',
    points: -1200,
  },
]

export interface ActivityKitOptions {
  rows?: readonly Activity[]
  /** Overrides the default replies. */
  on?: Readonly<Record<string, Handler>>
}

/** A client of a member who did these things; the first page holds four of them. */
export function activityKit({ rows = ACTIVITIES, on = {} }: ActivityKitOptions = {}) {
  const kit = testKit({ loggedIn: true })
  kit.server.answer(getActivityEndpoint, ({ query }) =>
    query.get('cursor')
      ? { rows: rows.slice(4), next: null }
      : { rows: rows.slice(0, 4), next: rows.length > 4 ? '1.p2' : null },
  )
  for (const [route, handler] of Object.entries(on)) kit.server.on(route, handler)
  return kit
}

/** A part in front of that client. */
export function ActivityStory({ children, ...options }: ActivityKitOptions & { children: ReactNode }) {
  const [kit] = useState(() => activityKit(options))
  return <FandeckProvider fandeck={kit.fandeck}>{children}</FandeckProvider>
}
