import type { ScanRefusal } from '@fandeck/sdk/claims'
import { OcrScanner } from '../ocr-scanner/OcrScanner.tsx'
import { useModals } from '../primitives/modal-host/ModalHost.tsx'
import { errorSentence } from '../theme/messages.tsx'
import { useMyPageMessages } from './use-my-page-messages.ts'

interface MyScannerProps {
  open: boolean
  onOpenChange(open: boolean): void
  onViewDeck(): void
}

/** The scanner of the deck; a dialog reports a refusal and offers another scan (S8.10). */
export function MyScanner({ open, onOpenChange, onViewDeck }: MyScannerProps) {
  const messages = useMyPageMessages()
  const modals = useModals()

  async function refused({ error }: ScanRefusal) {
    const again = await modals.confirm({
      title: errorSentence(messages, error),
      cancelLabel: messages['common.close'],
      confirmLabel: messages['mypage.scan.again'],
    })
    if (again) onOpenChange(true)
  }

  return <OcrScanner {...{ open, onOpenChange, onViewDeck }} onCancel={refused} />
}
