/** Seeded random numbers (mulberry32). */
export function random(seed: number) {
  let state = seed >>> 0
  const next = () => {
    state = (state + 0x6d2b79f5) >>> 0
    let t = state
    t = Math.imul(t ^ (t >>> 15), t | 1)
    t ^= t + Math.imul(t ^ (t >>> 7), t | 61)
    return ((t ^ (t >>> 14)) >>> 0) / 4_294_967_296
  }
  return {
    next,
    below: (most: number) => Math.floor(next() * most),
    pick<T>(list: readonly [T, ...T[]]): T {
      return list[Math.floor(next() * list.length)] ?? list[0]
    },
    shuffled<T>(list: readonly T[]): T[] {
      const out = [...list]
      for (let at = out.length - 1; at > 0; at--) {
        const other = Math.floor(next() * (at + 1))
        const [one, two] = [out[at], out[other]]
        if (one !== undefined && two !== undefined) [out[at], out[other]] = [two, one]
      }
      return out
    },
  }
}
export type Random = ReturnType<typeof random>
