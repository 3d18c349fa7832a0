import type { ReactNode } from 'react'
import './Tag.css'

/** A few words about a state; the tone is never the only sign of it. */
export interface TagProps {
  tone?: 'neutral' | 'live' | 'warn' | 'ok' | 'danger' | 'wallet'
  /** A dot before the words, for what is going on now. */
  dot?: boolean
  icon?: ReactNode
  children: ReactNode
}

/** A state in one or two words; the colour never says it alone. */
export function Tag({ tone = 'neutral', dot = false, icon, children }: TagProps) {
  return (
    <span className="fandeck-tag" data-tone={tone}>
      {dot && <span className="fandeck-tag__dot" aria-hidden />}
      {icon}
      {children}
    </span>
  )
}
