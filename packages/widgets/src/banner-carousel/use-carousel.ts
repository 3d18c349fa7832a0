import type { EmblaCarouselType } from 'embla-carousel'
import { type RefObject, useEffect, useState } from 'react'

/** Calls `task` once the browser is idle; returns a function that cancels it. */
function whenIdle(task: () => void): () => void {
  if (!('requestIdleCallback' in window)) {
    const timer = setTimeout(task, 200)
    return () => clearTimeout(timer)
  }
  const handle = requestIdleCallback(task, { timeout: 2000 })
  return () => cancelIdleCallback(handle)
}

/** A carousel that turns to a slide at once under reduced motion. */
export interface Carousel {
  selected: number
  /** Whether its library has loaded; until then only the first slide can show. */
  ready: boolean
  show(index: number): void
}

/** Turns the element of `viewport` into a carousel, whose library loads once the page is idle. */
export function useCarousel(viewport: RefObject<HTMLElement | null>): Carousel {
  const [carousel, setCarousel] = useState<EmblaCarouselType>()
  const [selected, setSelected] = useState(0)

  useEffect(() => {
    let created: EmblaCarouselType | undefined
    let current = true
    async function begin() {
      const { default: create } = await import('embla-carousel')
      if (!current || !viewport.current) return
      created = create(viewport.current, { loop: true })
      created.on('select', (embla) => setSelected(embla.selectedScrollSnap()))
      setCarousel(created)
    }
    // Without the library, the first slide stays.
    const cancel = whenIdle(() => void begin().catch(() => {}))
    return () => {
      current = false
      cancel()
      created?.destroy()
    }
  }, [viewport])

  return {
    selected,
    ready: carousel !== undefined,
    show: (index) => carousel?.scrollTo(index, matchMedia('(prefers-reduced-motion: reduce)').matches),
  }
}
