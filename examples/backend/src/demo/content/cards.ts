import { FINISH_OF } from '../../art/finish.ts'
import { BALL_CARDS, BOOSTERS_CARDS } from './cards.court.ts'
import { ANYANG_CARDS, DHCFC_CARDS, STEELERS_CARDS, SUWON_CARDS } from './cards.football.ts'
import { ITTA_CARDS } from './cards.itta.ts'
import { ONGYEOL_CARDS } from './cards.ongyeol.ts'
import { ORBLIT_CARDS } from './cards.orblit.ts'
import { SEOUL_CARDS, SEOUL_SIGN_CARDS } from './cards.seoul.ts'
import type { SeedCard } from './types.ts'

/** Every design of every pack; `cardId` is unique over all of them. */
export const CARDS: readonly SeedCard[] = [
  ...ORBLIT_CARDS,
  ...SEOUL_CARDS,
  ...SUWON_CARDS,
  ...ANYANG_CARDS,
  ...ITTA_CARDS,
  ...STEELERS_CARDS,
  ...DHCFC_CARDS,
  ...BOOSTERS_CARDS,
  ...BALL_CARDS,
  ...SEOUL_SIGN_CARDS,
  ...ONGYEOL_CARDS,
]

/** Returns a card as banners and tiles show it; throws for an unknown index. */
export function faced(cardId: number) {
  const card = CARDS.find((one) => one.cardId === cardId)
  if (card === undefined) throw new RangeError(`No seed card has cardId ${cardId}`)
  return { art: card.art, finish: FINISH_OF[card.editionTitle] }
}
