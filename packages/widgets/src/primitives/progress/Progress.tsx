import { forwardRef } from 'react'
import { Part, type PartProps } from '../part/Part.tsx'
import './Progress.css'

/** The props of a progress bar; the label is for screen readers. */
export interface ProgressProps extends PartProps {
  value: number
  max: number
  label: string
  /** White and 4 px high, for stages. */
  onStage?: boolean | undefined
}

/** A progress bar. */
export const Progress = /* @__PURE__ */ forwardRef<HTMLElement, ProgressProps>(function Progress(
  { value, max, label, onStage = false, ...root },
  ref,
) {
  const share = max > 0 ? Math.min(1, Math.max(0, value / max)) : 0
  return (
    <Part
      base="fandeck-progress"
      role="progressbar"
      aria-label={label}
      aria-valuenow={value}
      aria-valuemin={0}
      aria-valuemax={max}
      data-on-stage={onStage || undefined}
      {...root}
      ref={ref}
    >
      <div className="fandeck-progress__bar" style={{ width: `${share * 100}%` }} />
    </Part>
  )
})
