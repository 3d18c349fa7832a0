import { onBeforeUnmount, onMounted, type Ref, ref } from 'vue'

/** What readers do before they come to a playground or to a heading. */
const SIGNS = ['pointermove', 'pointerdown', 'touchstart', 'wheel', 'keydown'] as const

/** Calls `run` at the first thing that the reader does; returns a function that stops to wait for it. */
export function atFirstSign(run: () => void): () => void {
  const leaving = new AbortController()
  function first(): void {
    leaving.abort()
    run()
  }
  for (const sign of SIGNS)
    addEventListener(sign, first, { capture: true, passive: true, signal: leaving.signal })
  return () => leaving.abort()
}

/** `atFirstSign` while the component is mounted. */
export function onFirstSign(run: () => void): void {
  let stop: (() => void) | undefined
  onMounted(() => {
    stop = atFirstSign(run)
  })
  onBeforeUnmount(() => stop?.())
}

/**
 * Returns whether the frame of a playground may load: after the first thing that the reader does, because it starts an
 * application while a phone still draws the page. A frame then waits until it is near the screen (`loading="lazy"`).
 */
export function useApproach(): { isNear: Ref<boolean>; start(): void } {
  const isNear = ref(false)
  function start(): void {
    isNear.value = true
  }
  onFirstSign(start)
  return { isNear, start }
}
