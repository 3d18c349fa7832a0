import { useFandeck, useMyCards } from '@fandeck/react'
import { type CardMetadata, cardAttribute, getCards, getPacks, type MyCard } from '@fandeck/sdk'
import { useQuery } from '@tanstack/react-query'
import { collections, packNames } from '../../collections.ts'

/** A collection of which the member has a card. */
export interface DeckCollection {
  packName: string
  title: string
  crest: string | undefined
  /** Designs that the member has, and that there are. */
  owned: number
  total: number
}

/** The member's cards, gathered by design, and the collections that they belong to. */
export function useDeck() {
  const mine = useMyCards(packNames)
  const designs = useDesigns()
  const cards = mine.data ?? []
  return {
    ...mine,
    /** Copies. */
    count: cards.length,
    designs: [...Map.groupBy(cards, (card) => card.metadataIdx).values()],
    collections: collections.flatMap((one) => describe(one, designs.data?.[one.packName] ?? [], cards)),
  }
}

/** All designs by pack; they change seldom. */
function useDesigns() {
  const fandeck = useFandeck()
  return useQuery({
    queryKey: ['site', 'designs'],
    staleTime: Number.POSITIVE_INFINITY,
    queryFn: async () => {
      const packs = Object.entries(await getPacks(fandeck, { packNames }))
      const lists = packs.map(
        async ([packName, { packIdx }]) => [packName, await getCards(fandeck, { packIdx })] as const,
      )
      return Object.fromEntries(await Promise.all(lists))
    },
  })
}

function describe(
  collection: { packName: string; title: string },
  designs: readonly CardMetadata[],
  cards: readonly MyCard[],
): DeckCollection[] {
  const mine = new Set(cards.map(({ metadataIdx }) => metadataIdx))
  const owned = designs.filter(({ metadataIdx }) => mine.has(metadataIdx)).length
  const [first] = designs
  return first && owned > 0
    ? [{ ...collection, crest: cardAttribute(first, 'crest'), owned, total: designs.length }]
    : []
}
