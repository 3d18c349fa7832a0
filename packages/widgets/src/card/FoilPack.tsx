import { forwardRef, type ReactNode } from 'react'
import { Mark } from '../primitives/brand/Mark.tsx'
import { Part, type PartProps } from '../primitives/part/Part.tsx'
import './CardBack.css'
import './FoilPack.css'

/** The props of a closed pack. */
export interface FoilPackProps extends PartProps {
  /** What is printed on it, such as the title of its drop. */
  name: string
  /** The width, px. @default 66 */
  width?: number | undefined
}

/**
 * The picture of a closed pack, in the colours `--fd-team-1` and `--fd-team-2`. A decoration: name the pack beside it.
 *
 * @example
 * <FoilPack name="ORBLIT 1st Deck" />
 * @see D79
 */
export const FoilPack = /* @__PURE__ */ forwardRef<HTMLElement, FoilPackProps>(function FoilPack(
  { name, width = 66, style, ...root },
  ref,
) {
  return (
    <Part base="fandeck-pack" aria-hidden {...root} style={{ width, ...style }} ref={ref}>
      <PackFaces name={name} />
    </Part>
  )
})

/** The upper seam and the body of a pack, which the reveal tears apart. */
export function PackFaces({ name, children }: { name: string; children?: ReactNode }) {
  return (
    <>
      <div className="fandeck-pack__top" aria-hidden />
      <div className="fandeck-pack__body" aria-hidden>
        <div className="fandeck-card__marks" />
        <Mark />
        <p className="fandeck-pack__name">{name}</p>
        {children}
      </div>
    </>
  )
}
