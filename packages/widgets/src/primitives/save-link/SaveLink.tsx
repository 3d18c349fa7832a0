import { Download } from 'lucide-react'
import '../button/Button.css'

/** A link to a picture that the server sends as a file to save. */
export const SaveLink = ({ href, label }: { href: string; label: string }) => (
  <a className="fandeck-button" data-kind="outline" data-size={54} href={href} download>
    <span className="fandeck-button__label">
      <Download size={20} aria-hidden /> {label}
    </span>
  </a>
)
