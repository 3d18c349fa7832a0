import { useUser } from '@fandeck/react'
import { cardAttribute } from '@fandeck/sdk'
import {
  Button,
  Card,
  CardDetail,
  drawnCard,
  Empty,
  FavouriteButton,
  Image,
  Progress,
  Skeleton,
  useToast,
} from '@fandeck/widgets'
import { Layers } from 'lucide-react'
import { useState } from 'react'
import { ButtonLink } from '../../layout/ButtonLink.tsx'
import { useMessages } from '../../messages/use-messages.ts'
import type { DeckCollection, DeckCopy, useDeck } from './use-deck.ts'

const PLACES = ['a', 'b', 'c', 'd', 'e', 'f'] as const

/** The collections as chips and all designs as cards. */
export function Deck({ deck, onScan }: { deck: ReturnType<typeof useDeck>; onScan(): void }) {
  if (!deck.data)
    return (
      <div className="site-deck" aria-busy>
        {PLACES.map((place) => (
          <Skeleton key={place} height={170} radius={8} />
        ))}
      </div>
    )
  if (deck.count === 0) return <EmptyDeck onScan={onScan} />
  return (
    <>
      {/* biome-ignore lint/a11y/noNoninteractiveTabindex: a scrolling region must be reachable by keyboard. */}
      <section className="site-collections" aria-label="컬렉션" tabIndex={0}>
        <ul>
          {deck.collections.map((collection) => (
            <Collection key={collection.packName} {...collection} />
          ))}
        </ul>
      </section>
      <ul className="site-deck" aria-label="내 카드">
        {deck.designs.map((copies) => (
          <li key={copies[0]?.cardId}>
            <DeckCard copies={copies} />
          </li>
        ))}
      </ul>
    </>
  )
}

function EmptyDeck({ onScan }: { onScan(): void }) {
  const messages = useMessages()
  return (
    <Empty
      icon={<Layers size={26} strokeWidth={2} />}
      title={messages['deck.empty']}
      description="드롭에서 카드팩을 사거나, 실물 카드의 코드를 스캔해 보세요."
      actions={
        <>
          <ButtonLink to="/">드롭 보러 가기</ButtonLink>
          <Button kind="secondary" size={44} onClick={onScan}>
            코드 스캔하기
          </Button>
        </>
      }
    />
  )
}

function Collection({ title, crest, owned, total }: DeckCollection) {
  return (
    <li className="site-collection">
      <span className="site-collection__name">
        <Image src={crest} alt="" style={{ width: 24, height: 24 }} />
        {title}
      </span>
      <Progress value={owned} max={total} label={`${title} 카드`} />
      <span className="fandeck-caption">
        <b>{owned}</b> / {total}장
      </span>
    </li>
  )
}

/** One design of the member; a tap opens it with the numbers of all copies. */
function DeckCard({ copies }: { copies: readonly DeckCopy[] }) {
  const [open, setOpen] = useState(false)
  const owner = useUser()?.nickname
  const toast = useToast()
  const [card] = copies
  if (!card) return null
  const drawn = drawnCard(card)
  return (
    <>
      <button type="button" className="site-deck__card" onClick={() => setOpen(true)}>
        <Card {...drawn} owned={card.amount} />
      </button>
      <CardDetail
        open={open}
        onOpenChange={setOpen}
        actions={open && <FavouriteButton card={card} onFailed={(message) => toast.show(message)} />}
        card={{
          ...drawn,
          position: cardAttribute(card, 'position'),
          backText: cardAttribute(card, 'story'),
          owner,
          token: card.tokenId && `KAIA · KIP17 #${card.tokenId}`,
          editions: copies.map(({ edition }) => edition),
        }}
      />
    </>
  )
}
