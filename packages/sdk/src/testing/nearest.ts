/** How many characters must be added, removed or replaced to make one text of another. */
function distance(one: string, other: string): number {
  let row = Array.from({ length: other.length + 1 }, (_, at) => at)
  for (const [down, letter] of [...one].entries()) {
    const next = [down + 1]
    for (const [across, otherLetter] of [...other].entries()) {
      const replaced = (row[across] ?? 0) + (letter === otherLetter ? 0 : 1)
      next.push(Math.min(replaced, (row[across + 1] ?? 0) + 1, (next[across] ?? 0) + 1))
    }
    row = next
  }
  return row.at(-1) ?? 0
}

/** The text of a list that differs least from `text`; `undefined` when the list is empty. */
export const nearest = (text: string, list: readonly string[]): string | undefined =>
  list
    .map((one) => ({ one, by: distance(text, one) }))
    .toSorted((a, b) => a.by - b.by)
    .at(0)?.one
