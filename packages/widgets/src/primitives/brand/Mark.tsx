const CARDS = [
  { turn: -34, opacity: 0.28 },
  { turn: -4, opacity: 0.55 },
  { turn: 26, opacity: 1 },
] as const

/** Its width only. */
export interface MarkProps {
  /** Px; the height follows. */
  width?: number
}

/** The mark: three cards of a fan, in the colour of the text. */
export function Mark({ width = 34 }: MarkProps) {
  return (
    <svg viewBox="0 0 34 28" width={width} height={(width * 28) / 34} fill="currentColor" aria-hidden>
      {CARDS.map(({ turn, opacity }) => (
        <rect
          key={turn}
          className="fandeck-mark__card"
          x="10.5"
          y="4"
          width="13"
          height="19"
          rx="3"
          transform={`rotate(${turn} 17 27)`}
          opacity={opacity}
        />
      ))}
    </svg>
  )
}
