import type { Fandeck } from '../client.ts'
import { type CallOptions, call } from '../http/call.ts'
import { publicCall } from '../http/public-call.ts'
import { nextTask } from '../kernel/next-task.ts'
import { getPacksEndpoint } from './cards.endpoints.ts'
import { allDesigns, ownedPages } from './cards.pages.ts'
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
export const getCards = publicCall(
  (fandeck: Fandeck, { packId }: { packId: number }, options?: CallOptions): Promise<CardMetadata[]> =>
    allDesigns(fandeck, packId, options),
)

/** A pack of which the member owns cards. */
export interface MyPack {
  packName: string
  packId: number
  /** All designs of the pack. */
  designs: CardMetadata[]
  /** The member's copies, newest first. */
  cards: MyCard[]
}

/** Options of `getMyPacks`. */
export interface MyPacksOptions extends CallOptions {
  /**
   * Called with the newest cards of each pack while older ones are fetched, and not when the first replies have all: a
   * page can show these at once (D113).
   */
  onFirst?: ((packs: MyPack[]) => void) | undefined
}

/**
 * Returns the packs of which the member owns cards, with all their designs. Sends one request for the names, one per
 * pack, and one more per pack with cards; a list of more than 1,000 rows takes a request per 1,000.
 *
 * @throws `session/no-session` when no member is signed in
 * @example
 * const packs = await getMyPacks(fandeck, { packNames: ['deck-1', 'deck-2'] })
 * @see S7.8, S7.9, S7.10, D113
 */
export const getMyPacks = publicCall(
  async (
    fandeck: Fandeck,
    { packNames }: { packNames: readonly string[] },
    { onFirst, ...options }: MyPacksOptions = {},
  ): Promise<MyPack[]> => {
    const packs = Object.entries(await getPacks(fandeck, { packNames }, options))
    const found = await Promise.all(
      packs.map(async ([packName, { packId }]) => {
        const { first, all } = await ownedPages(fandeck, packId, options)
        if (first.length === 0) return []
        const designs = await getCards(fandeck, { packId }, options)
        return [{ all, pack: { packName, packId, designs, cards: joinCards(first, designs) } }]
      }),
    )
    const owned = found.flat()
    if (owned.some(({ all }) => all)) {
      // The page draws them in a task without the decoding.
      await nextTask()
      onFirst?.(owned.map(({ pack }) => pack))
    }
    return Promise.all(
      owned.map(async ({ all, pack }) =>
        all ? { ...pack, cards: joinCards(await all(), pack.designs) } : pack,
      ),
    )
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
