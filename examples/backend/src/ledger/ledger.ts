/** An account of the chain. */
export type Address = `0x${string}`

/** Reads an address. */
export function addressFrom(text: string): Address {
  if (!/^0x[0-9a-f]{40}$/i.test(text)) throw new Error('This is no address of a wallet')
  return `0x${text.slice(2).toLowerCase()}`
}

/** A token to mint. */
export interface NewToken {
  id: bigint
  to: Address
}

/**
 * A chain that keeps who owns which card (D58). Minting a token that exists does nothing, so whoever is not sure
 * whether it was sent may send it again.
 */
export interface Ledger {
  /** The owner of each token, in the order of `ids`; `undefined` where there is no such token. */
  ownersOf(ids: readonly bigint[]): Promise<(Address | undefined)[]>
  /** Mints in one transaction and waits until it is in a block; gives the transaction's hash. */
  mint(tokens: readonly NewToken[]): Promise<string>
}

/** A ledger that has just been reached. */
export interface Connection {
  ledger: Ledger
  /** The chain may know less than the database: another one, or one that was put back. */
  younger: boolean
}

/** Reaches the ledger; called again after it has failed. */
export type Connect = () => Promise<Connection>
