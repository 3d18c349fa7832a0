import { onBeforeUnmount, onMounted, type Ref, ref } from 'vue'

/** What readers do before they come to a playground. */
const SIGNS = ['pointermove', 'pointerdown', 'touchstart', 'wheel', 'keydown'] as const

/**
 * Returns whether the frame of a playground may load: after the first thing that the reader does, because it starts an
 * application while a phone still draws the page. A frame then waits until it is near the screen (`loading="lazy"`).
 */
export function useApproach(): { isNear: Ref<boolean>; start(): void } {
  const isNear = ref(false)
  const leaving = new AbortController()
  function start(): void {
    leaving.abort()
    isNear.value = true
  }
  onMounted(() => {
    for (const sign of SIGNS)
      addEventListener(sign, start, { capture: true, passive: true, signal: leaving.signal })
  })
  onBeforeUnmount(() => leaving.abort())
  return { isNear, start }
}
