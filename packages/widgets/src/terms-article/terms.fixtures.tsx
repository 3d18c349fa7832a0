import { FandeckProvider } from '@fandeck/react'
import type { Terms } from '@fandeck/sdk/content'
import { aTerms, type Handler, NOON, testKit } from '@fandeck/sdk/testing'
import { getNotionPageEndpoint, getTermsEndpoint } from '@fandeck/sdk/wire'
import { type ReactNode, useState } from 'react'
import { everyKind } from '../primitives/notion-article/notion.fixtures.ts'

const DAY = 86_400_000

export const VERSIONS = [
  aTerms({ termsId: 3, version: '2.0', startAt: NOON + DAY }),
  aTerms({ termsId: 2, version: '1.1', startAt: NOON - DAY }),
  aTerms({ termsId: 1, version: '1.0', startAt: NOON - 9 * DAY, pageId: 'terms-1' }),
]

export interface TermsKitOptions {
  versions?: readonly Terms[]
  /** Overrides the default replies. */
  on?: Readonly<Record<string, Handler>>
}

/** A client of a visitor on a server with versions of terms. */
export function termsKit({ versions = VERSIONS, on = {} }: TermsKitOptions = {}) {
  const kit = testKit({ loggedIn: false })
  kit.server.answer(getTermsEndpoint, [...versions])
  kit.server.answer(getNotionPageEndpoint, { pageId: 'terms-1', title: '약관', blocks: everyKind })
  for (const [route, handler] of Object.entries(on)) kit.server.on(route, handler)
  return kit
}

/** A part in front of that client; `pass` lets the retries of the client elapse. */
export function TermsStory({
  children,
  pass,
  ...options
}: TermsKitOptions & { children: ReactNode; pass?: boolean }) {
  const [kit] = useState(() => termsKit(options))
  useState(() => pass && setTimeout(() => void kit.clock.advance(60_000), 20))
  return <FandeckProvider fandeck={kit.fandeck}>{children}</FandeckProvider>
}
