/** Returns the ends of a wallet's address: `0x7a3e…c41F`. */
export const shortAddress = (address: string): string =>
  address.length > 12 ? `${address.slice(0, 6)}…${address.slice(-4)}` : address
