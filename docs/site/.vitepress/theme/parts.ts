import { useRouter } from 'vitepress'
import { onBeforeUnmount, onMounted } from 'vue'
import { onFirstSign } from './approach.ts'

/** The elements that a phone styles and lays out within a frame. */
const AT_ONCE = 150

/** The longest that a busy page waits for its next parts, ms. */
const LATEST = 500

const idle = (run: () => void) =>
  'requestIdleCallback' in window ? requestIdleCallback(run, { timeout: LATEST }) : setTimeout(run, 50)

/**
 * Draws the parts of the first page (`site.css`) once the reader does something, a few at a time, because a part that is not
 * drawn has an estimated height, and the scroll of a link would end elsewhere. A press on a link draws all.
 */
export function useParts(): void {
  const router = useRouter()
  const drawAll = () => document.documentElement.classList.add('drawn')
  router.onBeforeRouteChange = drawAll
  onFirstSign(() => {
    const parts = [...document.querySelectorAll('.vp-doc .part')]
    function drawNext(): void {
      for (let drawn = 0; drawn < AT_ONCE && parts.length > 0; ) {
        const part = parts.shift()
        part?.classList.add('near')
        drawn += part?.querySelectorAll('*').length ?? 0
      }
      if (parts.length > 0) idle(drawNext)
      else drawAll()
    }
    idle(drawNext)
  })
  const options = { capture: true, passive: true }
  function press({ target }: Event): void {
    if (target instanceof Element && target.closest('a[href*="#"], .VPLocalNav')) drawAll()
  }
  onMounted(() => {
    for (const name of ['pointerdown', 'keydown']) addEventListener(name, press, options)
  })
  onBeforeUnmount(() => {
    for (const name of ['pointerdown', 'keydown']) removeEventListener(name, press, options)
  })
}
