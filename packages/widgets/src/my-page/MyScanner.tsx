import type { ScanRefusal } from '@fandeck/sdk/claims'
import { OcrScanner } from '../ocr-scanner/OcrScanner.tsx'
import { useScanMessages } from '../ocr-scanner/use-scan-messages.ts'
import { useModals } from '../primitives/modal-host/ModalHost.tsx'
import { errorSentence } from '../theme/messages.tsx'
import { useMyPageMessages } from './use-my-page-messages.ts'

interface MyScannerProps {
  open: boolean
  onOpenChange(open: boolean): void
  onViewDeck(): void
}

/**
 * The scanner of the deck; a dialog reports a refusal and offers another scan (S8.10), or the cards to a member who has
 * the card already.
 */
export function MyScanner({ open, onOpenChange, onViewDeck }: MyScannerProps) {
  const messages = useMyPageMessages()
  const { 'ocr.success.view': view } = useScanMessages()
  const modals = useModals()

  async function refused({ error }: ScanRefusal) {
    const isMine = error.code === 'claims/code-yours'
    const confirmed = await modals.confirm({
      title: errorSentence(messages, error),
      cancelLabel: messages['common.close'],
      confirmLabel: isMine ? view : messages['mypage.scan.again'],
    })
    if (!confirmed) return
    if (isMine) onViewDeck()
    else onOpenChange(true)
  }

  return <OcrScanner {...{ open, onOpenChange, onViewDeck }} onCancel={refused} />
}
