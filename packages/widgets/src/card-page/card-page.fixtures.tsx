import { FandeckProvider } from '@fandeck/react'
import type { CardShare, SharedCard } from '@fandeck/sdk/cards'
import { aCardShare, aDrop, aDropInformation, aSharedCard, NOON, refuse, testKit } from '@fandeck/sdk/testing'
import {
  endCardShareEndpoint,
  getCardShareEndpoint,
  getDropEndpoint,
  getDropsInformationEndpoint,
  getRemainingEndpoint,
  getSharedCardEndpoint,
  setCardShareEndpoint,
} from '@fandeck/sdk/wire'
import { type ReactNode, useState } from 'react'
import { aCard, anArt, seoul } from '../card/card.fixtures.ts'
import { ModalProvider } from '../primitives/modal-host/ModalProvider.tsx'
import { ToastProvider } from '../primitives/toast/ToastProvider.tsx'

const DAY = 86_400_000
const traits = {
  number: 10,
  position: 'FW',
  sub: 'FW · 2025 시즌',
  team_color_1: seoul.color1,
  team_color_2: seoul.color2,
  team_color_3: seoul.color3,
  crest: seoul.crest ?? '',
  story: aCard.backText,
}

/** The key of the card. */
export const { shareKey } = aSharedCard()

/** A shared card of FC서울, which a drop sells. */
export const ofSeoul = (change: Partial<SharedCard> = {}) =>
  aSharedCard({
    ...{ cardName: '한이준', packTitle: 'FC서울 2025', edition: 8, editionTotal: 100, dropId: 1 },
    image: anArt(),
    attributes: Object.entries(traits).map(([trait_type, value]) => ({ trait_type, value })),
    postImage: 'https://cdn.example/post.jpg',
    storyImage: 'https://cdn.example/story.jpg',
    ...change,
  })

export interface CardPageKitOptions {
  card?: Partial<SharedCard>
  /** The link has ended. */
  gone?: boolean
  /** The link of the member's card. */
  share?: CardShare | null
}

/** A client in front of a shared card, whose member makes and ends links. */
export function cardPageKit({ card, gone = false, share = null }: CardPageKitOptions = {}) {
  const kit = testKit({ loggedIn: true })
  const { server } = kit
  let link = share
  const missing = () => refuse(404, '더 이상 공유하지 않는 카드예요.', 'NOT_FOUND')
  if (gone) server.answer(getSharedCardEndpoint, missing)
  else server.answer(getSharedCardEndpoint, ofSeoul(card))
  server.answer(getDropsInformationEndpoint, {
    version: 1,
    updatedAt: NOON,
    drops: [aDropInformation({ dropId: 1, packName: 'fcseoul-2025' })],
  })
  server.answer(
    getDropEndpoint,
    aDrop({ info: { title: 'FC서울 2025', startAt: NOON - DAY, endAt: NOON + DAY } }),
  )
  server.answer(getRemainingEndpoint, { remainingPacks: 312 })
  server.answer(getCardShareEndpoint, () => ({ share: link }))
  server.answer(setCardShareEndpoint, ({ body }) => {
    link = aCardShare({ showsName: Reflect.get(Object(body), 'name_yn') === 'Y' })
    return link
  })
  server.answer(endCardShareEndpoint, () => {
    link = null
    return undefined
  })
  return kit
}

/** A part in front of that client. */
export function CardPageStory({ children, ...options }: CardPageKitOptions & { children: ReactNode }) {
  const [kit] = useState(() => cardPageKit(options))
  return (
    <FandeckProvider fandeck={kit.fandeck}>
      <ToastProvider>
        <ModalProvider>{children}</ModalProvider>
      </ToastProvider>
    </FandeckProvider>
  )
}
