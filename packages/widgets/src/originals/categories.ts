import type { Original } from '@fandeck/sdk/showcase'

/** The categories with a name; others show the name of the backend. */
const NAMED = ['football', 'baseball', 'basketball', 'magazine', 'idol'] as const

export const ALL = 'all'

/** Returns the categories of the originals with their counts: the named ones in their order, then the others. */
export function categoriesOf(originals: readonly Original[]): { category: string; count: number }[] {
  const counts = new Map<string, number>(NAMED.map((category) => [category, 0]))
  for (const { category } of originals) counts.set(category, (counts.get(category) ?? 0) + 1)
  return [...counts].filter(([, count]) => count > 0).map(([category, count]) => ({ category, count }))
}

/** Returns the message of a category's name; `undefined` for one without. */
export function categoryMessage(category: string) {
  const known = NAMED.find((named) => named === category)
  return known && (`originals.${known}` as const)
}
