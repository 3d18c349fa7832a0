import { useUser } from '@fandeck/react'
import { forwardRef, useCallback, useRef, useState } from 'react'
import { MemberOnly } from '../account-fields/MemberOnly.tsx'
import type { CardDeckProps } from '../card-deck/CardDeck.tsx'
import { DeckOverlays, type Opened } from '../card-deck/DeckOverlays.tsx'
import { ALL_OWNED, type DeckEntry, type DeckPack, entriesOf } from '../card-deck/deck-filter.ts'
import { Celebration } from '../celebration/Celebration.tsx'
import { useOwnedPacks } from '../my-page/use-owned-packs.ts'
import { Outage } from '../page-states/Outage.tsx'
import { Empty } from '../primitives/empty/Empty.tsx'
import { type HeadedPartProps, levelBelow, Part } from '../primitives/part/Part.tsx'
import { Skeleton } from '../primitives/skeleton/Skeleton.tsx'
import { BinderFill } from './BinderFill.tsx'
import { BinderHead } from './BinderHead.tsx'
import { binderOf, isReward } from './binder.ts'
import { Pocket } from './Pocket.tsx'
import { useBinderMessages } from './use-binder-messages.ts'
import { useCelebration } from './use-celebration.ts'
import { useFan } from './use-fan.ts'
import './CardBinder.css'

/** The props of the binder of a set, which fetches itself. */
export interface CardBinderProps
  extends Pick<CardDeckProps, 'onShare' | 'shareHref' | 'upgradeHref'>,
    HeadedPartProps {
  /** The pack whose designs are the set. */
  packName: string
  /** The packs of the deck, for their titles. @default those of the shop */
  packs?: readonly DeckPack[] | undefined
  /** Returns the address of a drop; without it, the binder names no drops. */
  dropHref?: ((dropId: number) => string) | undefined
}

/**
 * A set of cards with a pocket for each design: what the member has, what is missing, and where it comes from. Needs a
 * `ModalProvider`.
 *
 * @see S2.6, D79
 */
export const CardBinder = /* @__PURE__ */ forwardRef<HTMLElement, CardBinderProps>(function CardBinder(
  { packName, packs, dropHref, onShare, shareHref, upgradeHref, headingLevel = 2, ...root },
  ref,
) {
  return (
    <Part base="fandeck-root fandeck-binder" {...root} ref={ref}>
      <MemberOnly>
        <Pockets {...{ packName, packs, dropHref, onShare, shareHref, upgradeHref, headingLevel }} />
      </MemberOnly>
    </Part>
  )
})

type PocketsProps = Pick<
  CardBinderProps,
  'packName' | 'packs' | 'dropHref' | 'onShare' | 'shareHref' | 'upgradeHref'
> &
  Required<Pick<CardBinderProps, 'headingLevel'>>

function Pockets({
  packName,
  packs: given,
  dropHref,
  onShare,
  shareHref,
  upgradeHref,
  headingLevel = 2,
}: PocketsProps) {
  const messages = useBinderMessages()
  const owner = useUser()?.nickname
  const list = useRef<HTMLUListElement>(null)
  const [opened, setOpened] = useState<Opened>()
  const openCard = useCallback((entry: DeckEntry) => setOpened({ kind: 'card', entry }), [])
  const { packs, mine, failed } = useOwnedPacks(given)
  const own = mine?.find((one) => one.packName === packName)
  const binder = own && binderOf(packs?.find((pack) => pack.packName === packName) ?? { packName }, own)
  const celebrating = useCelebration(binder)
  useFan(list, celebrating)
  if (failed) return <Outage error={failed.error} onRetry={() => void failed.refetch()} />
  if (!packs || !mine) return <BinderLoading />
  const fill = (
    <BinderFill
      {...{ packName, dropHref }}
      rewardOnly={binder?.missing.every(isReward) ?? false}
      headingLevel={levelBelow(headingLevel)}
      onViewDeck={() => list.current?.scrollIntoView()}
    />
  )
  if (!binder)
    return (
      <>
        <Empty title={messages['binder.none']} description={messages['binder.none.message']} />
        {fill}
      </>
    )
  return (
    <>
      <BinderHead packName={packName} binder={binder} headingLevel={headingLevel} />
      <Celebration playing={celebrating} />
      <ul
        ref={list}
        className="fandeck-binder__pockets"
        data-celebrating={celebrating || undefined}
        aria-label={messages['binder.cards']({ title: binder.title })}
      >
        {binder.pockets.map((entry, at) => (
          <Pocket key={entry.design.cardId} entry={entry} place={at / binder.total} onOpen={openCard} />
        ))}
      </ul>
      {binder.missing.length > 0 && fill}
      <DeckOverlays
        opened={opened}
        owner={owner}
        filter={ALL_OWNED}
        packs={[]}
        found={0}
        onChange={() => undefined}
        onOpened={undefined}
        onShare={onShare}
        shareHref={shareHref}
        upgrades={opened && upgradeHref && { entries: entriesOf(mine), packs, hrefOf: upgradeHref }}
      />
    </>
  )
}

/** The title and six pockets. */
const BinderLoading = () => (
  <>
    <Skeleton height={52} radius={14} />
    <div className="fandeck-binder__pockets">
      {[1, 2, 3, 4, 5, 6].map((place) => (
        <Skeleton key={place} height="auto" radius={8} style={{ aspectRatio: '55 / 85' }} />
      ))}
    </div>
  </>
)
