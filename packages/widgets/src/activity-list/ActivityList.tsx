import { useActivity, useFandeck } from '@fandeck/react'
import type { Activity } from '@fandeck/sdk/activity'
import { History } from 'lucide-react'
import { forwardRef, useId } from 'react'
import { Button } from '../primitives/button/Button.tsx'
import { Empty } from '../primitives/empty/Empty.tsx'
import { groupBy } from '../primitives/group-by.ts'
import { type HeadedPartProps, Part } from '../primitives/part/Part.tsx'
import { QueryState } from '../primitives/query-state/QueryState.tsx'
import { useDates } from '../theme/use-dates.ts'
import { ActivityRow } from './ActivityRow.tsx'
import { useActivityMessages } from './use-activity-messages.ts'
import '../primitives/small-heading/SmallHeading.css'
import './ActivityList.css'

/** The props of the activity, which fetches itself. */
export type ActivityListProps = HeadedPartProps

/**
 * What the member did, newest first, day by day in Seoul time.
 *
 * @see S7.42
 */
export const ActivityList = /* @__PURE__ */ forwardRef<HTMLElement, ActivityListProps>(function ActivityList(
  { headingLevel = 2, ...root },
  ref,
) {
  const messages = useActivityMessages()
  const activity = useActivity()
  return (
    <Part base="fandeck-root fandeck-activities" {...root} ref={ref}>
      <QueryState query={activity}>
        {(rows) =>
          rows.length === 0 ? (
            <Empty
              icon={<History size={26} strokeWidth={2} />}
              title={messages['activity.none']}
              description={messages['activity.none.message']}
            />
          ) : (
            <Days rows={rows} headingLevel={headingLevel} />
          )
        }
      </QueryState>
      {activity.hasNextPage && (
        <Button
          kind="secondary"
          size={44}
          loading={activity.isFetchingNextPage}
          onClick={() => void activity.fetchNextPage()}
        >
          {messages['activity.more']}
        </Button>
      )}
    </Part>
  )
})

interface DaysProps {
  rows: readonly Activity[]
  headingLevel: NonNullable<HeadedPartProps['headingLevel']>
}

function Days({ rows, headingLevel }: DaysProps) {
  const messages = useActivityMessages()
  const { clock } = useFandeck()
  const { date, day } = useDates()
  const id = useId()
  const Heading = `h${headingLevel}` as const
  const today = date(clock.now())
  return [...groupBy(rows, ({ at }) => date(at))].map(([key, done], index) => (
    <section key={key} className="fandeck-activities__day" aria-labelledby={`${id}-${index}`}>
      <Heading id={`${id}-${index}`} className="fandeck-small-heading">
        {key === today ? messages['activity.today'] : day(done[0]?.at ?? 0)}
      </Heading>
      <ul className="fandeck-activities__rows">
        {done.map((one) => (
          <ActivityRow key={one.activityId} activity={one} />
        ))}
      </ul>
    </section>
  ))
}
