import { useUser } from '@fandeck/react'
import type { MyPack } from '@fandeck/sdk/cards'
import type { OpenedPacks, UnopenedPacks } from '@fandeck/sdk/drops'
import { type ReactNode, useCallback, useMemo, useState } from 'react'
import { Button } from '../primitives/button/Button.tsx'
import { Empty } from '../primitives/empty/Empty.tsx'
import { FailureActions } from '../primitives/query-state/FailureActions.tsx'
import type { QueryLike } from '../primitives/query-state/QueryState.tsx'
import { ClosedPacks } from './ClosedPacks.tsx'
import { DeckGrid } from './DeckGrid.tsx'
import { DeckOverlays, type Opened, type ShareCard, type ShareHref } from './DeckOverlays.tsx'
import { DeckSearch, type SheetKind } from './DeckSearch.tsx'
import {
  ALL_OWNED,
  countOf,
  type DeckEntry,
  type DeckFilter,
  type DeckPack,
  entriesOf,
  filterDeck,
  packTitle,
} from './deck-filter.ts'
import { offeredOnly, useDeckFilters } from './deck-filters.ts'
import { isChosen } from './deck-search.ts'
import type { UpgradeHref } from './deck-upgrade.ts'
import { useDeckMessages } from './use-deck-messages.ts'

interface DeckProps {
  mine: readonly MyPack[]
  /** The query of all cards while `mine` has the newest alone. */
  rest: Pick<QueryLike<unknown>, 'isError' | 'isPaused' | 'isFetching' | 'refetch'> | undefined
  packs: readonly DeckPack[]
  defaultFilter: Partial<DeckFilter> | undefined
  onFilterChange: ((filter: DeckFilter) => void) | undefined
  onOpened: ((opened: OpenedPacks) => void) | undefined
  onShare: ShareCard | undefined
  shareHref: ShareHref | undefined
  upgradeHref: UpgradeHref | undefined
  actions: ReactNode
  toolsHidden: boolean
  /** Replaces the cards of a deck without any. */
  empty: ReactNode
}

const isOwned = ({ copies }: DeckEntry) => copies.length > 0

/** The packs of the member with their titles. */
const titled = (mine: readonly MyPack[], packs: readonly DeckPack[]) =>
  mine.map(({ packName, designs }) => ({
    packName,
    title: packTitle(packs.find((pack) => pack.packName === packName) ?? { packName }, designs),
  }))

/** The deck of a member: what waits, the search, and the cards that it finds. */
export function Deck({
  mine,
  rest,
  packs,
  defaultFilter,
  onFilterChange,
  onOpened,
  onShare,
  shareHref,
  upgradeHref,
  actions,
  toolsHidden,
  empty,
}: DeckProps) {
  const messages = useDeckMessages()
  const owner = useUser()?.nickname
  const [filter, setFilter] = useState<DeckFilter>({ ...ALL_OWNED, ...defaultFilter })
  const [opened, setOpened] = useState<Opened>()
  const isPartial = rest !== undefined
  const restFailed = isPartial && (rest.isError || rest.isPaused)
  // Which designs the member lacks is known with all cards.
  const entries = useMemo(
    () => (isPartial ? entriesOf(mine).filter(isOwned) : entriesOf(mine)),
    [mine, isPartial],
  )
  const filters = useDeckFilters(filter.packName)
  const applied = useMemo(
    () => ({ ...filter, chosen: offeredOnly(filter.chosen, filters) }),
    [filter, filters],
  )
  const found = useMemo(() => filterDeck(entries, applied), [entries, applied])
  const all = useMemo(
    () => countOf(filter.ownedOnly ? entries.filter(isOwned) : entries),
    [entries, filter.ownedOnly],
  )
  const titles = titled(mine, packs)

  function change(by: Partial<DeckFilter>) {
    const next = { ...filter, ...by }
    setFilter(next)
    onFilterChange?.(next)
  }
  // The same function for every render, so that no card renders again.
  const openCard = useCallback((entry: DeckEntry) => setOpened({ kind: 'card', entry }), [])

  return (
    <>
      <ClosedPacks onOpen={(waiting: UnopenedPacks) => setOpened({ kind: 'packs', packs: waiting })} />
      {entries.length === 0 ? (
        empty
      ) : (
        <>
          {(!toolsHidden || isChosen(filter)) && (
            <DeckSearch
              filter={applied}
              filters={filters}
              packTitle={titles.find(({ packName }) => packName === filter.packName)?.title}
              found={countOf(found)}
              all={all}
              loading={isPartial && !restFailed}
              actions={actions}
              onChange={change}
              onSheet={(sheet: SheetKind) => setOpened({ kind: 'sheet', sheet })}
            />
          )}
          {restFailed && (
            <div className="fandeck-deck__rest" role="alert">
              <span>{messages['deck.rest.failed']}</span>
              <FailureActions retrying={rest.isFetching} onRetry={() => void rest.refetch()} />
            </div>
          )}
          {found.length === 0 && !isPartial && (
            <Empty
              title={messages['deck.none.title']}
              description={messages['deck.none.message']}
              actions={
                <Button kind="secondary" size={44} onClick={() => change(ALL_OWNED_EVERYWHERE)}>
                  {messages['deck.none.reset']}
                </Button>
              }
            />
          )}
          {found.length > 0 && <DeckGrid entries={found} onOpen={openCard} />}
        </>
      )}
      <DeckOverlays
        opened={opened}
        owner={owner}
        filter={applied}
        packs={titles}
        found={countOf(found)}
        onChange={change}
        onOpened={onOpened}
        onShare={onShare}
        shareHref={shareHref}
        upgrades={upgradeHref && { entries, packs, hrefOf: upgradeHref }}
      />
    </>
  )
}

const ALL_OWNED_EVERYWHERE: Partial<DeckFilter> = { text: '', packName: undefined, chosen: {} }
