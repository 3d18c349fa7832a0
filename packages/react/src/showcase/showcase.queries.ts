import { type Fandeck, getEvents, getOriginals, getStories } from '@fandeck/sdk'
import { queryOptions } from '@tanstack/react-query'
import { publicKey } from '../internal/query-keys.ts'

/** Query options of the originals (D26). */
export const originalsQuery = (fandeck: Fandeck) =>
  queryOptions({
    queryKey: publicKey('originals'),
    queryFn: ({ signal }) => getOriginals(fandeck, { signal }),
  })

/** Query options of every event (D26). */
export const eventsQuery = (fandeck: Fandeck) =>
  queryOptions({ queryKey: publicKey('events'), queryFn: ({ signal }) => getEvents(fandeck, { signal }) })

/** Query options of the stories (D26). */
export const storiesQuery = (fandeck: Fandeck) =>
  queryOptions({ queryKey: publicKey('stories'), queryFn: ({ signal }) => getStories(fandeck, { signal }) })
