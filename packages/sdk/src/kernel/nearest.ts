/** Returns the edit distance: the number of characters to add, remove or replace. */
function distance(one: string, other: string): number {
  let row = [0, ...[...other].map((_, at) => at + 1)]
  ;[...one].forEach((letter, down) => {
    const next = [down + 1]
    ;[...other].forEach((otherLetter, across) => {
      const replaced = (row[across] ?? 0) + (letter === otherLetter ? 0 : 1)
      next.push(Math.min(replaced, (row[across + 1] ?? 0) + 1, (next[across] ?? 0) + 1))
    })
    row = next
  })
  return row.at(-1) ?? 0
}

/** Returns the text of `list` nearest to `text`, with at most `most` edits; `undefined` when there is none. */
export const nearest = (text: string, list: readonly string[], most = Infinity): string | undefined =>
  list
    .map((one) => ({ one, by: distance(text, one) }))
    .filter(({ by }) => by <= most)
    .toSorted((a, b) => a.by - b.by)
    .at(0)?.one
