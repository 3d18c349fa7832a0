/** Returns chi-square of counts whose expected values are equal. */
export function chiSquare(counts: readonly number[]): number {
  let total = 0
  for (const count of counts) total += count
  const expected = total / counts.length
  let sum = 0
  for (const count of counts) sum += (count - expected) ** 2 / expected
  return sum
}

/** Returns the chi-square that equal chances exceed once in a thousand million times (Wilson and Hilferty). */
export function chiSquareBound(cells: number): number {
  const free = cells - 1
  const part = 2 / (9 * free)
  return free * (1 - part + 6 * Math.sqrt(part)) ** 3
}
