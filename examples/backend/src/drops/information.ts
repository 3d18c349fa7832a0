import type { DropTerms } from '@fandeck/sdk/drops'
import type { DropsInformation } from '@fandeck/sdk/wire'
import type * as z from 'zod/mini'
import { designsOf } from '../cards/store.ts'
import type { Backend } from '../context.ts'
import { cardUrl, crestUrl, dropUrl } from '../images/urls.ts'
import { mintings } from './tables.ts'

const VERSION = 1
const PARCEL_TERMS = ['purchase', 'thirdParty'] satisfies DropTerms[]

/** The static data of every drop (D18); `/minting` returns the live numbers. */
export async function dropsInformation(backend: Backend): Promise<z.output<typeof DropsInformation>> {
  const { config } = backend
  const rows = await backend.db.select().from(mintings).orderBy(mintings.dropId)
  const drops = []
  // One after the other, because a connection that reads from a standby runs one query at a time.
  for (const row of rows) {
    const designs = await designsOf(backend.db, row.packId)
    drops.push({
      ...row,
      thumb: dropUrl(config, row),
      // A drop with a delivery shares the address with its carrier (D23).
      ...(row.shipsGoods && { terms: PARCEL_TERMS }),
      cards: designs.map((design) => ({
        ...design,
        image: cardUrl(config, design),
        ...(design.art.kind === 'magazine' ? { look: 'magazine' } : { crest: crestUrl(config, design.team) }),
      })),
    })
  }
  return { version: VERSION, updatedAt: Math.max(0, ...rows.map(({ updatedAt }) => updatedAt)), drops }
}
