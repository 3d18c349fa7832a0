import { defaultRangeExtractor, useVirtualizer, useWindowVirtualizer } from '@tanstack/react-virtual'
import { type KeyboardEvent, useEffect, useLayoutEffect, useRef, useState } from 'react'
import { DeckCard } from './DeckCard.tsx'
import type { DeckEntry } from './deck-filter.ts'
import { stepOf } from './grid-keys.ts'
import { useDeckMessages } from './use-deck-messages.ts'
import { type Place, usePlace } from './use-place.ts'

/** The space between two columns and two rows, px, as in `CardDeck.css`. */
const [GAP_X, GAP_Y] = [10, 18]
/** Three columns on a phone; a wider page has more. */
const [LEAST_COLUMNS, COLUMN_WIDTH] = [3, 150]
/** Rows drawn beyond the screen. */
const OVERSCAN = 2
/** Of a page without layout. */
const WIDTH = 350

interface DeckGridProps {
  entries: readonly DeckEntry[]
  onOpen(entry: DeckEntry): void
}

/** The cards; only those on the screen and near it are elements. */
export function DeckGrid(props: DeckGridProps) {
  const root = useRef<HTMLDivElement>(null)
  const place = usePlace(root)
  return (
    <div ref={root} className="fandeck-deck__grid">
      {place &&
        (place.scroller ? (
          <RowsInBox {...props} place={place} scroller={place.scroller} />
        ) : (
          <RowsOnPage {...props} place={place} />
        ))}
    </div>
  )
}

interface RowsProps extends DeckGridProps {
  place: Place
}

function layoutOf({ width }: Place, count: number) {
  const full = width || WIDTH
  const columns = Math.max(LEAST_COLUMNS, Math.floor((full + GAP_X) / (COLUMN_WIDTH + GAP_X)))
  const card = (full - GAP_X * (columns - 1)) / columns
  return { columns, rows: Math.ceil(count / columns), height: (card * 85) / 55 }
}

/** Returns the layout of the rows, and what the virtualizer needs of it. */
function useRows({ entries, place }: RowsProps) {
  const layout = layoutOf(place, entries.length)
  const [focused, setFocused] = useState<number>()
  return {
    layout,
    setFocused,
    options: {
      count: layout.rows,
      estimateSize: () => layout.height,
      gap: GAP_Y,
      overscan: OVERSCAN,
      scrollMargin: place.start,
      // The row with the focus stays, so that the focus is not lost.
      rangeExtractor: (range: Parameters<typeof defaultRangeExtractor>[0]) => {
        const shown = defaultRangeExtractor(range)
        const row = focused === undefined ? undefined : Math.floor(focused / layout.columns)
        if (row === undefined || row >= layout.rows || shown.includes(row)) return shown
        return [...shown, row].sort((a, b) => a - b)
      },
    },
  }
}

function RowsOnPage(props: RowsProps) {
  const { options, ...drawn } = useRows(props)
  const rows = useWindowVirtualizer(options)
  return <Cards {...props} {...drawn} rows={rows} />
}

function RowsInBox({ scroller, ...props }: RowsProps & { scroller: Element }) {
  const { options, ...drawn } = useRows(props)
  const rows = useVirtualizer({ ...options, getScrollElement: () => scroller })
  return <Cards {...props} {...drawn} rows={rows} />
}

interface CardsProps extends RowsProps, Omit<ReturnType<typeof useRows>, 'options'> {
  rows: Pick<ReturnType<typeof useWindowVirtualizer>, 'getVirtualItems' | 'getTotalSize' | 'measure'>
}

function Cards({ entries, place, layout, setFocused, rows, onOpen }: CardsProps) {
  const messages = useDeckMessages()
  const list = useRef<HTMLUListElement>(null)
  const wanted = useRef<number>(undefined)
  const { columns, height } = layout
  // biome-ignore lint/correctness/useExhaustiveDependencies: the rows are measured anew at each height
  useEffect(() => rows.measure(), [height, columns])
  // In the render that draws the card of an arrow key: it may remove the focused one, whose blur then hides the new row.
  useLayoutEffect(() => {
    if (wanted.current === undefined) return
    const card = list.current?.querySelector<HTMLElement>(`[data-at="${wanted.current}"] > button`)
    wanted.current = undefined
    card?.focus()
  })

  function onKeyDown(event: KeyboardEvent) {
    const card = event.target instanceof Element ? event.target.closest('li') : null
    const next = card ? stepOf(event.key, Number(card.dataset.at), columns, entries.length) : undefined
    if (next === undefined) return
    event.preventDefault()
    wanted.current = next
    setFocused(next)
  }

  const shown = rows.getVirtualItems().flatMap(({ index: row, start }) =>
    entries.slice(row * columns, (row + 1) * columns).map((entry, column) => ({
      entry,
      at: row * columns + column,
      style: {
        top: start - place.start,
        left: `calc((100% + ${GAP_X}px) / ${columns} * ${column})`,
        width: `calc((100% + ${GAP_X}px) / ${columns} - ${GAP_X}px)`,
        height,
      },
    })),
  )
  return (
    <ul
      ref={list}
      aria-label={messages['deck.label']}
      style={{ height: rows.getTotalSize() }}
      onKeyDown={onKeyDown}
      onBlur={() => setFocused(undefined)}
    >
      {shown.map(({ entry, at, style }) => (
        <li
          key={entry.design.cardId}
          data-at={at}
          aria-setsize={entries.length}
          aria-posinset={at + 1}
          style={style}
          onFocus={() => setFocused(at)}
        >
          <DeckCard entry={entry} onOpen={onOpen} />
        </li>
      ))}
    </ul>
  )
}
