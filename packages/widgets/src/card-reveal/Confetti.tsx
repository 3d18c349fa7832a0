import type { CSSProperties } from 'react'
import './Confetti.css'

/** The colours of the finishes. */
const COLOURS = ['#ff9ae0', '#ffe08a', '#8dffc2', '#7cd0ff', '#c0a4ff'] as const
const GOLDEN_ANGLE = 2.399963

/** The pieces of a burst, spread evenly in all directions with distances that never repeat. */
const PIECES = [...Array(36).keys()].map((at) => {
  const far = 90 + ((at * 67) % 100)
  return {
    '--fandeck-x': `${Math.round(Math.cos(at * GOLDEN_ANGLE) * far)}px`,
    '--fandeck-y': `${Math.round(Math.sin(at * GOLDEN_ANGLE) * far)}px`,
    '--fandeck-turn': `${at * 97}deg`,
    background: COLOURS[at % COLOURS.length],
  } as CSSProperties
})

/** Confetti over its parent, each time `count` changes to a number other than 0; none under reduced motion. */
export function Confetti({ count }: { count: number }) {
  if (count === 0) return null
  return (
    <div key={count} className="fandeck-confetti" aria-hidden>
      {PIECES.map((style, at) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: the pieces are a constant list.
        <i key={at} style={style} />
      ))}
    </div>
  )
}
