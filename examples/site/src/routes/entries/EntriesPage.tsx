import { useEntries } from '@fandeck/react'
import type { EntriesOptions } from '@fandeck/sdk/entries'
import { Button, Empty, Segment, Skeleton } from '@fandeck/widgets'
import { Ticket } from 'lucide-react'
import { useState } from 'react'
import { ButtonLink } from '../../layout/ButtonLink.tsx'
import { Outage } from '../../layout/Outage.tsx'
import { ReturnToTeam } from '../../layout/ReturnToTeam.tsx'
import { useMessages } from '../../messages/use-messages.ts'
import { EntryCard } from './EntryCard.tsx'

type Filter = 'all' | NonNullable<EntriesOptions['result']>
const FILTERS: readonly { value: Filter; label: string }[] = [
  { value: 'all', label: '전체' },
  { value: 'waiting', label: '진행 중' },
  { value: 'won', label: '당첨' },
]

/** The member's entries in events, with results, prizes and parcels (S2.7, D17). */
export default function EntriesPage() {
  const messages = useMessages()
  const [filter, setFilter] = useState<Filter>('all')
  const entries = useEntries({ result: filter === 'all' ? undefined : filter })
  const { data, isError, error, refetch, hasNextPage, fetchNextPage, isFetchingNextPage } = entries
  return (
    <div className="site-entries">
      <Segment label="응모 결과" options={FILTERS} value={filter} onChange={setFilter} />
      {isError && !data && <Outage error={error} onRetry={() => void refetch()} />}
      {!data && !isError && (
        <div className="site-entries__list" aria-busy>
          {[1, 2, 3].map((place) => (
            <Skeleton key={place} height={130} radius={20} />
          ))}
        </div>
      )}
      {data?.length === 0 && <NothingEntered filter={filter} />}
      {data && data.length > 0 && (
        <ul className="site-entries__list" aria-label="응모 내역">
          {data.map((entry) => (
            <EntryCard key={entry.entryId} entry={entry} />
          ))}
        </ul>
      )}
      {hasNextPage && (
        <Button kind="secondary" size={44} loading={isFetchingNextPage} onClick={() => void fetchNextPage()}>
          {messages['common.more']}
        </Button>
      )}
      <ReturnToTeam />
    </div>
  )
}

const NothingEntered = ({ filter }: { filter: Filter }) => (
  <Empty
    icon={<Ticket size={26} strokeWidth={2} />}
    title={filter === 'won' ? '아직 당첨된 응모가 없어요' : '여기에는 응모한 이벤트가 없어요'}
    description="지금 열린 이벤트에 응모해 보세요."
    actions={<ButtonLink to="/event">이벤트 보러 가기</ButtonLink>}
  />
)
