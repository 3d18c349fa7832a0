import { Copy } from 'lucide-react'
import { IconButton } from '../primitives/icon-button/IconButton.tsx'
import { useToast } from '../primitives/toast/ToastProvider.tsx'
import { useOrderMessages } from './use-order-messages.ts'

/** Copies the number of a parcel. */
export function CopyInvoice({ text }: { text: string }) {
  const messages = useOrderMessages()
  const toast = useToast()
  async function copy() {
    try {
      // Absent on a page without https.
      await navigator.clipboard.writeText(text)
      toast.show(messages['order.copied'])
    } catch {
      toast.show(messages['order.copy.failed'], { kind: 'error' })
    }
  }
  return (
    <IconButton className="fandeck-order__copy" label={messages['order.copy']} onClick={() => void copy()}>
      <Copy size={18} aria-hidden />
    </IconButton>
  )
}
