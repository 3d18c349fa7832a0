import './Progress.css'
/** `value` of `max`; the label is for screen readers. */
export interface ProgressProps {
  value: number
  max: number
  label: string
  /** 4 px high, white, for stages. */
  onStage?: boolean
}

/** How far, as a bar. */
export function Progress({ value, max, label, onStage = false }: ProgressProps) {
  const share = max > 0 ? Math.min(1, Math.max(0, value / max)) : 0
  return (
    <div
      className="fandeck-progress"
      role="progressbar"
      aria-label={label}
      aria-valuenow={value}
      aria-valuemin={0}
      aria-valuemax={max}
      data-on-stage={onStage || undefined}
    >
      <div className="fandeck-progress__bar" style={{ width: `${share * 100}%` }} />
    </div>
  )
}
