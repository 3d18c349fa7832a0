import { useFandeck } from '@fandeck/react'
import { useEffect, useState } from 'react'
import { type Binder, completedAt } from './binder.ts'

/** A set that was completed this long ago is celebrated when its binder opens, ms. */
const FRESH_MS = 600_000
/** How long the scene takes, ms; `CardBinder.css` has its parts. */
const SCENE_MS = 2400

/** Returns whether the scene of a set that has just become complete is playing. Any press or key ends it. */
export function useCelebration(binder: Binder | undefined): boolean {
  const { clock } = useFandeck()
  const [celebrated, setCelebrated] = useState<number>()
  const at = binder && completedAt(binder)
  const playing = at !== undefined && at !== celebrated && clock.now() - at < FRESH_MS
  useEffect(() => {
    if (!playing) return
    const end = () => setCelebrated(at)
    const timer = setTimeout(end, SCENE_MS)
    for (const type of ['pointerdown', 'keydown']) addEventListener(type, end)
    return () => {
      clearTimeout(timer)
      for (const type of ['pointerdown', 'keydown']) removeEventListener(type, end)
    }
  }, [playing, at])
  return playing
}
