/** Returns a 32-bit hash of a seed. */
export function hash(seed: string): number {
  let state = 1779033703 ^ seed.length
  for (let index = 0; index < seed.length; index++) {
    state = Math.imul(state ^ seed.charCodeAt(index), 3432918353)
    state = (state << 13) | (state >>> 19)
  }
  return state >>> 0
}

/** A repeatable stream of numbers in [0, 1) for a picture; never for secrets or draws. */
export function rng(seed: string): () => number {
  let state = hash(seed)
  return () => {
    state = (state + 0x6d2b79f5) | 0
    let mixed = Math.imul(state ^ (state >>> 15), 1 | state)
    mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 4294967296
  }
}
