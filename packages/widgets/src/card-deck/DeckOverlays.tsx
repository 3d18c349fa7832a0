import { constants } from '@fandeck/sdk'
import { type CardCopy, type CardMetadata, cardAttribute } from '@fandeck/sdk/cards'
import type { OpenedPacks, UnopenedPacks } from '@fandeck/sdk/drops'
import { useEffect, useState } from 'react'
import { drawnCard } from '../card/drawn-card.ts'
import { LinkButton } from '../primitives/button/LinkButton.tsx'
import { grouped } from '../primitives/grouped.ts'
import { LazyPart } from '../primitives/lazy/LazyPart.tsx'
import type { SheetKind } from './DeckSearch.tsx'
import type { DeckEntry, DeckFilter } from './deck-filter.ts'
import { type DeckUpgrades, upgradeOf } from './deck-upgrade.ts'
import { useDeckMessages } from './use-deck-messages.ts'

/** What the fan has opened over the deck; a new object at each press. */
export type Opened =
  | { kind: 'card'; entry: DeckEntry }
  | { kind: 'packs'; packs: UnopenedPacks }
  | { kind: 'sheet'; sheet: SheetKind }

export type ShareCard = (card: Pick<CardMetadata, 'cardName'>) => void
/** Returns the absolute address of the page that shows the card of a key. */
export type ShareHref = (shareKey: string) => string

type OwnCard = CardCopy & Pick<CardMetadata, 'cardName'>

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
  /** With it, a card leads to the page that upgrades it. */
  upgrades: DeckUpgrades | undefined
}

type Parts = typeof import('./lazy-parts.ts')

const loadParts = (): Promise<Parts> => import('./lazy-parts.ts')
const loadShare = () => import('../card-page/CardShareDialog.tsx')

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
  upgrades,
}: OpenedPartProps) {
  const messages = useDeckMessages()
  const { CardDetail, DeckSheet, FavouriteButton, PackReveal } = parts
  const [shared, setShared] = useState<{ card: OwnCard; open: boolean }>()
  const [closed, setClosed] = useState<Opened>()
  /** The copy that the fan has chosen of an opened card. */
  const [chosen, setChosen] = useState<{ of: Opened; edition: number }>()
  const [failure, setFailure] = useState<string>()
  useEffect(() => setFailure(opened && undefined), [opened])
  const open = closed !== opened
  const close = () => setClosed(opened)
  const share = (card: OwnCard) => (shareHref ? setShared({ card, open: true }) : onShare?.(card))
  const canShare = Boolean(shareHref ?? onShare)
  const dialog = shareHref && shared && (
    <LazyPart load={loadShare} attempt={shared.card}>
      {({ CardShareDialog }) => (
        <CardShareDialog
          open={shared.open && open}
          onOpenChange={() => setShared({ ...shared, open: false })}
          card={shared.card}
          hrefOf={shareHref}
        />
      )}
    </LazyPart>
  )
  if (opened.kind === 'packs') {
    const { orderId, title, amount, cardsPerPack } = opened.packs
    return (
      <>
        <PackReveal
          open={open}
          orderId={orderId}
          count={amount}
          cardsPerPack={cardsPerPack}
          packName={title}
          onOpened={onOpened}
          onShare={canShare ? share : undefined}
          onClose={close}
          onDone={close}
        />
        {dialog}
      </>
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
  const copy = copies.find(({ edition }) => chosen?.of === opened && chosen.edition === edition) ?? copies[0]
  const card = copy ?? design
  const upgrade = upgradeOf(opened.entry, upgrades)
  // A design that the member lacks has no link.
  const onShareCard = copy ? () => share(copy) : onShare && (() => onShare(design))
  return (
    <>
      <CardDetail
        open={open}
        onOpenChange={close}
        onShare={canShare ? onShareCard : undefined}
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
        onEditionChange={(edition) => setChosen({ of: opened, edition })}
        card={{
          ...drawnCard(card),
          position: cardAttribute(card, 'position'),
          backText: cardAttribute(card, 'story'),
          owner: copy && owner,
          token: copy?.tokenId && `KAIA · KIP17 #${copy.tokenId}`,
          receivedAt: copy?.receivedAt,
          editions: copies.map(({ edition }) => edition),
        }}
      >
        {upgrade !== undefined && (
          <LinkButton href={upgrade} kind="secondary">
            {messages['deck.upgrade']({ count: constants.boards.upgradeSlots })}
          </LinkButton>
        )}
      </CardDetail>
      {dialog}
    </>
  )
}
