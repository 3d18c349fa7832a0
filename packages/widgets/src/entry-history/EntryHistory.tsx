import { useEntries } from '@fandeck/react'
import type { EntriesOptions } from '@fandeck/sdk/entries'
import { Ticket } from 'lucide-react'
import { forwardRef, useState } from 'react'
import { MemberOnly } from '../account-fields/MemberOnly.tsx'
import { Button } from '../primitives/button/Button.tsx'
import { LinkButton } from '../primitives/button/LinkButton.tsx'
import { Empty } from '../primitives/empty/Empty.tsx'
import type { RenderLink } from '../primitives/link/LinkProvider.tsx'
import { Part, type PartProps } from '../primitives/part/Part.tsx'
import { QueryState } from '../primitives/query-state/QueryState.tsx'
import { Segment } from '../primitives/segment/Segment.tsx'
import { Skeleton } from '../primitives/skeleton/Skeleton.tsx'
import { EntryRow } from './EntryRow.tsx'
import { useEntryMessages } from './use-entry-messages.ts'
import './EntryHistory.css'

/** The props of the entries, which fetch themselves. */
export interface EntryHistoryProps extends PartProps {
  /** The path of the events, which an empty list offers. */
  eventsHref?: string | undefined
  /** Called with the benefit that a winner wants to collect; open the wallet. Without it, there is no such button. */
  onBenefitOpen?: ((benefitId: number) => void) | undefined
  renderLink?: RenderLink | undefined
}

type Filter = 'all' | NonNullable<EntriesOptions['result']>
const FILTERS = ['all', 'waiting', 'won'] as const

/**
 * The member's entries in events, newest first, with results, prizes and parcels.
 *
 * @see S2.7, S2.25, D17
 */
export const EntryHistory = /* @__PURE__ */ forwardRef<HTMLElement, EntryHistoryProps>(function EntryHistory(
  { eventsHref, onBenefitOpen, renderLink, ...root },
  ref,
) {
  const messages = useEntryMessages()
  const [filter, setFilter] = useState<Filter>('all')
  const entries = useEntries({ result: filter === 'all' ? undefined : filter })
  const options = FILTERS.map((value) => ({ value, label: messages[`entries.${value}`] }))
  return (
    <Part base="fandeck-root fandeck-entries" {...root} ref={ref}>
      <MemberOnly>
        <Segment label={messages['entries.filter']} options={options} value={filter} onChange={setFilter} />
        <QueryState query={entries} loading={<EntriesLoading />}>
          {(rows) =>
            rows.length === 0 ? (
              <Empty
                icon={<Ticket size={26} strokeWidth={2} />}
                title={messages[filter === 'won' ? 'entries.none.won' : 'entries.none']}
                description={messages['entries.none.message']}
                actions={
                  eventsHref && (
                    <LinkButton href={eventsHref} renderLink={renderLink}>
                      {messages['entries.events']}
                    </LinkButton>
                  )
                }
              />
            ) : (
              <ul className="fandeck-entries__list" aria-label={messages['entries.title']}>
                {rows.map((entry) => (
                  <EntryRow key={entry.entryId} entry={entry} onBenefitOpen={onBenefitOpen} />
                ))}
              </ul>
            )
          }
        </QueryState>
        {entries.hasNextPage && (
          <Button
            kind="secondary"
            size={44}
            loading={entries.isFetchingNextPage}
            onClick={() => void entries.fetchNextPage()}
          >
            {messages['entries.more']}
          </Button>
        )}
      </MemberOnly>
    </Part>
  )
})

const EntriesLoading = () => (
  <div className="fandeck-entries__list">
    {[1, 2, 3].map((place) => (
      <Skeleton key={place} height={130} radius={20} />
    ))}
  </div>
)
