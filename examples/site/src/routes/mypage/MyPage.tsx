import { useMember } from '@fandeck/react'
import { Button } from '@fandeck/widgets'
import { ScanLine } from 'lucide-react'
import { useRef, useState } from 'react'
import { Outage } from '../../layout/Outage.tsx'
import { ReturnToTeam } from '../../layout/ReturnToTeam.tsx'
import { useMessages } from '../../messages/use-messages.ts'
import { Deck, DeckCollections } from './Deck.tsx'
import { MyHead } from './MyHead.tsx'
import { Scan } from './Scan.tsx'
import { useDeck } from './use-deck.ts'

/** My page: profile, wallet, counts, cards, and the scanner (S2.6). */
export default function MyPage() {
  const messages = useMessages()
  const member = useMember()
  const deck = useDeck()
  const head = useRef<HTMLDivElement>(null)
  const [scanning, setScanning] = useState(false)

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
      <DeckCollections deck={deck} />
      <div ref={head}>
        <h2 className="fandeck-visually-hidden">내 카드</h2>
        <Button block kind="secondary" size={44} onClick={() => setScanning(true)}>
          <ScanLine size={18} strokeWidth={2} aria-hidden />
          {messages['mypage.scan']}
        </Button>
      </div>
      <Deck />
      <Scan
        deck={deck}
        open={scanning}
        onOpenChange={setScanning}
        onViewDeck={() => head.current?.scrollIntoView()}
      />
      <ReturnToTeam />
    </div>
  )
}
