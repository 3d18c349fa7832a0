import type { Member } from '@fandeck/sdk/account'
import { Skeleton } from '@fandeck/widgets'
import { PageLink } from '../../layout/PageLink.tsx'
import type { useDeck } from './use-deck.ts'

/** Cards, collections, points. */
export function Facts({ member, deck }: { member: Member | undefined; deck: ReturnType<typeof useDeck> }) {
  const facts = [
    { label: '카드', value: deck.data && deck.count.toLocaleString('ko-KR') },
    { label: '컬렉션', value: deck.data && deck.collections.length.toLocaleString('ko-KR') },
    {
      label: '포인트',
      value: member && (
        <PageLink className="site-facts__link" to="/mypage/point">
          {member.totalPoint.toLocaleString('ko-KR')}P
        </PageLink>
      ),
    },
  ]
  return (
    <dl className="site-facts">
      {facts.map(({ label, value }) => (
        <div key={label}>
          <dt className="fandeck-caption">{label}</dt>
          <dd>{value ?? <Skeleton width={48} height={30} />}</dd>
        </div>
      ))}
    </dl>
  )
}
