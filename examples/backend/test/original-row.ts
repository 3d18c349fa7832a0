import type { originals } from '../src/showcase/tables.ts'

const ART = { kind: 'crest', team: 'seoul' } as const

/** An original of a team. */
export const originalRow = (originalId: number, key: string): typeof originals.$inferInsert => ({
  originalId,
  key,
  team: key,
  category: 'football',
  title: key,
  description: '',
  homeDescription: '',
  linkUrl: `/${key}`,
  colors: [],
  image: ART,
  thumb: ART,
})
