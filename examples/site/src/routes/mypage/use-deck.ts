import { useMyPacks } from '@fandeck/react'
import { cardAttribute, type MyCard, type MyPack } from '@fandeck/sdk/cards'
import { useSiteShop } from '../../use-site-shop.ts'

/** A copy of the member, and its pack. */
export type DeckCopy = MyCard & Pick<MyPack, 'packId' | 'packName'>

/** A collection of which the member owns a card. */
export interface DeckCollection {
  packName: string
  title: string
  crest: string | undefined
  /** The number of designs that the member owns, and of all designs. */
  owned: number
  total: number
}

/** Returns the member's cards grouped by design, and their collections. */
export function useDeck() {
  const deck = useSiteShop()?.packs
  const packs = useMyPacks({ packNames: deck?.map(({ packName }) => packName) })
  const mine = packs.data ?? []
  const cards: DeckCopy[] = mine.flatMap(({ packId, packName, cards }) =>
    cards.map((card) => ({ ...card, packId, packName })),
  )
  return {
    ...packs,
    /** Number of copies. */
    count: cards.length,
    designs: [...Map.groupBy(cards, (card) => card.cardId).values()],
    collections: (deck ?? []).flatMap((one) =>
      mine.filter(({ packName }) => packName === one.packName).map((pack) => describe(one, pack)),
    ),
  }
}

function describe(
  collection: { packName: string; title: string },
  { designs, cards }: MyPack,
): DeckCollection {
  const [first] = designs
  return {
    ...collection,
    crest: first && cardAttribute(first, 'crest'),
    owned: new Set(cards.map(({ cardId }) => cardId)).size,
    total: designs.length,
  }
}
