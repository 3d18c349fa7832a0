import type { CardFilter } from '@fandeck/sdk/directory'
import { useId } from 'react'
import { Button } from '../primitives/button/Button.tsx'
import { Check } from '../primitives/check/Check.tsx'
import { Drawer } from '../primitives/drawer/Drawer.tsx'
import type { OnOpenChange } from '../primitives/overlay/Overlay.tsx'
import { Radio, RadioGroup } from '../primitives/radio/Radio.tsx'
import type { SheetKind } from './DeckSearch.tsx'
import { DECK_SORTS, type DeckFilter } from './deck-filter.ts'
import { useDeckMessages } from './use-deck-messages.ts'

interface DeckSheetProps {
  kind: SheetKind
  open: boolean
  onOpenChange: OnOpenChange
  filter: DeckFilter
  packs: readonly { packName: string; title: string }[]
  /** The number of cards found, with thousands separators. */
  found: string
  onChange(change: Partial<DeckFilter>): void
}

/** A sheet with the packs, the options of a filter or the orders; a choice applies at once. */
export function DeckSheet({ kind, open, onOpenChange, filter, packs, found, onChange }: DeckSheetProps) {
  const messages = useDeckMessages()
  const group = useId()
  const packChoices = () =>
    [{ packName: undefined, title: messages['deck.packs.all'] }, ...packs].map((pack) => (
      <Radio
        key={pack.packName ?? ''}
        name={group}
        checked={filter.packName === pack.packName}
        onChange={() => onChange({ packName: pack.packName })}
      >
        {pack.title}
      </Radio>
    ))
  const optionChoices = ({ key, options }: CardFilter) => {
    const chosen = filter.chosen[key] ?? []
    const change = (value: string, checked: boolean) => {
      const values = options.map((one) => one.value)
      const next = values.filter((one) => (one === value ? checked : chosen.includes(one)))
      onChange({ chosen: { ...filter.chosen, [key]: next } })
    }
    return options.map(({ value, label }) => (
      <Check
        key={value}
        shape="square"
        checked={chosen.includes(value)}
        onChange={({ target }) => change(value, target.checked)}
      >
        {label}
      </Check>
    ))
  }
  const sortChoices = () =>
    DECK_SORTS.map((sort) => (
      <Radio key={sort} name={group} checked={filter.sort === sort} onChange={() => onChange({ sort })}>
        {messages[`deck.sort.${sort}`]}
      </Radio>
    ))
  const [title, choices] =
    kind === 'pack'
      ? [messages['deck.packs'], packChoices()]
      : kind === 'sort'
        ? [messages['deck.sort'], sortChoices()]
        : [kind.label, optionChoices(kind)]
  return (
    <Drawer
      className="fandeck-deck-sheet"
      open={open}
      onOpenChange={onOpenChange}
      title={title}
      footer={
        <Button block onClick={() => onOpenChange(false, { reason: 'done' })}>
          {messages['deck.show']({ count: found })}
        </Button>
      }
    >
      <RadioGroup className="fandeck-deck-sheet__choices" label={title} labelHidden layout="row">
        {choices}
      </RadioGroup>
    </Drawer>
  )
}
