import type { Fandeck } from '@fandeck/sdk'
import type { DrawnCard } from '@fandeck/sdk/drops'
import type { RefObject } from 'react'
import { decoded, late } from '../card-reveal/pictures.ts'

/** Resolves when what has been rendered is on its layers: the second frame begins after the first one is painted. */
const painted = () => new Promise((resolve) => requestAnimationFrame(() => requestAnimationFrame(resolve)))

/**
 * Tears the pack once the cards behind it are decoded and painted; resolves when the tear has ended. Sets an attribute instead
 * of rendering, so that CSS animations raise and turn the first card without the main thread.
 */
export async function torn(
  fandeck: Fandeck,
  sealed: RefObject<HTMLElement | null>,
  cards: readonly DrawnCard[],
): Promise<void> {
  await Promise.race([Promise.all([decoded(fandeck, cards), painted()]), late()])
  navigator.vibrate?.(12)
  if (sealed.current) sealed.current.dataset.torn = ''
  const animations = sealed.current?.getAnimations?.({ subtree: true }) ?? []
  await Promise.race([Promise.allSettled(animations.map(({ finished }) => finished)), late()])
}
