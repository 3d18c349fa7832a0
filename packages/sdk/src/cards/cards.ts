import type { Fandeck } from '../client.ts'
import { type CallOptions, call } from '../http/call.ts'
import { getCardsEndpoint, getOwnedCardsEndpoint, getPacksEndpoint } from './cards.endpoints.ts'
import { joinCards, type MyCard } from './cards.rules.ts'
import type { CardMetadata, Packs } from './cards.schema.ts'

/**
 * The packs of these names, with their mintings.
 *
 * @see spec §7 GET /card/pack/init (S7.10)
 */
export const getPacks = (
  fandeck: Fandeck,
  { packNames }: { packNames: readonly string[] },
  options?: CallOptions,
): Promise<Packs> => call(fandeck, getPacksEndpoint, { query: { packNames: packNames.join(',') } }, options)

/** All designs of a pack (S7.8). */
export const getCards = async (
  fandeck: Fandeck,
  { packId }: { packId: number },
  options?: CallOptions,
): Promise<CardMetadata[]> => (await call(fandeck, getCardsEndpoint, { params: { packId } }, options)).cards

/** A pack of which the member has cards. */
export interface MyPack {
  packName: string
  /** Every design that there is. */
  designs: CardMetadata[]
  /** The member's copies, newest first. */
  cards: MyCard[]
}

/**
 * The packs of which the member has cards, with all their designs. Designs are asked for only where there is a card:
 * one request for the names, one a pack, and one more for each pack with cards.
 *
 * @throws `session/no-session` when nobody is logged in
 */
export async function getMyPacks(
  fandeck: Fandeck,
  { packNames }: { packNames: readonly string[] },
  options?: CallOptions,
): Promise<MyPack[]> {
  const packs = Object.entries(await getPacks(fandeck, { packNames }, options))
  const found = await Promise.all(
    packs.map(async ([packName, { packId }]) => {
      const owned = await call(fandeck, getOwnedCardsEndpoint, { params: { packId } }, options)
      if (owned.cards.length === 0) return []
      const designs = await getCards(fandeck, { packId }, options)
      return [{ packName, designs, cards: joinCards(owned.cards, designs) }]
    }),
  )
  return found.flat()
}

/**
 * The member's own cards of these packs, each with name, picture and edition number, pack by pack.
 *
 * @throws `session/no-session` when nobody is logged in
 */
export const getMyCards = async (
  fandeck: Fandeck,
  options: { packNames: readonly string[] },
): Promise<MyCard[]> => (await getMyPacks(fandeck, options)).flatMap(({ cards }) => cards)
