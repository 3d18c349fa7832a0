import { useMemo } from 'react'
import { drawnCard } from '../card/drawn-card.ts'
import { FrontCard } from '../card/FrontCard.tsx'
import type { DeckEntry } from './deck-filter.ts'

interface DeckCardProps {
  entry: DeckEntry
  onOpen(entry: DeckEntry): void
}

/** One design; a press shows its facts. Keeps its element, so that the card does not render while the deck scrolls. */
export function DeckCard({ entry, onOpen }: DeckCardProps) {
  return useMemo(() => {
    const { design, copies } = entry
    return (
      <button type="button" className="fandeck-deck__card" onClick={() => onOpen(entry)}>
        <FrontCard {...drawnCard(copies[0] ?? design)} owned={copies.length} />
      </button>
    )
  }, [entry, onOpen])
}
