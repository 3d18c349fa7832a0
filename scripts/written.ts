// How `pnpm indexes` writes statements: as Biome formats and sorts them.

export const NOTE = '// Written by `pnpm indexes`.'

const WIDTH = 110

/** The path of a statement; a space sorts `card/…` before `card-deck/…`, as Biome does. */
export const importPath = (line: string): string =>
  line.slice(line.lastIndexOf(" from '")).replaceAll('/', ' ')

/** Compares letter by letter: without their case, then the capital first. */
function compare(a: string, b: string): number {
  for (const [at, letter] of [...a].entries()) {
    const other = b[at]
    if (other === undefined) return 1
    if (letter !== other)
      return letter.toLowerCase().localeCompare(other.toLowerCase(), 'en') || (letter < other ? -1 : 1)
  }
  return a.length - b.length
}

const named = (item: string) => item.replace('type ', '')

/** Writes `import { … } from '…'` or `export { … } from '…'`; types begin with `type `. */
export function statement(kind: 'import' | 'export', names: readonly string[], path: string): string {
  const sorted = names.toSorted((a, b) => compare(named(a), named(b)))
  const areTypes = sorted.every((name) => name.startsWith('type '))
  const head = areTypes ? `${kind} type` : kind
  const items = areTypes ? sorted.map(named) : sorted
  const line = `${head} { ${items.join(', ')} } from '${path}'\n`
  return line.length <= WIDTH + 1
    ? line
    : `${head} {\n${items.map((item) => `  ${item},\n`).join('')}} from '${path}'\n`
}

/** Sorts statements by their paths. */
export const byPath = (lines: readonly string[]): string =>
  lines.toSorted((a, b) => importPath(a).localeCompare(importPath(b), 'en')).join('')
