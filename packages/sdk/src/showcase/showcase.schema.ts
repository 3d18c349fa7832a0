import * as z from 'zod/mini'
import {
  HEX_COLOUR,
  lenientList,
  natural,
  seoulTime,
  text,
  textOrNone,
  whole,
  wireObject,
} from '../http/wire.ts'

/** A place on the home page from 1; `null` or absent when it has none. */
const homeOrder = z.optional(z.nullable(natural))

/** One original: a team's or an artist's pages (D26). */
export const Original = wireObject({
  key: ['key', z.string()],
  category: ['category', z.string()],
  title: ['title', z.string()],
  description: ['description', z.string()],
  /** The line of the tile on the home page. */
  homeDescription: ['home_description', z.string()],
  homeOrder: ['home_order', homeOrder],
  linkUrl: ['link_url', z.string()],
  crest: ['crest', z.string()],
  image: ['image', z.string()],
  thumb: ['thumb', z.string()],
  /** The team's palette: main, ground, light. */
  colors: ['colors', lenientList(text({ pattern: HEX_COLOUR }))],
})
export type Original = z.output<typeof Original>
/** `{cdn}/static/originals/originals.json`. */
export const OriginalsFile = wireObject({
  updatedAt: ['updated_dttm', seoulTime],
  originals: ['originals', lenientList(Original)],
})

/** One event; its text is the Notion page of `pageId` (D26). */
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
})
export type FanEvent = z.output<typeof FanEvent>
/** `{cdn}/static/events/events.json`. */
export const EventsFile = wireObject({
  updatedAt: ['updated_dttm', seoulTime],
  events: ['events', lenientList(FanEvent)],
})

/** One story; its text is the Notion page of `pageId` (D26). */
export const Story = wireObject({
  storyId: ['story_seq', whole],
  title: ['title', z.string()],
  summary: ['summary', z.string()],
  postedAt: ['posted_dttm', seoulTime],
  image: ['image', z.string()],
  pageId: ['page_id', z.string()],
})
export type Story = z.output<typeof Story>
/** `{cdn}/static/stories/stories.json`. */
export const StoriesFile = wireObject({
  updatedAt: ['updated_dttm', seoulTime],
  stories: ['stories', lenientList(Story)],
})
