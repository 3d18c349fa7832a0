import type { Fandeck } from '@fandeck/sdk'
import { getEvents, getOriginals, getStories } from '@fandeck/sdk/showcase'
import { publicKey } from '../internal/query-keys.ts'
import { callOptions } from '../internal/query-options.ts'

/** Query options of the originals (D26). */
export const originalsQuery = (fandeck: Fandeck) => callOptions(publicKey('originals'), fandeck, getOriginals)

/** Query options of every event (D26). */
export const eventsQuery = (fandeck: Fandeck) => callOptions(publicKey('events'), fandeck, getEvents)

/** Query options of the stories (D26). */
export const storiesQuery = (fandeck: Fandeck) => callOptions(publicKey('stories'), fandeck, getStories)
