/** A result of an address search. */
export interface FoundAddress {
  postNumber: string
  address: string
}

/**
 * An address search, embedded in the purchase sheet.
 *
 * @example
 * <DropPurchase dropId={1} postcodeSearch={daumPostcode()} />
 */
export interface PostcodeSearch {
  /** Renders the search into `host` and calls `onFound` with the choice; rejects when it cannot be loaded. */
  open(host: HTMLElement, onFound: (found: FoundAddress) => void): Promise<void>
}
