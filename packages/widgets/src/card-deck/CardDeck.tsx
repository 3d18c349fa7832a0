import { useFirstPacks, useMyPacks, useSession } from '@fandeck/react'
import type { CardMetadata } from '@fandeck/sdk/cards'
import type { OpenedPacks } from '@fandeck/sdk/drops'
import { Layers, LogIn } from 'lucide-react'
import { forwardRef, type ReactNode } from 'react'
import { Button } from '../primitives/button/Button.tsx'
import { Empty } from '../primitives/empty/Empty.tsx'
import { Part, type PartProps } from '../primitives/part/Part.tsx'
import { QueryState } from '../primitives/query-state/QueryState.tsx'
import { Skeleton } from '../primitives/skeleton/Skeleton.tsx'
import { Deck } from './Deck.tsx'
import type { DeckFilter, DeckPack } from './deck-filter.ts'
import type { UpgradeHref } from './deck-upgrade.ts'
import { useDeckMessages } from './use-deck-messages.ts'
import './CardDeck.css'

/** The props of the deck, which fetches the member's cards and packs. */
export interface CardDeckProps extends PartProps {
  /** The packs of the deck. */
  packs: readonly DeckPack[]
  /** The filter at first. @default all cards of the member, newest first */
  defaultFilter?: Partial<DeckFilter> | undefined
  /** Called when the fan changes the filter, such as to keep it in the address. */
  onFilterChange?: ((filter: DeckFilter) => void) | undefined
  /** Called when packs have been opened. */
  onOpened?: ((opened: OpenedPacks) => void) | undefined
  /** Shares a card of the member; without it, there is no share button. */
  onShare?: ((card: Pick<CardMetadata, 'cardName'>) => void) | undefined
  /**
   * Returns the absolute address of your page with a `CardPage`, to share cards by their links; `onShare` is then not
   * called.
   */
  shareHref?: ((shareKey: string) => string) | undefined
  /**
   * Returns the address of the page that upgrades cards, by the `upgradePath` of their pack: a card leads there when the member
   * has enough copies of its player. Without it, no card does.
   */
  upgradeHref?: UpgradeHref | undefined
  /** Shows a button to sign in to visitors. */
  onSignIn?: (() => void) | undefined
  /** Chips beside the search, such as one that opens a scanner. */
  actions?: ReactNode
  /** Hides search, filters and order until the fan has chosen some. */
  toolsHidden?: boolean | undefined
  /** Buttons of a deck without cards. */
  emptyActions?: ReactNode
}

/**
 * The member's cards: closed packs, a search, filters, an order, and a grid of any length.
 *
 * @see S2.6, D79
 */
export const CardDeck = /* @__PURE__ */ forwardRef<HTMLElement, CardDeckProps>(function CardDeck(
  { packs, defaultFilter, onFilterChange, onOpened, onShare, shareHref, upgradeHref, onSignIn, ...props },
  ref,
) {
  const { actions, toolsHidden = false, emptyActions, ...root } = props
  const messages = useDeckMessages()
  const signedIn = useSession(({ loggedIn }) => loggedIn)
  const packNames = packs.map(({ packName }) => packName)
  const mine = useMyPacks({ packNames })
  const first = useFirstPacks({ packNames })
  const isPartial = mine.data === undefined && first.data !== undefined
  return (
    <Part base="fandeck-root fandeck-deck" {...root} ref={ref}>
      {signedIn ? (
        <QueryState query={isPartial ? first : mine} loading={<DeckLoading toolsHidden={toolsHidden} />}>
          {(found) => (
            <Deck
              mine={found}
              rest={isPartial ? mine : undefined}
              packs={packs}
              defaultFilter={defaultFilter}
              onFilterChange={onFilterChange}
              onOpened={onOpened}
              onShare={onShare}
              shareHref={shareHref}
              upgradeHref={upgradeHref}
              actions={actions}
              toolsHidden={toolsHidden}
              empty={
                <Empty
                  icon={<Layers size={26} strokeWidth={2} />}
                  title={messages['deck.empty.title']}
                  description={messages['deck.empty.message']}
                  actions={emptyActions}
                />
              }
            />
          )}
        </QueryState>
      ) : (
        <Empty
          icon={<LogIn size={26} strokeWidth={2} />}
          title={messages['deck.signIn.title']}
          description={messages['deck.signIn.message']}
          actions={
            onSignIn && (
              <Button size={44} onClick={onSignIn}>
                {messages['deck.signIn.action']}
              </Button>
            )
          }
        />
      )}
    </Part>
  )
})

/** The search, its filters, the count, and six cards. */
const DeckLoading = ({ toolsHidden }: { toolsHidden: boolean }) => (
  <div className="fandeck-deck">
    {!toolsHidden && (
      <>
        <Skeleton height={54} radius={12} />
        <div className="fandeck-deck__filters">
          {[104, 104, 88].map((width, place) => (
            // biome-ignore lint/suspicious/noArrayIndexKey: the places never change
            <Skeleton key={place} width={width} height={36} radius={18} />
          ))}
        </div>
        <div className="fandeck-deck__line">
          <Skeleton width={96} height={20} style={{ marginBlock: 12 }} />
        </div>
      </>
    )}
    <div className="fandeck-deck__loading">
      {[1, 2, 3, 4, 5, 6].map((place) => (
        <Skeleton key={place} height="auto" radius={8} style={{ aspectRatio: '55 / 85' }} />
      ))}
    </div>
  </div>
)
