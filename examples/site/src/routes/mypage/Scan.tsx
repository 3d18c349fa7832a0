import { errorSentence, OcrScanner, useMessages, useModals } from '@fandeck/widgets'

export interface ScanProps {
  open: boolean
  onOpenChange(open: boolean): void
  onViewDeck(): void
}

/** `CODE_USED` of the server is `claims/code-used` of the catalogue. */
const claimError = (code: string) => ({ code: `claims/${code.toLowerCase().replaceAll('_', '-')}` })

/** The scanner; what the server refuses is said over the page, with the way to try another card (S8.10). */
export function Scan({ open, onOpenChange, onViewDeck }: ScanProps) {
  const messages = useMessages()
  const modals = useModals()

  async function refused({ code }: { code: string }) {
    const again = await modals.confirm({
      title: errorSentence(messages, claimError(code)),
      cancelLabel: messages['common.close'],
      confirmLabel: '다시 스캔하기',
    })
    if (again) onOpenChange(true)
  }

  return <OcrScanner open={open} onOpenChange={onOpenChange} onCancel={refused} onViewDeck={onViewDeck} />
}
