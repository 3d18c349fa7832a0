import { useTerms } from '@fandeck/react'
import type { DropTerms } from '@fandeck/sdk'
import { ChevronRight } from 'lucide-react'
import { useState } from 'react'
import { Button } from '../primitives/button/Button.tsx'
import { Check, type CheckProps } from '../primitives/check/Check.tsx'
import { Dialog } from '../primitives/dialog/Dialog.tsx'
import { IconButton } from '../primitives/icon-button/IconButton.tsx'
import { useDropMessages } from './use-drop-messages.ts'

export interface PurchaseTermProps {
  div: DropTerms
  title: string
  label: string
  viewLabel: string
  shape: CheckProps['shape']
  checked: boolean
  onChange(checked: boolean): void
}

/** One agreement, and its text in a dialog. */
export function PurchaseTerm({ div, title, label, viewLabel, shape, checked, onChange }: PurchaseTermProps) {
  const messages = useDropMessages()
  const [open, setOpen] = useState(false)
  const terms = useTerms(div)

  function view() {
    setOpen(true)
    if (terms.isError) void terms.refetch()
  }

  return (
    <div className="fandeck-purchase__term">
      <Check shape={shape} checked={checked} onChange={(event) => onChange(event.target.checked)}>
        {label}
      </Check>
      <IconButton label={viewLabel} onClick={view}>
        <ChevronRight size={18} strokeWidth={2} aria-hidden />
      </IconButton>
      <Dialog
        open={open}
        onOpenChange={setOpen}
        title={terms.data?.title ?? title}
        className="fandeck-purchase-terms"
        actions={<Button onClick={() => setOpen(false)}>{messages['common.confirm']}</Button>}
      >
        <section
          className="fandeck-purchase-terms__text"
          // biome-ignore lint/a11y/noNoninteractiveTabindex: what scrolls must be reachable by keyboard
          tabIndex={0}
          aria-busy={terms.isFetching}
          aria-label={viewLabel}
        >
          {terms.data?.content ??
            (terms.isFetching ? messages['common.loading'] : messages['purchase.terms.none'])}
        </section>
      </Dialog>
    </div>
  )
}
