import type { ClaimedCard, ScanRefusal } from '@fandeck/sdk/claims'
import { Card } from '../card/Card.tsx'
import { drawnCard } from '../card/drawn-card.ts'
import type { DeckPack } from '../card-deck/deck-filter.ts'
import { OcrScanner } from '../ocr-scanner/OcrScanner.tsx'
import { useModals } from '../primitives/modal-host/ModalHost.tsx'
import { errorSentence } from '../theme/messages.tsx'
import { useMyPageMessages } from './use-my-page-messages.ts'
import { useOwnedPacks } from './use-owned-packs.ts'

interface MyScannerProps {
  packs: readonly DeckPack[] | undefined
  open: boolean
  onOpenChange(open: boolean): void
  onViewDeck(): void
}

/** The scanner of the deck; a dialog reports a refusal and offers another scan (S8.10). */
export function MyScanner({ packs, open, onOpenChange, onViewDeck }: MyScannerProps) {
  const messages = useMyPageMessages()
  const modals = useModals()
  const { copies, isCurrent } = useOwnedPacks(packs)

  async function refused({ error }: ScanRefusal) {
    const again = await modals.confirm({
      title: errorSentence(messages, error),
      cancelLabel: messages['common.close'],
      confirmLabel: messages['mypage.scan.again'],
    })
    if (again) onOpenChange(true)
  }

  /** The claimed copy with its number and finish, once the deck includes it; never an older copy of the design. */
  function draw({ cardId }: ClaimedCard) {
    const newest = copies?.find((copy) => copy.cardId === cardId)
    return newest && isCurrent ? <Card {...drawnCard(newest)} focused /> : undefined
  }

  return <OcrScanner {...{ open, onOpenChange, onViewDeck }} onCancel={refused} renderCard={draw} />
}
