import { type CardMetadata, cardAttribute } from '@fandeck/sdk/cards'
import type { OpenedPacks, UnopenedPacks } from '@fandeck/sdk/drops'
import { useEffect, useState } from 'react'
import { drawnCard } from '../card/drawn-card.ts'
import { type OwnCard, type ShareHref, useCardShareDialog } from '../card-page/use-card-share-dialog.tsx'
import { grouped } from '../primitives/grouped.ts'
import { LazyPart } from '../primitives/lazy/LazyPart.tsx'
import type { SheetKind } from './DeckSearch.tsx'
import type { DeckEntry, DeckFilter } from './deck-filter.ts'

/** What the fan has opened over the deck; a new object at each press. */
export type Opened =
  | { kind: 'card'; entry: DeckEntry }
  | { kind: 'packs'; packs: UnopenedPacks }
  | { kind: 'sheet'; sheet: SheetKind }

export type ShareCard = (card: Pick<CardMetadata, 'cardName'>) => void
export type { ShareHref }

interface DeckOverlaysProps {
  opened: Opened | undefined
  /** The nickname of the member. */
  owner: string | undefined
  filter: DeckFilter
  packs: readonly { packName: string; title: string }[]
  found: number
  onChange(change: Partial<DeckFilter>): void
  onOpened: ((opened: OpenedPacks) => void) | undefined
  onShare: ShareCard | undefined
  /** With it, cards are shared by their links and `onShare` is not called. */
  shareHref: ShareHref | undefined
}

type Parts = typeof import('./lazy-parts.ts')

const loadParts = (): Promise<Parts> => import('./lazy-parts.ts')

/** The facts of a card, the opening of packs, or a sheet of the filters; its code loads with the first press. */
export function DeckOverlays({ opened, ...props }: DeckOverlaysProps) {
  if (!opened) return null
  return (
    <LazyPart load={loadParts} attempt={opened}>
      {(parts) => <OpenedPart parts={parts} opened={opened} {...props} />}
    </LazyPart>
  )
}

interface OpenedPartProps extends DeckOverlaysProps {
  parts: Parts
  opened: Opened
}

function OpenedPart({
  parts,
  opened,
  owner,
  filter,
  packs,
  found,
  onChange,
  onOpened,
  onShare,
  shareHref,
}: OpenedPartProps) {
  const { CardDetail, DeckSheet, FavouriteButton, PackReveal } = parts
  const [closed, setClosed] = useState<Opened>()
  const [failure, setFailure] = useState<string>()
  useEffect(() => setFailure(opened && undefined), [opened])
  const open = closed !== opened
  const close = () => setClosed(opened)
  const { show, dialog } = useCardShareDialog(shareHref, open)
  const share: ((card: OwnCard) => void) | undefined = show ?? onShare
  if (opened.kind === 'packs') {
    const { orderId, title, amount, cardsPerPack } = opened.packs
    return (
      <PackReveal
        open={open}
        orderId={orderId}
        count={amount}
        cardsPerPack={cardsPerPack}
        packName={title}
        onOpened={onOpened}
        onShare={onShare}
        shareHref={shareHref}
        onClose={close}
        onDone={close}
      />
    )
  }
  if (opened.kind === 'sheet')
    return (
      <DeckSheet
        kind={opened.sheet}
        open={open}
        onOpenChange={close}
        filter={filter}
        packs={packs}
        found={grouped(found)}
        onChange={onChange}
      />
    )
  const { design, copies, packId, packName } = opened.entry
  const [newest] = copies
  const card = newest ?? design
  // A design that the member lacks has no link.
  const onShareCard = newest ? share && (() => share(newest)) : onShare && (() => onShare(design))
  return (
    <>
      <CardDetail
        open={open}
        onOpenChange={close}
        onShare={onShareCard}
        actions={
          open && (
            <>
              <FavouriteButton card={{ ...card, packId, packName }} onFailed={setFailure} />
              {failure !== undefined && (
                <p className="fandeck-deck__failure" role="alert">
                  {failure}
                </p>
              )}
            </>
          )
        }
        card={{
          ...drawnCard(card),
          position: cardAttribute(card, 'position'),
          backText: cardAttribute(card, 'story'),
          owner: newest && owner,
          token: newest?.tokenId && `KAIA · KIP17 #${newest.tokenId}`,
          receivedAt: newest?.receivedAt,
          editions: copies.map(({ edition }) => edition),
        }}
      />
      {dialog}
    </>
  )
}
