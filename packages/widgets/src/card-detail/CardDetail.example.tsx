import { CardDetail, type DetailedCard } from '@fandeck/widgets'
import { useState } from 'react'

/** A button that opens a card in a drawer. */
export function DeckCard({ card }: { card: DetailedCard }) {
  const [open, setOpen] = useState(false)
  return (
    <>
      <button type="button" onClick={() => setOpen(true)}>
        {card.name}
      </button>
      <CardDetail open={open} onOpenChange={setOpen} card={card} />
    </>
  )
}
