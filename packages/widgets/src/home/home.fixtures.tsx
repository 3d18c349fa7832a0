import { FandeckProvider } from '@fandeck/react'
import type { Banner } from '@fandeck/sdk/content'
import type { DropInformation } from '@fandeck/sdk/drops'
import type { Overview } from '@fandeck/sdk/overview'
import { aDrop, aDropInformation, aNotice, type Handler, NOON } from '@fandeck/sdk/testing'
import {
  getBannersEndpoint,
  getDropEndpoint,
  getDropsInformationEndpoint,
  getNoticesEndpoint,
  getOverviewEndpoint,
  getRemainingEndpoint,
} from '@fandeck/sdk/wire'
import { type ReactNode, useState } from 'react'
import { aBanner } from '../banner-carousel/banner.fixtures.ts'
import { ORIGINALS, type ShowcaseKitOptions, showcaseKit } from '../stories/showcase.fixtures.tsx'

const DAY = 86_400_000
const TITLES = ['ORBLIT 1st Deck', 'FC서울 2025', 'FC안양 2025']

/** The drops of a shop, and one that a brand sells on its own page. */
const DROPS: readonly DropInformation[] = [
  ...TITLES.map((title, at) => aDropInformation({ dropId: at + 1, title, collectionLink: `deck-${at}` })),
  aDropInformation({ dropId: 4, title: '브랜드 드롭', collectionLink: '' }),
]

export interface HomeKitOptions extends ShowcaseKitOptions {
  banners?: readonly Banner[]
  drops?: readonly DropInformation[]
  /** How long the drop 1 is still on sale; the drop 2 is upcoming and the drop 3 closed. @default a day */
  onSale?: number
  /** What waits for the member; a visitor without it. */
  overview?: Overview | undefined
}

/** What waits for a member of the club that is last otherwise. */
export const anOverview = (change: Partial<Overview> = {}): Overview => ({
  unopenedPacks: 2,
  benefits: 1,
  recruits: [{ slug: 'ten-missions', teamName: '텐 미션', missions: 3 }],
  originals: [],
  ...change,
})

/** A client of a visitor on a server with everything that a home page shows. */
export function homeKit(options: HomeKitOptions = {}) {
  const { banners = [aBanner()], drops = DROPS, onSale = DAY, on = {}, overview, ...rest } = options
  const originals = ORIGINALS.map((original, homeOrder) => ({ ...original, homeOrder }))
  const periods = [
    [-DAY, onSale],
    [DAY, 2 * DAY],
    [-3 * DAY, -DAY],
  ] as const
  const kit = showcaseKit({ originals, loggedIn: overview !== undefined, ...rest })
  const { server } = kit
  server.answer(getBannersEndpoint, { rows: [...banners] })
  server.answer(getDropsInformationEndpoint, { version: 1, updatedAt: NOON, drops: [...drops] })
  server.answer(getDropEndpoint, ({ path }) => {
    const dropId = Number(path.split('/').at(-1))
    const [start = 0, end = 0] = periods[dropId - 1] ?? []
    const info = {
      title: TITLES[dropId - 1] ?? '',
      totalPacks: 1000,
      startAt: NOON + start,
      endAt: NOON + end,
    }
    return aDrop({ info })
  })
  server.answer(getRemainingEndpoint, { remainingPacks: 312 })
  server.answer(getNoticesEndpoint, { count: 1, rows: [aNotice({ title: '11월 정기 점검 안내' })] })
  if (overview) server.answer(getOverviewEndpoint, overview)
  for (const [route, handler] of Object.entries(on)) server.on(route, handler)
  return kit
}

/** Never replies. */
export const slow: Handler = () => new Promise<Response>(() => {})

/** A part in front of that client; `pass` lets the retries of the client elapse. */
export function HomeStory({
  children,
  pass,
  ...options
}: HomeKitOptions & { children: ReactNode; pass?: boolean }) {
  const [kit] = useState(() => homeKit(options))
  useState(() => pass && setTimeout(() => void kit.clock.advance(60_000), 20))
  return <FandeckProvider fandeck={kit.fandeck}>{children}</FandeckProvider>
}
