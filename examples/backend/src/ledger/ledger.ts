/** An address on the chain. */
export type Address = `0x${string}`

/** Parses an address. */
export function addressFrom(text: string): Address {
  if (!/^0x[0-9a-f]{40}$/i.test(text)) throw new Error('This is not a wallet address')
  return `0x${text.slice(2).toLowerCase()}`
}

/** A token to mint. */
export interface NewToken {
  id: bigint
  to: Address
}

/**
 * A chain that records the owners of cards (D58). Minting an existing token and burning a missing one do nothing, so
 * retries are safe.
 */
export interface Ledger {
  /** Returns the owner of each token, in the order of `ids`; `undefined` for a missing token. */
  ownersOf(ids: readonly bigint[]): Promise<(Address | undefined)[]>
  /** Mints in one transaction and waits for its block; returns the transaction hash. */
  mint(tokens: readonly NewToken[]): Promise<string>
  /** Burns in one transaction and waits for its block; ignores missing tokens. */
  burn(ids: readonly bigint[]): Promise<string>
}

/** A ledger that is only read. */
export type LedgerReader = Pick<Ledger, 'ownersOf'>

/** Who may mint. */
export interface MintingState {
  contract: Address
  /** The account that the contract lets mint. */
  owner: Address
  /** The account of the key that this server signs with, and of the one before. */
  account: Address
  previous: Address | undefined
  /** Why the right cannot move from the owner to the account, found by a call that writes nothing. */
  refusal: 'same' | 'keyless' | 'feeless' | 'reverts' | undefined
}

/** The right to mint, which the contract gives to one account. */
export interface MintingRight {
  state(): Promise<MintingState>
  /** Moves the right to the account and waits for the block; does nothing if the account has it. */
  take(): Promise<void>
}

/** No key of this server is that of the account that may mint. */
export class KeylessError extends Error {}

/** A new connection to a ledger. */
export interface Connection {
  ledger: Ledger
  /** Absent where the right cannot move. */
  right?: MintingRight | undefined
  /** Whether the chain can have lost tokens: another chain, or one that was reset. */
  younger: boolean
}

/** Connects to the ledger; called again after a failure. */
export type Connect = () => Promise<Connection>
