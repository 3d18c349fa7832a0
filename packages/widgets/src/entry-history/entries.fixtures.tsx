import { FandeckProvider } from '@fandeck/react'
import type { Entry } from '@fandeck/sdk/entries'
import { type Handler, NOON, PICTURE, testKit } from '@fandeck/sdk/testing'
import { getEntriesEndpoint } from '@fandeck/sdk/wire'
import { type ReactNode, useState } from 'react'

const DAY = 86_400_000

/** An entry that won a parcel. */
export const WON: Entry = {
  entryId: 3,
  title: '직관 인증 머플러',
  image: PICTURE,
  enteredAt: Date.parse('2026-10-21T12:00:00+09:00'),
  announcedAt: Date.parse('2026-10-31T12:00:00+09:00'),
  result: 'won',
  carrier: 'CJ대한통운',
  invoiceNumber: '601234563387',
}

export const ENTRIES: Entry[] = [
  WON,
  { entryId: 2, title: '에스코트 신청', enteredAt: NOON, announcedAt: NOON + DAY, result: 'waiting' },
  { entryId: 1, title: '사인 유니폼', enteredAt: NOON, announcedAt: NOON, result: 'won', benefitId: 1 },
  { entryId: 4, title: '포토존', enteredAt: NOON, announcedAt: NOON, result: 'lost' },
]

export interface EntriesKitOptions {
  entries?: readonly Entry[]
  loggedIn?: boolean
  /** Overrides the default replies. */
  on?: Readonly<Record<string, Handler>>
}

/** A client of a member whose entries the server filters. */
export function entriesKit({ entries = ENTRIES, loggedIn = true, on = {} }: EntriesKitOptions = {}) {
  const kit = testKit({ loggedIn })
  kit.server.answer(getEntriesEndpoint, ({ query }) => {
    const wanted = query.get('result')
    const rows = entries.filter(({ result }) => {
      if (wanted === null) return true
      return result === (wanted === 'WIN' ? 'won' : 'waiting')
    })
    return { rows, nextCursor: null }
  })
  for (const [route, handler] of Object.entries(on)) kit.server.on(route, handler)
  return kit
}

/** A part in front of that client; `pass` lets the retries of the client elapse. */
export function EntriesStory({
  children,
  pass,
  ...options
}: EntriesKitOptions & { children: ReactNode; pass?: boolean }) {
  const [kit] = useState(() => entriesKit(options))
  useState(() => pass && setTimeout(() => void kit.clock.advance(60_000), 20))
  return <FandeckProvider fandeck={kit.fandeck}>{children}</FandeckProvider>
}
