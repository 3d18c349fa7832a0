import { FandeckProvider } from '@fandeck/react'
import type { Entry } from '@fandeck/sdk/entries'
import type { FanEvent, Original, Story } from '@fandeck/sdk/showcase'
import {
  anEvent,
  anOriginal,
  aStoredSession,
  aStory,
  type Handler,
  NOON,
  testKit,
} from '@fandeck/sdk/testing'
import {
  enterEventEndpoint,
  getEntriesEndpoint,
  getEventsEndpoint,
  getNotionPageEndpoint,
  getOriginalsEndpoint,
  getStoriesEndpoint,
} from '@fandeck/sdk/wire'
import { type ReactNode, useState } from 'react'
import { everyKind } from '../primitives/notion-article/notion.fixtures.ts'

const DAY = 86_400_000

export const ORIGINALS = [
  anOriginal(),
  anOriginal({ key: 'busan', category: 'basketball', title: '부산 KCC 이지스', linkUrl: '/busan' }),
  anOriginal({ key: 'itta', category: 'idol', title: 'ITTA', linkUrl: '/itta', colors: [] }),
  anOriginal({ key: 'zine', category: '전시', title: '전시', linkUrl: 'http://zine.example' }),
]

export const EVENTS = [
  anEvent(),
  anEvent({ eventId: 2, title: '직관 인증하고\n머플러 받기', startAt: NOON + DAY, endAt: NOON + 9 * DAY }),
  anEvent({ eventId: 3, title: '지난 이벤트', startAt: NOON - 9 * DAY, endAt: NOON - DAY, homeOrder: null }),
]

/** An event that a button enters. */
export const DRAW = anEvent({ hasDraw: true, linkUrl: null })
/** The entry of a member in `DRAW`. */
export const ENTRY: Entry = {
  entryId: 1,
  eventId: 1,
  title: DRAW.title,
  enteredAt: NOON,
  announcedAt: NOON + 10 * DAY,
  result: 'waiting',
}

export const STORIES = [aStory(), aStory({ storyId: 2, title: '잃지 않게', postedAt: NOON - 3 * DAY })]

export interface ShowcaseKitOptions {
  originals?: readonly Original[]
  events?: readonly FanEvent[]
  stories?: readonly Story[]
  /** The client of a member with these entries. @default a visitor */
  entries?: readonly Entry[]
  /** @default whether there are entries */
  loggedIn?: boolean | undefined
  /** Overrides the default replies. */
  on?: Readonly<Record<string, Handler>>
}

/** A client of a visitor on a server with originals, events and stories. */
export function showcaseKit(options: ShowcaseKitOptions = {}) {
  const { originals = ORIGINALS, events = EVENTS, stories = STORIES, entries, on = {} } = options
  const { loggedIn = entries !== undefined } = options
  const kit = testKit({ loggedIn: loggedIn && aStoredSession() })
  const { server } = kit
  server.answer(getOriginalsEndpoint, { updatedAt: NOON, originals: [...originals] })
  server.answer(getEventsEndpoint, { updatedAt: NOON, events: [...events] })
  server.answer(getStoriesEndpoint, { updatedAt: NOON, stories: [...stories] })
  server.answer(getNotionPageEndpoint, { pageId: 'text', title: '글', blocks: everyKind })
  server.answer(getEntriesEndpoint, { rows: [...(entries ?? [])], next: null })
  server.answer(enterEventEndpoint, ENTRY)
  for (const [route, handler] of Object.entries(on)) server.on(route, handler)
  return kit
}

/** A part in front of that client; `pass` lets the retries of the client elapse. */
export function ShowcaseStory({
  children,
  pass,
  ...options
}: ShowcaseKitOptions & { children: ReactNode; pass?: boolean }) {
  const [kit] = useState(() => showcaseKit(options))
  useState(() => pass && setTimeout(() => void kit.clock.advance(60_000), 20))
  return <FandeckProvider fandeck={kit.fandeck}>{children}</FandeckProvider>
}
