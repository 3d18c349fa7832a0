import { notionPages } from '../../content/tables.ts'
import type { Backend } from '../../context.ts'
import type { Tx } from '../../db/open.ts'
import { events, originals, stories } from '../../showcase/tables.ts'
import { EVENTS, ORIGINALS, STORIES } from '../content/index.ts'
import { blockOf } from '../content/notion.ts'

const MINUTE = 60_000

const paragraphBlocks = (paragraphs: readonly string[]) =>
  paragraphs.map((text) => blockOf('paragraph', text))

/** Originals, events and stories; the text of an event or a story becomes a Notion page. */
export async function seedShowcase(backend: Backend, tx: Tx): Promise<void> {
  const at = (minutes: number) => backend.now() + minutes * MINUTE
  await tx.insert(originals).values(
    ORIGINALS.map(({ slug, listArt, homeArt, color1, color2, color3, ...original }, index) => ({
      ...original,
      originalId: index + 1,
      linkUrl: `/${slug}`,
      colors: [color1, color2, color3],
      image: listArt,
      thumb: homeArt,
    })),
  )
  await tx.insert(events).values(
    EVENTS.map(({ eventSeq, title, startMinutes, endMinutes, art, ...event }) => ({
      ...event,
      eventId: eventSeq,
      title: title.join('\n'),
      startAt: at(startMinutes),
      endAt: at(endMinutes),
      pageId: `event-${eventSeq}`,
      image: art,
    })),
  )
  await tx.insert(stories).values(
    STORIES.map(({ storySeq, postedMinutes, art, ...story }) => ({
      ...story,
      storyId: storySeq,
      postedAt: at(postedMinutes),
      pageId: `story-${storySeq}`,
      image: art,
    })),
  )
  await tx.insert(notionPages).values([
    ...EVENTS.map(({ eventSeq, title, paragraphs }) => ({
      pageId: `event-${eventSeq}`,
      title: title.join(' '),
      blocks: paragraphBlocks(paragraphs),
    })),
    ...STORIES.map(({ storySeq, title, sections }) => ({
      pageId: `story-${storySeq}`,
      title,
      blocks: sections.flatMap(({ heading, paragraphs }) => [
        ...(heading === undefined ? [] : [blockOf('heading_2', heading)]),
        ...paragraphBlocks(paragraphs),
      ]),
    })),
  ])
}
