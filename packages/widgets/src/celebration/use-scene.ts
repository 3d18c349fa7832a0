import { useEffect, useState } from 'react'

/** How long the scene of a completion takes, ms; `Celebration.css` has its parts. */
const SCENE_MS = 2400

/**
 * Returns whether the scene of a completion plays: once for each moment, for 2.4 s at most. Any press or key ends it.
 *
 * @param moment what identifies the completion, such as its time; `undefined` before it
 */
export function useScene(moment: number | undefined): boolean {
  const [ended, setEnded] = useState<number>()
  const playing = moment !== undefined && moment !== ended
  useEffect(() => {
    if (!playing) return
    const end = () => setEnded(moment)
    const timer = setTimeout(end, SCENE_MS)
    for (const type of ['pointerdown', 'keydown']) addEventListener(type, end)
    return () => {
      clearTimeout(timer)
      for (const type of ['pointerdown', 'keydown']) removeEventListener(type, end)
    }
  }, [playing, moment])
  return playing
}
