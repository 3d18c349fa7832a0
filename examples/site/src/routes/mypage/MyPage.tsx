import { useMember } from '@fandeck/react'
import { ActivityList, Outage } from '@fandeck/widgets'
import { useRef, useState } from 'react'
import { ReturnToTeam } from '../../layout/ReturnToTeam.tsx'
import { useLocation } from '../../router/Router.tsx'
import { Deck, DeckCollections } from './Deck.tsx'
import { MyHead } from './MyHead.tsx'
import { Scan } from './Scan.tsx'
import { useDeck } from './use-deck.ts'

/** The address of the activity, which stands below the same head as the cards. */
const ACTIVITY = '/mypage/activity'

/** My page: profile, wallet, counts, and below them the cards with the scanner (S2.6), or the activity (S7.42). */
export default function MyPage() {
  const { pathname } = useLocation()
  const member = useMember()
  const deck = useDeck()

  const failed = [member, deck].find((query) => query.isError && query.data === undefined)
  if (failed) {
    const retry = () => {
      void member.refetch()
      void deck.refetch()
    }
    return <Outage error={failed.error} onRetry={retry} />
  }

  return (
    <div className="site-mypage">
      <MyHead member={member.data} deck={deck} />
      {pathname === ACTIVITY ? <ActivityList className="site-mypage__activities" /> : <Cards deck={deck} />}
      <ReturnToTeam />
    </div>
  )
}

/** The collections, the scanner and the deck. */
function Cards({ deck }: { deck: ReturnType<typeof useDeck> }) {
  const head = useRef<HTMLDivElement>(null)
  const [scanning, setScanning] = useState(false)
  return (
    <>
      <DeckCollections deck={deck} />
      <div ref={head}>
        <h2 className="fandeck-visually-hidden">내 카드</h2>
        <Deck onScan={() => setScanning(true)} />
      </div>
      <Scan
        deck={deck}
        open={scanning}
        onOpenChange={setScanning}
        onViewDeck={() => head.current?.scrollIntoView()}
      />
    </>
  )
}
