import { forwardRef } from 'react'
import { Mark } from '../brand/Mark.tsx'
import { classNames } from '../class-names.ts'
import type { PartProps } from '../part/Part.tsx'
import './CardFan.css'

/** The props of the loader. */
export interface FanLoaderProps extends PartProps {
  /** The width, px. */
  width?: number | undefined
}

/** A loading animation of the mark, without a label. */
export const CardFanLoader = /* @__PURE__ */ forwardRef<HTMLElement, FanLoaderProps>(function CardFanLoader(
  { width = 98, className, ...root },
  ref,
) {
  return <Mark width={width} className={classNames('fandeck-fan-loader', className)} {...root} ref={ref} />
})
