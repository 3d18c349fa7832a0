const NAME = 'fandeck-site:wallet'

/** What a fan wanted of the wallet before the identity check, which is another site's page. */
export type WantedWallet = 'open' | 'link'

/** Keeps it in the tab; without storage, the fan presses again. */
export function keepWantedWallet(wanted: WantedWallet): void {
  try {
    sessionStorage.setItem(NAME, wanted)
  } catch {
    // Storage is full or denied.
  }
}

/** Returns what was wanted, and forgets it. */
export function takeWantedWallet(): WantedWallet | undefined {
  try {
    const wanted = sessionStorage.getItem(NAME)
    sessionStorage.removeItem(NAME)
    return wanted === 'open' || wanted === 'link' ? wanted : undefined
  } catch {
    return undefined
  }
}
