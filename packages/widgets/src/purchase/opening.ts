import type { Fandeck } from '@fandeck/sdk'
import type { DrawnCard } from '@fandeck/sdk/drops'
import { imageCopies } from '@fandeck/sdk/images'
import type { RefObject } from 'react'
import { type CardFinish, finishOf } from '../card/card-text.ts'
import { ART_WIDTH, CREST_WIDTH } from '../card/card-widths.ts'
import { drawnCard } from '../card/drawn-card.ts'

const RARITY: Record<CardFinish, number> = { basic: 0, foil: 1, prism: 2, sign: 3 }

/** The rarity from which a card has confetti. */
export const PRISM = RARITY.prism

/** Returns how rare a card is, from 0. */
export const rarityOf = ({ editionTitle }: Pick<DrawnCard, 'editionTitle'>): number =>
  RARITY[finishOf(editionTitle)]

/** Returns the cards with the rarest finish last. */
export const inOrderOfReveal = (cards: readonly DrawnCard[]): DrawnCard[] =>
  cards.toSorted((one, other) => rarityOf(one) - rarityOf(other))

/** The longest wait for pictures, and for the tear, ms: neither must keep the cards from the fan. */
const MOST_MS = 2500

const late = () => new Promise((resolve) => setTimeout(resolve, MOST_MS))

/** Resolves when what has been rendered is on its layers: the second frame begins after the first one is painted. */
const painted = () => new Promise((resolve) => requestAnimationFrame(() => requestAnimationFrame(resolve)))

/** Decodes the copy of a picture that a card shows, or the picture itself if its copy does not load (S9.9). */
async function decodePicture(fandeck: Fandeck, url: string, shownWidth: number): Promise<void> {
  const image = new Image()
  Object.assign(image, imageCopies(fandeck, { url, shownWidth }), { src: url })
  try {
    await image.decode?.()
  } catch {
    image.removeAttribute('srcset')
    await image.decode?.()
  }
}

/** Decodes the faces, so that the first turn shows a picture. */
function decoded(fandeck: Fandeck, cards: readonly DrawnCard[]) {
  const crests = cards.flatMap((card) => drawnCard(card).team?.crest ?? [])
  return Promise.allSettled([
    ...[...new Set(cards.map(({ image }) => image))].map((url) => decodePicture(fandeck, url, ART_WIDTH)),
    ...[...new Set(crests)].map((url) => decodePicture(fandeck, url, CREST_WIDTH)),
  ])
}

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
