import { useFandeck, useUser } from '@fandeck/react'
import type { Fandeck } from '@fandeck/sdk'
import { useEffect, useState } from 'react'
import { grouped } from '../grouped.ts'

const ROLL_MS = 600
const isCalm = () => globalThis.matchMedia?.('(prefers-reduced-motion: reduce)').matches === true

/** The points that each member has seen last. */
const memories = new WeakMap<Fandeck, Map<string | undefined, number>>()

function memoryOf(fandeck: Fandeck): Map<string | undefined, number> {
  const memory = memories.get(fandeck) ?? new Map<string | undefined, number>()
  memories.set(fandeck, memory)
  return memory
}

/**
 * The points of the member. They roll up from the number that was seen last, also on another page, for 600 ms; fewer points
 * and reduced motion show at once. Assistive technology gets the new number only.
 */
export function RollingPoints({ value }: { value: number }) {
  const fandeck = useFandeck()
  const member = useUser()?.memberId
  const [shown, setShown] = useState(() => {
    const last = memoryOf(fandeck).get(member) ?? value
    return last < value && !isCalm() ? last : value
  })
  useEffect(() => {
    const memory = memoryOf(fandeck)
    const show = (points: number) => {
      memory.set(member, points)
      setShown(points)
    }
    const from = memory.get(member) ?? value
    if (from >= value || isCalm()) return show(value)
    let begun: number | undefined
    let frame = requestAnimationFrame(function step(now) {
      begun ??= now
      const left = Math.max(0, 1 - (now - begun) / ROLL_MS)
      show(Math.round(value - (value - from) * left ** 3))
      if (left > 0) frame = requestAnimationFrame(step)
    })
    return () => cancelAnimationFrame(frame)
  }, [fandeck, member, value])
  if (shown === value) return grouped(value)
  // The new number has the room, so that nothing beside it moves.
  return (
    <span style={{ display: 'inline-grid', fontVariantNumeric: 'tabular-nums' }}>
      <span aria-hidden style={{ gridArea: '1 / 1', justifySelf: 'end' }}>
        {grouped(shown)}
      </span>
      <span style={{ gridArea: '1 / 1', opacity: 0 }}>{grouped(value)}</span>
    </span>
  )
}
