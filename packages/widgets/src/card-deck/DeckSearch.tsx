import type { CardFilter } from '@fandeck/sdk/directory'
import { Check, ChevronDown, Search } from 'lucide-react'
import { type ReactNode, useRef, useState } from 'react'
import { flushSync } from 'react-dom'
import { Chip } from '../primitives/chip/Chip.tsx'
import { Field } from '../primitives/field/Field.tsx'
import { grouped } from '../primitives/grouped.ts'
import type { DeckFilter } from './deck-filter.ts'
import { useDeckMessages } from './use-deck-messages.ts'

/** What a sheet chooses: a pack, the order, or the options of a filter. */
export type SheetKind = 'pack' | 'sort' | CardFilter

interface DeckSearchProps {
  filter: DeckFilter
  /** The filters that the cards have, the finishes first. */
  filters: readonly CardFilter[]
  /** The title of the chosen pack. */
  packTitle: string | undefined
  found: number
  all: number
  /** Whether there are cards that are not here yet. */
  loading: boolean
  onChange(change: Partial<DeckFilter>): void
  onSheet(kind: SheetKind): void
  /** Further buttons in the row of the filters. */
  actions: ReactNode
}

/** The search, which opens with a press, the filters, how many cards they find, and the order. */
export function DeckSearch({
  filter,
  filters,
  packTitle,
  found,
  all,
  loading,
  onChange,
  onSheet,
  actions,
}: DeckSearchProps) {
  const messages = useDeckMessages()
  const { text, chosen, ownedOnly, sort } = filter
  const [finish, ...others] = filters.map((one) => {
    const [first, ...more] = one.options.filter(({ value }) => chosen[one.key]?.includes(value))
    const several = more.length > 0 && first !== undefined
    return (
      <SheetChip key={one.key} selected={first !== undefined} onClick={() => onSheet(one)}>
        {several
          ? messages['deck.filter.several']({ first: first.label, more: more.length })
          : (first?.label ?? one.label)}
      </SheetChip>
    )
  })
  const [searching, setSearching] = useState(text !== '')
  const field = useRef<HTMLInputElement>(null)
  function toggleSearch() {
    // The field has the focus at once, so that a phone shows its keyboard.
    flushSync(() => setSearching(!searching))
    field.current?.focus()
    if (searching && text !== '') onChange({ text: '' })
  }
  const counted = (count: number) => messages['deck.count']({ count: grouped(count) })
  return (
    <>
      {searching && (
        <Field
          ref={field}
          className="fandeck-deck__search"
          label={messages['deck.search']}
          labelHidden
          type="search"
          enterKeyHint="search"
          autoComplete="off"
          maxLength={100}
          placeholder={messages['deck.search']}
          value={text}
          onChange={({ target }) => onChange({ text: target.value })}
          start={<Search size={20} strokeWidth={2} aria-hidden />}
        />
      )}
      {/* biome-ignore lint/a11y/useSemanticElements: a fieldset cannot be a row of chips in every browser */}
      <div className="fandeck-deck__filters" role="group" aria-label={messages['deck.filters']}>
        <Chip
          className="fandeck-deck__find"
          aria-label={messages['deck.find']}
          aria-expanded={searching}
          onClick={toggleSearch}
        >
          <Search size={18} strokeWidth={2} aria-hidden />
        </Chip>
        {actions}
        <SheetChip selected={packTitle !== undefined} onClick={() => onSheet('pack')}>
          {packTitle ?? messages['deck.packs.all']}
        </SheetChip>
        {finish}
        <Chip selected={ownedOnly} onClick={() => onChange({ ownedOnly: !ownedOnly })}>
          {ownedOnly && <Check size={16} strokeWidth={2.6} aria-hidden />}
          <span>{messages['deck.owned']}</span>
        </Chip>
        {/* Last, because they come with an answer of the server. */}
        {others}
      </div>
      <div className="fandeck-deck__line">
        <p>
          <b>{counted(found)}</b> <span>{loading ? messages['deck.rest.loading'] : `/ ${counted(all)}`}</span>
        </p>
        <button
          type="button"
          className="fandeck-deck__sort"
          aria-haspopup="dialog"
          aria-label={`${messages['deck.sort']}, ${messages[`deck.sort.${sort}`]}`}
          onClick={() => onSheet('sort')}
        >
          <span>{messages[`deck.sort.${sort}`]}</span>
          <ChevronDown size={16} strokeWidth={2} aria-hidden />
        </button>
      </div>
      <p className="fandeck-visually-hidden" role="status">
        {loading ? messages['deck.rest.loading'] : messages['deck.found']({ count: found })}
      </p>
    </>
  )
}

interface SheetChipProps {
  selected: boolean
  onClick(): void
  children: string
}

/** A chip that opens a sheet; it is no toggle, so that it is not pressed. */
const SheetChip = ({ selected, onClick, children }: SheetChipProps) => (
  <button
    type="button"
    className="fandeck-chip"
    aria-haspopup="dialog"
    data-chosen={selected || undefined}
    onClick={onClick}
  >
    <span className="fandeck-deck__chip">{children}</span>
    <ChevronDown size={16} strokeWidth={2} aria-hidden />
  </button>
)
