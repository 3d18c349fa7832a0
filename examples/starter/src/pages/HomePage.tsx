import { useDrops } from '@fandeck/react'
import { EventList, ListState, Originals } from '@fandeck/widgets'
import { HomeDrop } from '../HomeDrop.tsx'

/** The shop's drops, originals and events. */
export function HomePage() {
  // A drop without a collection is sold on the page of its brand.
  const drops = useDrops({ query: { select: (all) => all.filter(({ collectionLink }) => collectionLink) } })
  return (
    <div className="page">
      <title>덱 스토어</title>
      <h1 className="fandeck-title-1 fandeck-root">오늘의 드롭</h1>
      <ListState query={drops} empty={{ title: '지금은 드롭이 없어요' }}>
        {(all) => all.map(({ dropId }) => <HomeDrop key={dropId} dropId={dropId} />)}
      </ListState>
      <Originals headingLevel={2} />
      <EventList headingLevel={2} hrefOf={(eventId) => `/event/${eventId}`} />
    </div>
  )
}
