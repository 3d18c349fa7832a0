import { Mark } from './Mark.tsx'
import './Logo.css'

/** Its size only: mark and letters grow together. */
export interface LogoProps {
  /** Height of the letters in px. */
  size?: number
}

/** Mark and wordmark. */
export function Logo({ size = 22 }: LogoProps) {
  return (
    <span className="fandeck-logo" style={{ fontSize: size }}>
      <Mark width={size * 1.25} />
      fandeck
    </span>
  )
}
