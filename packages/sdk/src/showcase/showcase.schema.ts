import * as z from 'zod/mini'
import {
  type Codec,
  HEX_COLOUR,
  lenientList,
  natural,
  seoulTime,
  text,
  textOrNone,
  whole,
  wireObject,
  yesNoOrNone,
} from '../http/wire.ts'

/** A place on the home page from 1; `null` or absent when it has none. */
const homeOrder = z.optional(z.nullable(natural))

/** One original: a team's or an artist's pages (D26). */
export interface Original {
  key: string
  category: string
  title: string
  description: string
  /** The line of the tile on the home page. */
  homeDescription: string
  /** The place on the home page from 1; absent when it has none. */
  homeOrder?: number | null | undefined
  linkUrl: string
  /** URL. */
  crest: string
  /** URL. */
  image: string
  /** URL. */
  thumb: string
  /** The team's palette: main, ground, light. */
  colors: string[]
}
/** The schema of `Original`. */
export const Original = wireObject({
  key: ['key', z.string()],
  category: ['category', z.string()],
  title: ['title', z.string()],
  description: ['description', z.string()],
  homeDescription: ['home_description', z.string()],
  homeOrder: ['home_order', homeOrder],
  linkUrl: ['link_url', z.string()],
  crest: ['crest', z.string()],
  image: ['image', z.string()],
  thumb: ['thumb', z.string()],
  colors: ['colors', lenientList(text({ pattern: HEX_COLOUR }))],
}) satisfies Codec<Original>
/** `{cdn}/static/originals/originals.json`. */
export const OriginalsFile = wireObject({
  updatedAt: ['updated_dttm', seoulTime],
  originals: ['originals', lenientList(Original)],
})

/** One event; its text is the Notion page of `pageId` (D26). */
export interface FanEvent {
  eventId: number
  title: string
  summary: string
  /** Its start, epoch ms. */
  startAt: number
  /** Its end, epoch ms. */
  endAt: number
  linkUrl?: string | null | undefined
  /** URL. */
  image: string
  /** URL. */
  thumb: string
  /** The Notion page of its text. */
  pageId: string
  /** The place on the home page from 1; absent when it has none. */
  homeOrder?: number | null | undefined
  /** Whether a button enters its draw. */
  hasDraw: boolean
}
/** The schema of `FanEvent`. */
export const FanEvent = wireObject({
  eventId: ['event_seq', whole],
  title: ['title', z.string()],
  summary: ['summary', z.string()],
  startAt: ['start_dttm', seoulTime],
  endAt: ['end_dttm', seoulTime],
  linkUrl: ['link_url', textOrNone],
  image: ['image', z.string()],
  thumb: ['thumb', z.string()],
  pageId: ['page_id', z.string()],
  homeOrder: ['home_order', homeOrder],
  hasDraw: ['draw_yn', yesNoOrNone],
}) satisfies Codec<FanEvent>
/** `{cdn}/static/events/events.json`. */
export const EventsFile = wireObject({
  updatedAt: ['updated_dttm', seoulTime],
  events: ['events', lenientList(FanEvent)],
})

/** One story; its text is the Notion page of `pageId` (D26). */
export interface Story {
  storyId: number
  title: string
  summary: string
  /** When it was posted, epoch ms. */
  postedAt: number
  /** URL. */
  image: string
  /** The Notion page of its text. */
  pageId: string
}
/** The schema of `Story`. */
export const Story = wireObject({
  storyId: ['story_seq', whole],
  title: ['title', z.string()],
  summary: ['summary', z.string()],
  postedAt: ['posted_dttm', seoulTime],
  image: ['image', z.string()],
  pageId: ['page_id', z.string()],
}) satisfies Codec<Story>
/** `{cdn}/static/stories/stories.json`. */
export const StoriesFile = wireObject({
  updatedAt: ['updated_dttm', seoulTime],
  stories: ['stories', lenientList(Story)],
})
