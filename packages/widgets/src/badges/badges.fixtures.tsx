import { FandeckProvider } from '@fandeck/react'
import type { Badge } from '@fandeck/sdk/overview'
import { aBadge, NOON, testKit } from '@fandeck/sdk/testing'
import { getBadgesEndpoint } from '@fandeck/sdk/wire'
import { type ReactNode, useState } from 'react'
import { anArt, anyang, seoul } from '../card/card.fixtures.ts'
import { ModalProvider } from '../primitives/modal-host/ModalProvider.tsx'

const pictures = { postImage: anArt(), storyImage: anArt() }

/** A set, an emblem and an eleven, the newest first. */
export const BADGES: readonly Badge[] = [
  aBadge({ ...pictures, key: 'fcseoul-2025', title: 'FC서울 2025', crest: seoul.crest ?? '', count: 24 }),
  aBadge({
    ...{ ...pictures, kind: 'emblem', key: 'ten-missions', title: '텐 미션', crest: anyang.crest ?? '' },
    ...{ count: 10, completedAt: NOON - 86_400_000 },
  }),
  aBadge({
    ...{ ...pictures, kind: 'eleven', key: 'fcseoul-2025', title: 'FC서울', crest: seoul.crest ?? '' },
    ...{ count: 11, completedAt: NOON - 9 * 86_400_000 },
  }),
]

export interface BadgesKitOptions {
  badges?: readonly Badge[]
  /** The parts that the shop goes without. */
  disabledParts?: string[]
}

/** A client of a member with badges. */
export function badgesKit({ badges = BADGES, disabledParts }: BadgesKitOptions = {}) {
  const kit = testKit({ loggedIn: true, options: { disabledParts } })
  kit.server.answer(getBadgesEndpoint, { badges: [...badges] })
  return kit
}

/** A part in front of that client. */
export function BadgesStory({ children, ...options }: BadgesKitOptions & { children: ReactNode }) {
  const [kit] = useState(() => badgesKit(options))
  return (
    <FandeckProvider fandeck={kit.fandeck}>
      <ModalProvider>{children}</ModalProvider>
    </FandeckProvider>
  )
}
