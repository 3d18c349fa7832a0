import { useDrops } from '@fandeck/react'
import { EventList, Originals } from '@fandeck/widgets'
import { HomeDrop } from '../HomeDrop.tsx'
import { Loaded } from '../Loaded.tsx'

/** The shop's drops, originals and events. */
export function HomePage() {
  // A drop without a collection is sold on the page of its brand.
  const drops = useDrops({ query: { select: (all) => all.filter(({ collectionLink }) => collectionLink) } })
  return (
    <div className="page">
      <title>덱 스토어</title>
      <h1 className="fandeck-title-1 fandeck-root">오늘의 드롭</h1>
      <Loaded query={drops}>
        {(all) => all.map(({ dropId }) => <HomeDrop key={dropId} dropId={dropId} />)}
      </Loaded>
      <Originals headingLevel={2} />
      <EventList headingLevel={2} hrefOf={(eventId) => `/event/${eventId}`} />
    </div>
  )
}
