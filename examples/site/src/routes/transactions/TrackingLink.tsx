import { ArrowUpRight } from 'lucide-react'

interface TrackingLinkProps {
  href: string
  /** The height, px. */
  size: 36 | 44
  /** Adds an arrow, and draws the button without its fill. */
  secondary?: boolean
}

/** A link to the carrier's tracking page in a new tab, drawn as a button. */
export function TrackingLink({ href, size, secondary = false }: TrackingLinkProps) {
  return (
    <a
      className="fandeck-button"
      data-kind={secondary ? 'secondary' : undefined}
      data-size={size}
      href={href}
      target="_blank"
      rel="noopener noreferrer"
    >
      <span className="fandeck-button__label">
        배송 조회
        {secondary && <ArrowUpRight size={18} aria-hidden />}
      </span>
      <span className="fandeck-visually-hidden">(새 창)</span>
    </a>
  )
}
