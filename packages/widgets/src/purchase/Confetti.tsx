import type { CreateTypes } from 'canvas-confetti'
import { useEffect, useRef } from 'react'
import './CardReveal.css'

/** Reduced motion disables the confetti, and its code is not loaded. */
const isMotionWelcome = () => globalThis.matchMedia?.('(prefers-reduced-motion: reduce)').matches === false

// 900 ms at 60 frames a second; the colours of the finishes.
const BURST = {
  particleCount: 48,
  spread: 110,
  startVelocity: 26,
  ticks: 54,
  scalar: 0.7,
  origin: { y: 0.34 },
  colors: ['#ff9ae0', '#ffe08a', '#8dffc2', '#7cd0ff', '#c0a4ff'],
}

/** Confetti over its parent, each time `count` changes to a number other than 0. */
export function Confetti({ count }: { count: number }) {
  const canvas = useRef<HTMLCanvasElement>(null)

  useEffect(() => {
    if (count === 0 || !isMotionWelcome()) return
    let fire: CreateTypes | undefined
    let left = false
    async function burst() {
      const { default: confetti } = await import('canvas-confetti')
      if (left || !canvas.current) return
      fire = confetti.create(canvas.current, { resize: true })
      await fire(BURST)
    }
    // The reveal works without the confetti.
    burst().catch(() => {})
    return () => {
      left = true
      fire?.reset()
    }
  }, [count])

  return <canvas ref={canvas} className="fandeck-reveal__confetti" aria-hidden />
}
