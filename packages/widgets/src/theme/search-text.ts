/** Ignores case and spaces, because Korean spacing varies. */
export const plain = (text: string) => text.normalize('NFC').toLowerCase().replace(/\s+/g, '')

/** Returns the words of a search. */
export const wordsOf = (text: string): string[] => text.split(/\s+/).map(plain).filter(Boolean)
