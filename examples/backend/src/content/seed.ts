import type { Backend } from '../context.ts'
import type { Tx } from '../db/open.ts'
import { BANNERS, type SeedTerms, TERMS } from '../seed/content/index.ts'
import { banners, terms } from './tables.ts'

const MINUTE = 60_000

/** The wire's letter for purchase terms is T. */
const divOf = (div: SeedTerms['termsDiv']): (typeof terms.$inferInsert)['div'] => (div === 'B' ? 'T' : div)

const textOf = (sections: SeedTerms['sections']) =>
  sections.flatMap(({ heading, paragraphs }) => [heading, ...paragraphs]).join('\n\n')

/** Banners and terms. A banner's name keeps the line breaks of its title. */
export async function seedContent(backend: Backend, tx: Tx): Promise<void> {
  const at = (minutes: number) => backend.now() + minutes * MINUTE
  await tx.insert(banners).values(
    BANNERS.map(({ title, startMinutes, endMinutes, ...banner }) => ({
      ...banner,
      name: title.join('\n'),
      startAt: at(startMinutes),
      endAt: at(endMinutes),
      used: true,
    })),
  )
  await tx.insert(terms).values(
    TERMS.map(({ termsDiv, effectiveMinutes, sections, ...version }) => ({
      ...version,
      div: divOf(termsDiv),
      content: textOf(sections),
      startAt: at(effectiveMinutes),
    })),
  )
}
