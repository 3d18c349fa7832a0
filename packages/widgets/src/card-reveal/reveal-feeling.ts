import { useCallback, useEffect, useRef, useState } from 'react'

/** The vibration at the turn of a card by rarity, ms. */
const HAPTICS: readonly (number | number[])[] = [0, 10, 24, [24, 50, 24]]

type Chime = (rarity: number) => void

/** The vibration and the sound of a card that turns. The sound is off until the fan turns it on, and loads then. */
export function useRevealFeeling({ at, open, rarity }: { at: number; open: boolean; rarity: number }) {
  const [sounding, setSounding] = useState(false)
  const chime = useRef<Chime>(undefined)
  const felt = useRef(new Set<number>())

  /** Lets the fan feel the turn of the card, once. */
  const feel = useCallback(() => {
    if (felt.current.has(at)) return
    felt.current.add(at)
    const haptic = HAPTICS[rarity]
    if (haptic) navigator.vibrate?.(haptic)
    chime.current?.(rarity)
  }, [at, rarity])

  // A card that comes open has not turned.
  useEffect(() => {
    if (open) feel()
  }, [open, feel])

  async function toggle() {
    setSounding(!sounding)
    chime.current = undefined
    if (sounding) return
    // Without its code the cards turn silently.
    const loaded = await import('./reveal-sound.ts').catch(() => undefined)
    chime.current = loaded?.createChime()
    chime.current?.(0)
  }

  return { sounding, toggle, feel }
}
