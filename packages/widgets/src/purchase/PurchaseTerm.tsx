import type { DropTerms } from '@fandeck/sdk/drops'
import { ChevronRight } from 'lucide-react'
import { Check } from '../primitives/check/Check.tsx'
import { IconButton } from '../primitives/icon-button/IconButton.tsx'
import { useTermsModal } from '../terms/use-terms-modal.ts'
import './PurchaseSheet.css'

export interface PurchaseTermProps {
  kind: DropTerms
  title: string
  label: string
  viewLabel: string
  checked: boolean
  onChange(checked: boolean): void
}

/** One agreement, with a button that opens its text. */
export function PurchaseTerm({ kind, title, label, viewLabel, checked, onChange }: PurchaseTermProps) {
  const readTerms = useTermsModal()
  return (
    <div className="fandeck-purchase__term">
      <Check shape="plain" checked={checked} onChange={(event) => onChange(event.target.checked)}>
        {label}
      </Check>
      <IconButton label={viewLabel} onClick={() => readTerms(kind, title)}>
        <ChevronRight size={18} strokeWidth={2} aria-hidden />
      </IconButton>
    </div>
  )
}
