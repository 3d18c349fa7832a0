import { useMyPacks, useShop } from '@fandeck/react'
import { cardAttribute, type MyCard, type MyPack } from '@fandeck/sdk/cards'
import { type DeckPack, packTitle } from '../card-deck/deck-filter.ts'

/** A collection of which the member owns a card. */
export interface OwnedCollection {
  packName: string
  title: string
  crest: string | undefined
  /** The number of designs that the member owns, and of all designs. */
  owned: number
  total: number
}

/** Returns the packs of the deck, those of the shop by default, and what the member owns of them. */
export function useOwnedPacks(given: readonly DeckPack[] | undefined) {
  const shop = useShop({ query: { enabled: given === undefined } })
  const packs = given ?? (shop.data === undefined ? undefined : (shop.data?.packs ?? []))
  const mine = useMyPacks({ packNames: packs?.map(({ packName }) => packName) })
  const found = mine.data
  const failed = [mine, ...(packs ? [] : [shop])].find(({ isError, data }) => isError && data === undefined)
  return {
    packs,
    failed,
    /** The packs of which the member owns a card. */
    mine: found,
    copies: found?.flatMap(({ cards }): readonly MyCard[] => cards),
    collections: found && packs && collectionsOf(packs, found),
  }
}

/** The owned collections in the order of the deck. */
const collectionsOf = (packs: readonly DeckPack[], mine: readonly MyPack[]): OwnedCollection[] =>
  packs.flatMap((pack) =>
    mine.filter(({ packName }) => packName === pack.packName).map((one) => of(pack, one)),
  )

function of(pack: DeckPack, { designs, cards }: MyPack): OwnedCollection {
  const [first] = designs
  return {
    packName: pack.packName,
    title: packTitle(pack, designs),
    crest: first && cardAttribute(first, 'crest'),
    owned: new Set(cards.map(({ cardId }) => cardId)).size,
    total: designs.length,
  }
}
