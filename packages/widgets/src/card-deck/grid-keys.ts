/** Returns the card that a key leads to in a grid; `undefined` for another key and at an edge. */
export function stepOf(key: string, at: number, columns: number, count: number): number | undefined {
  const steps: Record<string, number | undefined> = {
    ArrowLeft: at - 1,
    ArrowRight: at + 1,
    ArrowUp: at - columns,
    ArrowDown: at + columns,
    Home: 0,
    End: count - 1,
  }
  const next = steps[key]
  return next === undefined || next < 0 || next >= count || next === at ? undefined : next
}
