/** Returns the median. */
export const median = (list: readonly number[]): number =>
  list.toSorted((one, other) => one - other)[Math.floor(list.length / 2)] ?? Number.NaN
