import type { Fandeck } from '@fandeck/sdk'
import { imageCopies } from '@fandeck/sdk/images'
import { ART_WIDTH, CREST_WIDTH } from '../card/card-widths.ts'
import { drawnCard } from '../card/drawn-card.ts'
import type { RevealedCard } from './revealed-card.ts'

/** The longest wait for pictures, and for a movement, ms: neither must keep the cards from the fan. */
const MOST_MS = 2500

/** Resolves after the longest wait. */
export const late = () => new Promise((resolve) => setTimeout(resolve, MOST_MS))

/** Decodes the copy of a picture that a card shows, or the picture itself if its copy does not load (S9.9). */
async function decodePicture(fandeck: Fandeck | undefined, url: string, shownWidth: number): Promise<void> {
  const image = new Image()
  Object.assign(image, fandeck && imageCopies(fandeck, { url, shownWidth }), { src: url })
  try {
    await image.decode?.()
  } catch {
    image.removeAttribute('srcset')
    await image.decode?.()
  }
}

/** Decodes the faces of cards, so that the first turn shows a picture. */
export function decoded(fandeck: Fandeck | undefined, cards: readonly RevealedCard[]) {
  const crests = cards.flatMap((card) => drawnCard(card).team?.crest ?? [])
  return Promise.allSettled([
    ...[...new Set(cards.map(({ image }) => image))].map((url) => decodePicture(fandeck, url, ART_WIDTH)),
    ...[...new Set(crests)].map((url) => decodePicture(fandeck, url, CREST_WIDTH)),
  ])
}
