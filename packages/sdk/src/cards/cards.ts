import type { Fandeck } from '../client.ts'
import { getCardMetadata, getOwnedCards, getPackInit } from './cards.api.ts'
import { joinCards, type MyCard } from './cards.rules.ts'
import type { CardMetadata, Packs } from './cards.schema.ts'

/**
 * The packs of these names, with their mintings.
 *
 * @see spec §7 GET /card/pack/init (S7.10)
 */
export const getPacks = (fandeck: Fandeck, { packNames }: { packNames: readonly string[] }): Promise<Packs> =>
  getPackInit(fandeck, packNames)

/** All designs of a pack (S7.8). */
export const getCards = async (fandeck: Fandeck, { packIdx }: { packIdx: number }): Promise<CardMetadata[]> =>
  (await getCardMetadata(fandeck, packIdx)).cards

/**
 * The member's own cards of these packs, each with name, picture and edition number, pack by pack.
 *
 * @throws `session/no-session` when nobody is logged in
 */
export async function getMyCards(
  fandeck: Fandeck,
  { packNames }: { packNames: readonly string[] },
): Promise<MyCard[]> {
  const packs = Object.values(await getPacks(fandeck, { packNames }))
  const lists = await Promise.all(
    packs.map(async ({ packIdx }) => {
      const [owned, designs] = await Promise.all([
        getOwnedCards(fandeck, packIdx),
        getCards(fandeck, { packIdx }),
      ])
      return joinCards(owned.cards, designs)
    }),
  )
  return lists.flat()
}
