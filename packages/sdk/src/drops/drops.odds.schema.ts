import * as z from 'zod/mini'
import { type Codec, count, wireObject } from '../http/wire.ts'

/** The free copies of one finish. */
export interface FreeFinish {
  /** As printed, such as `PRISM`. */
  finish: string
  /** Number of copies that a pack can still contain. */
  copies: number
}
const FreeFinish = wireObject({
  finish: ['edition_title', z.string()],
  copies: ['free_qty', count],
}) satisfies Codec<FreeFinish>

/** GET /minting/{minting_seq}/odds. A finish that cannot be read refuses the reply, because the others would be wrong without it. */
export const DropOddsReply = wireObject({ finishes: ['finishes', z.array(FreeFinish)] })
