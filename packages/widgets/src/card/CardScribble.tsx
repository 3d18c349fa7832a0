import './CardFinish.css'
/** Three strokes that differ by card, as a decoration; not a signature. */
export function CardScribble({ seed }: { seed: string }) {
  const wave = waveOf(seed)
  const peaks = wave.map(
    (height, index) => `c${6 + (height % 5)} ${-height} 14 ${-height} 9 ${4 - index}s4 6 14 ${-8 - index}`,
  )
  return (
    <svg className="fandeck-card__scribble" viewBox="0 0 104 48" aria-hidden>
      <path d={`M6 32${peaks.join('')}`} />
      <path d={`M8 42Q52 ${34 + ((wave[0] ?? 0) % 6)} 98 38`} />
    </svg>
  )
}

/** Returns three heights of 10–37, derived from the seed. */
function waveOf(seed: string): number[] {
  let state = 7
  for (const letter of seed) state = (state * 31 + (letter.codePointAt(0) ?? 0)) >>> 0
  return [1, 2, 3].map(() => {
    state = (state * 1664525 + 1013904223) >>> 0
    return 10 + ((state >>> 24) % 28)
  })
}
