import { forwardRef } from 'react'
import type { DeckPack } from '../card-deck/deck-filter.ts'
import { Image } from '../primitives/image/Image.tsx'
import { Part, type PartProps } from '../primitives/part/Part.tsx'
import { Progress } from '../primitives/progress/Progress.tsx'
import { Skeleton } from '../primitives/skeleton/Skeleton.tsx'
import { useMyPageMessages } from './use-my-page-messages.ts'
import { type OwnedCollection, useOwnedPacks } from './use-owned-packs.ts'
import './MyCollections.css'

/** The props of the collections of the member, which fetch themselves. */
export interface MyCollectionsProps extends PartProps {
  /** The packs of the deck. @default those of the shop */
  packs?: readonly DeckPack[] | undefined
}

/** The collections of which the member owns cards, each with how complete it is; nothing without one. */
export const MyCollections = /* @__PURE__ */ forwardRef<HTMLElement, MyCollectionsProps>(
  function MyCollections({ packs, ...root }, ref) {
    const messages = useMyPageMessages()
    const { collections } = useOwnedPacks(packs)
    if (collections?.length === 0) return null
    return (
      <Part
        tag="section"
        base="fandeck-root fandeck-my-collections"
        aria-label={messages['mypage.collections']}
        aria-busy={collections === undefined || undefined}
        // A scrolling region must be reachable by keyboard.
        tabIndex={0}
        {...root}
        ref={ref}
      >
        <ul className="fandeck-my-collections__row">
          {collections
            ? collections.map((collection) => <Collection key={collection.packName} {...collection} />)
            : [1, 2].map((place) => (
                <li key={place}>
                  <Skeleton width={148} height={88} radius={16} />
                </li>
              ))}
        </ul>
      </Part>
    )
  },
)

function Collection({ title, crest, owned, total }: OwnedCollection) {
  const messages = useMyPageMessages()
  return (
    <li className="fandeck-my-collection">
      <span className="fandeck-my-collection__name">
        <Image className="fandeck-my-collection__crest" shownWidth={24} src={crest} alt="" />
        {title}
      </span>
      <Progress value={owned} max={total} label={messages['mypage.collection.cards']({ title })} />
      <span className="fandeck-caption">
        <b>{owned}</b>
        {messages['mypage.collection.total']({ total })}
      </span>
    </li>
  )
}
