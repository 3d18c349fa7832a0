import { anEvent } from '@fandeck/sdk/testing'
import type { ReactElement } from 'react'
import type { ConformingPart } from '../../test/describe-conformance.tsx'
import { ShowcaseStory } from '../stories/showcase.fixtures.tsx'
import { EventDetail } from './EventDetail.tsx'
import { EventList } from './EventList.tsx'
import { EventRow } from './EventRow.tsx'

const inside = (part: ReactElement) => <ShowcaseStory>{part}</ShowcaseStory>

export const parts: readonly ConformingPart[] = [
  ['EventList', (p) => <EventList {...p} hrefOf={String} />, { inside, heading: 1 }],
  ['EventDetail', (p) => <EventDetail {...p} eventId={1} />, { inside, heading: 1 }],
  ['EventRow', (p) => <EventRow {...p} event={anEvent()} href="#" />, { inside }],
]
