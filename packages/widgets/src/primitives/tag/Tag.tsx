import { forwardRef, type ReactNode } from 'react'
import { Part, type PartProps } from '../part/Part.tsx'
import './Tag.css'

/** The props of a tag; the text must express the state without the tone. */
export interface TagProps extends PartProps {
  tone?: 'neutral' | 'live' | 'warn' | 'ok' | 'danger' | 'wallet' | undefined
  /** Adds a dot for a live state. */
  dot?: boolean | undefined
  icon?: ReactNode
  children: ReactNode
}

/** A label for a state. */
export const Tag = /* @__PURE__ */ forwardRef<HTMLElement, TagProps>(function Tag(
  { tone = 'neutral', dot = false, icon, children, ...root },
  ref,
) {
  return (
    <Part tag="span" base="fandeck-tag" data-tone={tone} {...root} ref={ref}>
      {dot && <span className="fandeck-tag__dot" aria-hidden />}
      {icon}
      {/* An element, because a translator replaces texts, and React then finds no place for dot and icon. */}
      <span>{children}</span>
    </Part>
  )
})
