import { ArrowUpRight } from 'lucide-react'
import { useTransactionMessages } from './use-transaction-messages.ts'
import '../primitives/button/Button.css'

interface TrackingLinkProps {
  href: string
  /** Adds an arrow, and draws the button without its fill. */
  secondary?: boolean
}

/** A link to the carrier's tracking page in a new tab, drawn as a button. */
export function TrackingLink({ href, secondary = false }: TrackingLinkProps) {
  const messages = useTransactionMessages()
  return (
    <a
      className="fandeck-button"
      data-kind={secondary ? 'secondary' : undefined}
      data-size={44}
      href={href}
      target="_blank"
      rel="noopener noreferrer"
    >
      <span className="fandeck-button__label">
        {messages['transactions.track']}
        {secondary && <ArrowUpRight size={18} aria-hidden />}
      </span>
      <span className="fandeck-visually-hidden">{messages['transactions.newWindow']}</span>
    </a>
  )
}
