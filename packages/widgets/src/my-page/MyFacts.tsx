import { useHasPart, useMember } from '@fandeck/react'
import { forwardRef } from 'react'
import type { DeckPack } from '../card-deck/deck-filter.ts'
import { grouped } from '../primitives/grouped.ts'
import { useRenderLink } from '../primitives/link/LinkProvider.tsx'
import { Part, type PartProps } from '../primitives/part/Part.tsx'
import { RollingPoints } from '../primitives/rolling-number/RollingPoints.tsx'
import { Skeleton } from '../primitives/skeleton/Skeleton.tsx'
import type { MyPageHref } from './my-screens.ts'
import { useMyPageMessages } from './use-my-page-messages.ts'
import { useOwnedPacks } from './use-owned-packs.ts'
import './MyFacts.css'

/** The props of the member's numbers, which fetch themselves. */
export interface MyFactsProps extends PartProps {
  /** Returns the address of `points`. */
  hrefOf: MyPageHref
  /** The packs of the deck. @default those of the shop */
  packs?: readonly DeckPack[] | undefined
}

/** The number of the member's cards and collections, and the points. */
export const MyFacts = /* @__PURE__ */ forwardRef<HTMLElement, MyFactsProps>(function MyFacts(
  { hrefOf, packs, ...root },
  ref,
) {
  const messages = useMyPageMessages()
  const renderLink = useRenderLink()
  const { data: member } = useMember()
  const { copies, collections } = useOwnedPacks(packs)
  const points = member && (
    <>
      <RollingPoints value={member.totalPoint} />P
    </>
  )
  const href = hrefOf('points')
  const hasPoints = useHasPart()('points')
  const facts = [
    [messages['mypage.cards'], copies && grouped(copies.length)],
    [messages['mypage.collections'], collections && grouped(collections.length)],
    ...(hasPoints
      ? [
          [
            messages['mypage.points'],
            points && href !== undefined
              ? renderLink({ href, className: 'fandeck-my-facts__link', children: points })
              : points,
          ] as const,
        ]
      : []),
  ] as const
  return (
    <Part tag="dl" base="fandeck-root fandeck-my-facts" {...root} ref={ref}>
      {facts.map(([label, value]) => (
        <div key={label}>
          <dt className="fandeck-caption">{label}</dt>
          <dd>{value ?? <Skeleton width={48} height={30} />}</dd>
        </div>
      ))}
    </Part>
  )
})
