import { banners, notionPages, terms } from '../../content/tables.ts'
import type { Backend } from '../../context.ts'
import type { Tx } from '../../db/open.ts'
import { BANNERS, NOTION_PAGES, type SeedTerms, TERMS } from '../content/index.ts'
import { blockOf } from '../content/notion.ts'

const MINUTE = 60_000

const textOf = (sections: SeedTerms['sections']) =>
  sections.flatMap(({ heading, paragraphs }) => [heading, ...paragraphs]).join('\n\n')

const pageIdOf = (termsId: number) => `terms-${termsId}`
const blocksOf = (sections: SeedTerms['sections']) =>
  sections.flatMap(({ heading, paragraphs }) => [
    blockOf('heading_2', heading),
    ...paragraphs.map((text) => blockOf('paragraph', text)),
  ])

/**
 * Seeds banners, terms and Notion pages; each version of terms is a page too. The name of a banner is its title with
 * line breaks.
 */
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
    TERMS.map(({ effectiveMinutes, sections, ...version }) => ({
      ...version,
      content: textOf(sections),
      pageId: pageIdOf(version.termsId),
      startAt: at(effectiveMinutes),
    })),
  )
  await tx.insert(notionPages).values([
    ...NOTION_PAGES,
    ...TERMS.map(({ termsId, title, sections }) => ({
      pageId: pageIdOf(termsId),
      title,
      blocks: blocksOf(sections),
    })),
  ])
}
