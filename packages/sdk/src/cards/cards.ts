import type { Fandeck } from '../client.ts'
import { type CallOptions, call } from '../http/call.ts'
import { publicCall } from '../http/public-call.ts'
import { getCardsEndpoint, getOwnedCardsEndpoint, getPacksEndpoint } from './cards.endpoints.ts'
import { joinCards, type MyCard } from './cards.rules.ts'
import type { CardMetadata, Packs } from './cards.schema.ts'

/**
 * Returns packs by name, with their mintings.
 *
 * @example
 * const packs = await getPacks(fandeck, { packNames: ['deck-1'] })
 * @see S7.10
 */
export const getPacks = publicCall(
  (
    fandeck: Fandeck,
    { packNames }: { packNames: readonly string[] },
    options?: CallOptions,
  ): Promise<Packs> =>
    call(fandeck, getPacksEndpoint, { query: { packNames: packNames.join(',') } }, options),
)

/** Returns all designs of a pack (S7.8). */
export const getCards = async (
  fandeck: Fandeck,
  params: { packId: number },
  options?: CallOptions,
): Promise<CardMetadata[]> => (await call(fandeck, getCardsEndpoint, { params }, options)).cards

/** A pack of which the member owns cards. */
export interface MyPack {
  packName: string
  packId: number
  /** All designs of the pack. */
  designs: CardMetadata[]
  /** The member's copies, newest first. */
  cards: MyCard[]
}

/**
 * Returns the packs of which the member owns cards, with all their designs. Sends one request for the names, one per
 * pack, and one more per pack with cards.
 *
 * @throws `session/no-session` when no member is signed in
 * @example
 * const packs = await getMyPacks(fandeck, { packNames: ['deck-1', 'deck-2'] })
 * @see S7.8, S7.9, S7.10
 */
export const getMyPacks = publicCall(
  async (
    fandeck: Fandeck,
    { packNames }: { packNames: readonly string[] },
    options?: CallOptions,
  ): Promise<MyPack[]> => {
    const packs = Object.entries(await getPacks(fandeck, { packNames }, options))
    const found = await Promise.all(
      packs.map(async ([packName, { packId }]) => {
        const owned = await call(fandeck, getOwnedCardsEndpoint, { params: { packId } }, options)
        if (owned.cards.length === 0) return []
        const designs = await getCards(fandeck, { packId }, options)
        return [{ packName, packId, designs, cards: joinCards(owned.cards, designs) }]
      }),
    )
    return found.flat()
  },
)

/**
 * Returns the member's cards of these packs, in pack order, each with its name, picture and edition.
 *
 * @throws `session/no-session` when no member is signed in
 * @example
 * const cards = await getMyCards(fandeck, { packNames: ['deck-1'] })
 * @see S7.9
 */
export const getMyCards = publicCall(
  async (fandeck: Fandeck, options: { packNames: readonly string[] }): Promise<MyCard[]> =>
    (await getMyPacks(fandeck, options)).flatMap(({ cards }) => cards),
)
