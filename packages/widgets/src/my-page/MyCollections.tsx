import { CircleCheck } from 'lucide-react'
import { forwardRef } from 'react'
import type { DeckPack } from '../card-deck/deck-filter.ts'
import { Image } from '../primitives/image/Image.tsx'
import { useRenderLink } from '../primitives/link/LinkProvider.tsx'
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
  /** Returns the address of the binder of a pack; without it, the collections are no links. */
  binderHref?: ((packName: string) => string) | undefined
}

/** The collections of which the member owns cards, each with how complete it is; nothing without one. */
export const MyCollections = /* @__PURE__ */ forwardRef<HTMLElement, MyCollectionsProps>(
  function MyCollections({ packs, binderHref, ...root }, ref) {
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
            ? collections.map((collection) => (
                <Collection
                  key={collection.packName}
                  {...collection}
                  href={binderHref?.(collection.packName)}
                />
              ))
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

function Collection({ title, crest, owned, total, href }: OwnedCollection & { href: string | undefined }) {
  const messages = useMyPageMessages()
  const renderLink = useRenderLink()
  const facts = (
    <>
      <span className="fandeck-my-collection__name">
        <Image className="fandeck-my-collection__crest" shownWidth={24} src={crest} alt="" />
        {title}
      </span>
      <Progress value={owned} max={total} label={messages['mypage.collection.cards']({ title })} />
      <span className="fandeck-caption">
        <b>{owned}</b>
        {messages['mypage.collection.total']({ total })}
        {owned === total && (
          <CircleCheck
            size={14}
            strokeWidth={2.5}
            aria-label={messages['mypage.collection.complete']}
            role="img"
          />
        )}
      </span>
    </>
  )
  const className = 'fandeck-my-collection'
  return (
    <li className={className} data-link={href === undefined ? undefined : ''}>
      {href === undefined
        ? facts
        : renderLink({ href, className: `${className}__link fandeck-press`, children: facts })}
    </li>
  )
}
