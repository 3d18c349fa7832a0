import { endpoint } from '../http/endpoint.ts'
import { EventsFile, OriginalsFile, StoriesFile } from './showcase.schema.ts'

/** Returns the originals, in display order (D26). */
export const getOriginalsEndpoint = endpoint({
  method: 'GET',
  base: 'cdn',
  path: '/static/originals/originals.json',
  auth: 'public',
  reply: OriginalsFile,
})

/** Returns the events: upcoming, open and closed (D26). */
export const getEventsEndpoint = endpoint({
  method: 'GET',
  base: 'cdn',
  path: '/static/events/events.json',
  auth: 'public',
  reply: EventsFile,
})

/** Returns the stories, newest first (D26). */
export const getStoriesEndpoint = endpoint({
  method: 'GET',
  base: 'cdn',
  path: '/static/stories/stories.json',
  auth: 'public',
  reply: StoriesFile,
})
