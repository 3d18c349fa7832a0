import { Button, CardDeck, Chip, Image, Progress, Skeleton } from '@fandeck/widgets'
import { ScanLine } from 'lucide-react'
import { ButtonLink } from '../../layout/ButtonLink.tsx'
import { useMessages } from '../../messages/use-messages.ts'
import { useSiteShop } from '../../use-site-shop.ts'
import { useShareCard } from '../packs/use-share-card.ts'
import type { DeckCollection, useDeck } from './use-deck.ts'
import { useFilterInAddress } from './use-filter-in-address.ts'

const scan = <ScanLine size={18} strokeWidth={2} aria-hidden />

/** The closed packs and the searchable cards. */
export function Deck({ onScan }: { onScan(): void }) {
  const messages = useMessages()
  const { defaultFilter, keep } = useFilterInAddress()
  const onShare = useShareCard()
  const shop = useSiteShop()
  if (!shop) return <DeckLoading />
  return (
    <CardDeck
      packs={shop.packs}
      defaultFilter={defaultFilter}
      onFilterChange={keep}
      onShare={onShare}
      actions={
        <Chip aria-label={messages['mypage.scan']} onClick={onScan}>
          {scan}
          스캔
        </Chip>
      }
      emptyActions={
        <>
          <ButtonLink to="/">드롭 보러 가기</ButtonLink>
          <Button kind="secondary" size={44} onClick={onScan}>
            {scan}
            {messages['mypage.scan']}
          </Button>
        </>
      }
    />
  )
}

const DeckLoading = () => (
  <div aria-busy>
    <Skeleton height={320} radius={16} />
  </div>
)

/** The collections of which the member owns cards, as chips. */
export function DeckCollections({ deck }: { deck: ReturnType<typeof useDeck> }) {
  if (deck.data === undefined) return <CollectionsLoading />
  return deck.collections.length > 0 && <Collections collections={deck.collections} />
}

const Collections = ({ collections }: { collections: readonly DeckCollection[] }) => (
  // biome-ignore lint/a11y/noNoninteractiveTabindex: a scrolling region must be reachable by keyboard.
  <section className="site-collections" aria-label="컬렉션" tabIndex={0}>
    <ul>
      {collections.map((collection) => (
        <Collection key={collection.packName} {...collection} />
      ))}
    </ul>
  </section>
)

const CollectionsLoading = () => (
  <div className="site-collections" aria-busy>
    <ul>
      {[1, 2].map((place) => (
        <li key={place}>
          <Skeleton width={148} height={88} radius={16} />
        </li>
      ))}
    </ul>
  </div>
)

function Collection({ title, crest, owned, total }: DeckCollection) {
  return (
    <li className="site-collection">
      <span className="site-collection__name">
        <Image shownWidth={24} src={crest} alt="" style={{ width: 24, height: 24 }} />
        {title}
      </span>
      <Progress value={owned} max={total} label={`${title} 카드`} />
      <span className="fandeck-caption">
        <b>{owned}</b> / {total}장
      </span>
    </li>
  )
}
