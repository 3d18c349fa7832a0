/** The animation that turns a card. */
export const TURN = 'fandeck-reveal-turn'

/** Begins at once what waits for a card to have risen; returns whether the card turns by it. */
export function hasten(stage: HTMLElement | null): boolean {
  const waiting = (stage?.getAnimations?.({ subtree: true }) ?? []).flatMap((animation) => {
    const delay = animation.effect?.getComputedTiming().delay ?? 0
    return Number(animation.currentTime) < delay ? [{ animation, delay }] : []
  })
  for (const { animation, delay } of waiting) animation.currentTime = delay
  return waiting.some(
    ({ animation }) => animation instanceof CSSAnimation && animation.animationName === TURN,
  )
}
