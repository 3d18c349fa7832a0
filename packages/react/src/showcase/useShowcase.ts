import type { FanEvent, Original, Story } from '@fandeck/sdk/showcase'
import { usePublicQuery, type WithQuery } from '../internal/use-fandeck-query.ts'
import { useFandeck } from '../provider/FandeckProvider.tsx'
import { eventsQuery, originalsQuery, storiesQuery } from './showcase.queries.ts'

/** Fetches the originals, in display order (D26). */
export const useOriginals = <Selected = Original[]>({ query }: WithQuery<Original[], Selected> = {}) =>
  usePublicQuery(originalsQuery(useFandeck()), query)

/** Fetches all events: upcoming, open and closed (D26). */
export const useEvents = <Selected = FanEvent[]>({ query }: WithQuery<FanEvent[], Selected> = {}) =>
  usePublicQuery(eventsQuery(useFandeck()), query)

/** Fetches the stories, newest first (D26). */
export const useStories = <Selected = Story[]>({ query }: WithQuery<Story[], Selected> = {}) =>
  usePublicQuery(storiesQuery(useFandeck()), query)
