import { CardReveal, type RevealedCard } from '@fandeck/widgets'

/** Cards that your own game gives a fan. */
export const Prize = ({ cards, onClose }: { cards: readonly RevealedCard[]; onClose: () => void }) => (
  <CardReveal open={cards.length > 0} cards={cards} onClose={onClose} onDone={onClose} />
)
