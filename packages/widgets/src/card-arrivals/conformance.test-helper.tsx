import type { ConformingPart } from '../../test/describe-conformance.tsx'
import { ArrivalsStory, someArrivals } from './arrivals.fixtures.tsx'
import { CardArrivals } from './CardArrivals.tsx'

export const parts: readonly ConformingPart[] = [
  [
    'CardArrivals',
    (p) => <CardArrivals {...p} />,
    {
      inside: (part) => <ArrivalsStory arrivals={someArrivals.slice(0, 1)}>{part}</ArrivalsStory>,
      heading: 2,
    },
  ],
]
