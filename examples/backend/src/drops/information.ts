import type { DropTerms } from '@fandeck/sdk'
import type { DropsInformation } from '@fandeck/sdk/wire'
import type * as z from 'zod/mini'
import { designsOf } from '../cards/store.ts'
import type { Backend } from '../context.ts'
import { artUrls } from '../images/urls.ts'
import { mintings } from './tables.ts'

const VERSION = 1
const PARCEL_TERMS = ['purchase', 'thirdParty'] satisfies DropTerms[]

/** What changes seldom of every drop (D18); live numbers stay on `/minting`. */
export async function dropsInformation(backend: Backend): Promise<z.output<typeof DropsInformation>> {
  const urls = artUrls(backend.config)
  const rows = await backend.db.select().from(mintings).orderBy(mintings.dropId)
  const drops = await Promise.all(
    rows.map(async (row) => ({
      ...row,
      thumb: urls.drop(row.dropId),
      // A parcel's address goes to its carrier (screen 15).
      ...(row.shipsGoods && { terms: PARCEL_TERMS }),
      cards: (await designsOf(backend.db, row.packId)).map((design) => ({
        ...design,
        image: urls.card(design.cardId),
      })),
    })),
  )
  return { version: VERSION, updatedAt: Math.max(0, ...rows.map(({ updatedAt }) => updatedAt)), drops }
}
