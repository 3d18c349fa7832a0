import type { DropTerms } from '@fandeck/sdk/drops'
import type { DropsInformation } from '@fandeck/sdk/wire'
import type * as z from 'zod/mini'
import { designsOf } from '../cards/store.ts'
import type { Backend } from '../context.ts'
import { cardUrl, crestUrl, dropUrl } from '../images/urls.ts'
import { mintings } from './tables.ts'

const VERSION = 1
const PARCEL_TERMS = ['purchase', 'thirdParty'] satisfies DropTerms[]

type Card = z.output<typeof DropsInformation>['drops'][number]['cards'][number]

/** Returns the cards of packs, in one query. */
async function cardsOfPacks(
  { db, config }: Backend,
  packIds: readonly number[],
): Promise<Map<number, Card[]>> {
  const cards = new Map<number, Card[]>()
  for (const design of await designsOf(db, packIds)) {
    const card = {
      ...design,
      image: cardUrl(config, design),
      ...(design.art.kind === 'magazine' ? { look: 'magazine' } : { crest: crestUrl(config, design.team) }),
    }
    const known = cards.get(design.packId)
    if (known) known.push(card)
    else cards.set(design.packId, [card])
  }
  return cards
}

/** The static data of every drop (D18); `/minting` returns the live numbers. Two queries, whatever number of drops. */
export async function dropsInformation(backend: Backend): Promise<z.output<typeof DropsInformation>> {
  const rows = await backend.db.select().from(mintings).orderBy(mintings.dropId)
  const cards = await cardsOfPacks(backend, [...new Set(rows.map(({ packId }) => packId))])
  const drops = rows.map((row) => ({
    ...row,
    thumb: dropUrl(backend.config, row),
    // A drop with a delivery shares the address with its carrier (D23).
    ...(row.shipsGoods && { terms: PARCEL_TERMS }),
    cards: cards.get(row.packId) ?? [],
  }))
  return { version: VERSION, updatedAt: Math.max(0, ...rows.map(({ updatedAt }) => updatedAt)), drops }
}
