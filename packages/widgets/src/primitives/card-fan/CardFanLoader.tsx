import './CardFan.css'

const CARDS = [
  { side: 'left', opacity: 0.28 },
  { side: 'middle', opacity: 0.55 },
  { side: 'right', opacity: 1 },
] as const

/** Its width only; the words beside it are the caller's. */
export interface FanLoaderProps {
  /** Px. */
  width?: number
}

/** The mark opening and closing while something is awaited; its words stand beside it. */
export function CardFanLoader({ width = 98 }: FanLoaderProps) {
  return (
    <svg
      className="fandeck-fan-loader"
      viewBox="0 0 34 28"
      width={width}
      height={(width * 28) / 34}
      fill="currentColor"
      aria-hidden
    >
      {CARDS.map(({ side, opacity }) => (
        <rect
          key={side}
          className="fandeck-fan-loader__card"
          data-side={side}
          x="10.5"
          y="4"
          width="13"
          height="19"
          rx="3"
          opacity={opacity}
        />
      ))}
    </svg>
  )
}
