/**
 * Originals, events and stories.
 *
 * @module
 */
export { type EventPhase, eventPhase, onHome, seoulDaysBetween } from './showcase.rules.ts'
export type { FanEvent, Original, Story } from './showcase.schema.ts'
export { getEvents, getOriginals, getStories } from './showcase.ts'
