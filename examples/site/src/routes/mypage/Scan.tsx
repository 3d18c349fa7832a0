import type { ClaimedCard, ScanRefusal } from '@fandeck/sdk/claims'
import { Card, drawnCard, errorSentence, OcrScanner, useModals } from '@fandeck/widgets'
import { useAllMessages } from '../../messages/use-all-messages.ts'
import type { useDeck } from './use-deck.ts'

export interface ScanProps {
  deck: ReturnType<typeof useDeck>
  open: boolean
  onOpenChange(open: boolean): void
  onViewDeck(): void
}

/** The scanner; a dialog reports a refusal and offers another scan (S8.10). */
export function Scan({ deck, open, onOpenChange, onViewDeck }: ScanProps) {
  const messages = useAllMessages()
  const modals = useModals()

  async function refused({ error }: ScanRefusal) {
    const again = await modals.confirm({
      title: errorSentence(messages, error),
      cancelLabel: messages['common.close'],
      confirmLabel: '다시 스캔하기',
    })
    if (again) onOpenChange(true)
  }

  /** The claimed copy with its number and finish, once the deck includes it; never an older copy of the design. */
  function draw({ cardId }: ClaimedCard) {
    const [newest] = deck.designs.find(([copy]) => copy?.cardId === cardId) ?? []
    if (!newest || deck.isFetching || deck.isError) return undefined
    return <Card {...drawnCard(newest)} focused />
  }

  return (
    <OcrScanner
      open={open}
      onOpenChange={onOpenChange}
      onCancel={refused}
      onViewDeck={onViewDeck}
      renderCard={draw}
    />
  )
}
