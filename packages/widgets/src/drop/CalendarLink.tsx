import { safeUrl } from '@fandeck/sdk'
import { useMessagesOf } from '../theme/messages.tsx'
import { koUpcoming } from './messages.ko.ts'
import '../primitives/button/Button.css'

/** Opens the calendar file of a drop, whose entry reminds the fan of the opening; nothing without an https address. */
export function CalendarLink({ url }: { url: string | null | undefined }) {
  const messages = useMessagesOf(koUpcoming)
  const href = url ? safeUrl(url, { base: url }) : undefined
  if (!href) return null
  return (
    <a className="fandeck-button" data-kind="ghost" data-size="44" data-block href={href}>
      <span className="fandeck-button__label">{messages['drop.calendar']}</span>
    </a>
  )
}
