import { ChevronRight } from 'lucide-react'
import { useRenderLink } from '../primitives/link/LinkProvider.tsx'
import './AccountSettings.css'

interface SettingsRowProps {
  label: string
  value?: string | undefined
  /** Draws the row without emphasis. @default false */
  muted?: boolean | undefined
  /** The screen of the row; without it and `onPress`, there is no row. */
  href?: string | undefined
  /** Called when the row is pressed, instead of a link. */
  onPress?: (() => void) | undefined
}

/** A row of the settings: what it is, its value, and the way to change it. */
export function SettingsRow({ label, value, muted = false, href, onPress }: SettingsRowProps) {
  const renderLink = useRenderLink()
  const className = 'fandeck-settings__row'
  const children = (
    <>
      <span className="fandeck-settings__label">{label}</span>
      {value && <span className="fandeck-settings__value">{value}</span>}
      <ChevronRight size={20} strokeWidth={2} aria-hidden />
    </>
  )
  if (onPress) {
    return (
      <button type="button" className={className} onClick={onPress}>
        {children}
      </button>
    )
  }
  return href === undefined
    ? null
    : renderLink({ href, className, ...(muted && { 'data-muted': true }), children })
}
