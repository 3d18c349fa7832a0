import { useId } from 'react'
import { Button } from '../primitives/button/Button.tsx'
import { Check } from '../primitives/check/Check.tsx'
import { Drawer } from '../primitives/drawer/Drawer.tsx'
import type { OnOpenChange } from '../primitives/overlay/Overlay.tsx'
import { Radio, RadioGroup } from '../primitives/radio/Radio.tsx'
import type { SheetKind } from './DeckSearch.tsx'
import { DECK_SORTS, type DeckFilter, FINISHES } from './deck-filter.ts'
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

/** A sheet with the packs, the finishes or the orders; a choice applies at once. */
export function DeckSheet({ kind, open, onOpenChange, filter, packs, found, onChange }: DeckSheetProps) {
  const messages = useDeckMessages()
  const group = useId()
  const title = {
    pack: messages['deck.packs'],
    finish: messages['deck.finish'],
    sort: messages['deck.sort'],
  }[kind]
  const choices = {
    pack: [{ packName: undefined, title: messages['deck.packs.all'] }, ...packs].map((pack) => (
      <Radio
        key={pack.packName ?? ''}
        name={group}
        checked={filter.packName === pack.packName}
        onChange={() => onChange({ packName: pack.packName })}
      >
        {pack.title}
      </Radio>
    )),
    finish: FINISHES.map((finish) => (
      <Check
        key={finish}
        shape="square"
        checked={filter.finishes.includes(finish)}
        onChange={({ target }) =>
          onChange({
            finishes: FINISHES.filter((one) =>
              one === finish ? target.checked : filter.finishes.includes(one),
            ),
          })
        }
      >
        {finish.toUpperCase()}
      </Check>
    )),
    sort: DECK_SORTS.map((sort) => (
      <Radio key={sort} name={group} checked={filter.sort === sort} onChange={() => onChange({ sort })}>
        {messages[`deck.sort.${sort}`]}
      </Radio>
    )),
  }
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
        {choices[kind]}
      </RadioGroup>
    </Drawer>
  )
}
