/** An address as a search of post numbers gives it. */
export interface FoundAddress {
  postNumber: string
  address: string
}

/**
 * A search of post numbers, embedded in the purchase sheet.
 *
 * @example
 * <DropPurchase dropId={1} postcodeSearch={daumPostcode()} />
 */
export interface PostcodeSearch {
  /** Draws the search into `host` and calls back with the fan's choice; rejects when it cannot be loaded. */
  open(host: HTMLElement, onFound: (found: FoundAddress) => void): Promise<void>
}
