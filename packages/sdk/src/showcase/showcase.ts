import type { Fandeck } from '../client.ts'
import type { CallOptions } from '../http/call.ts'
import { getFile } from '../http/file.ts'
import { getEventsEndpoint, getOriginalsEndpoint, getStoriesEndpoint } from './showcase.endpoints.ts'
import type { FanEvent, Original, Story } from './showcase.schema.ts'

/** Returns the originals, in display order (D26). Sends no token. */
export const getOriginals = async (fandeck: Fandeck, options?: CallOptions): Promise<Original[]> =>
  (await getFile(fandeck, getOriginalsEndpoint, options)).originals

/** Returns all events: upcoming, open and closed; see `eventPhase` (D26). */
export const getEvents = async (fandeck: Fandeck, options?: CallOptions): Promise<FanEvent[]> =>
  (await getFile(fandeck, getEventsEndpoint, options)).events

/** Returns the stories, newest first (D26). */
export const getStories = async (fandeck: Fandeck, options?: CallOptions): Promise<Story[]> =>
  (await getFile(fandeck, getStoriesEndpoint, options)).stories
