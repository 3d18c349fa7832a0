import * as z from 'zod/mini'
import { type Codec, model } from '../http/wire.ts'
import { shopText } from './shop.values.schema.ts'

const address = z.string().check(z.regex(/^0x[0-9a-f]{40}$/))

/** Who may mint the cards of a running shop. */
export interface LedgerState {
  /** The contract of the cards. */
  contract: string
  /** The account that the contract lets mint. */
  owner: string
  /** The account of `LEDGER_PRIVATE_KEY`. */
  account: string
  /** The account of `LEDGER_PRIVATE_KEY_PREVIOUS`. */
  previous?: string | undefined
  /** Why the right to mint cannot move from the owner to the account; absent if it can. */
  refusal?: 'same' | 'keyless' | 'feeless' | 'reverts' | undefined
  /** The orders and gifts whose cards wait to be minted. */
  waiting: number
  /** Whether a move has been asked for and is not done yet. */
  moving: boolean
}
/** The schema of `LedgerState`. */
export const LedgerState = model(
  z.object({
    contract: address,
    owner: address,
    account: address,
    previous: z.optional(address),
    refusal: z.optional(z.enum(['same', 'keyless', 'feeless', 'reverts'])),
    waiting: z.number(),
    moving: z.boolean(),
  }),
) satisfies Codec<LedgerState>

/** The body of `ledger transfer`. */
export interface TransferBody {
  /** The accounts that the operator has seen. The shop refuses others. */
  from: string
  to: string
  /** Why; the log of operators shows it. */
  reason: string
}
/** The schema of `TransferBody`. */
export const TransferBody = model(
  z.strictObject({ from: address, to: address, reason: shopText(200) }),
) satisfies Codec<TransferBody>
