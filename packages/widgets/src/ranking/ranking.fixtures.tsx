import { FandeckProvider } from '@fandeck/react'
import type { Ranked } from '@fandeck/sdk/directory'
import { type Handler, PICTURE, testKit } from '@fandeck/sdk/testing'
import { getRankingEndpoint } from '@fandeck/sdk/wire'
import { type ReactNode, useState } from 'react'

export const RANKED: Ranked[] = [
  { rank: 1, title: '달빛', image: PICTURE, value: 1234 },
  { rank: 2, title: '새벽 직관러', image: null, value: 310 },
  { rank: 3, title: '아주 긴 이름을 가진 서울의 열두 번째 선수', image: PICTURE, value: 36 },
]

export interface RankingKitOptions {
  ranked?: readonly Ranked[]
  /** Overrides the default replies. */
  on?: Readonly<Record<string, Handler>>
}

/** A client of a visitor on a server with a ranking. */
export function rankingKit({ ranked = RANKED, on = {} }: RankingKitOptions = {}) {
  const kit = testKit({ loggedIn: false })
  kit.server.answer(getRankingEndpoint, [...ranked])
  for (const [route, handler] of Object.entries(on)) kit.server.on(route, handler)
  return kit
}

/** A part in front of that client; `pass` lets the retries of the client elapse. */
export function RankingStory({
  children,
  pass,
  ...options
}: RankingKitOptions & { children: ReactNode; pass?: boolean }) {
  const [kit] = useState(() => rankingKit(options))
  useState(() => pass && setTimeout(() => void kit.clock.advance(60_000), 20))
  return <FandeckProvider fandeck={kit.fandeck}>{children}</FandeckProvider>
}
