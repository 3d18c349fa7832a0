import { forwardRef, type ReactNode } from 'react'
import { Part, type PartProps } from '../part/Part.tsx'
import { Mark } from './Mark.tsx'
import './Logo.css'

/** The props of the logo; `size` scales mark and wordmark. */
export interface LogoProps extends PartProps {
  /** The height of the letters, px. */
  size?: number | undefined
  /** The letters. @default 'fandeck' */
  children?: ReactNode
}

/** The logo: mark and wordmark. */
export const Logo = /* @__PURE__ */ forwardRef<HTMLElement, LogoProps>(function Logo(
  { size = 22, style, children = 'fandeck', ...root },
  ref,
) {
  return (
    <Part tag="span" base="fandeck-logo" style={{ fontSize: size, ...style }} {...root} ref={ref}>
      <Mark width={size * 1.25} />
      {children}
    </Part>
  )
})
