import { useFandeck, usePointHistory, usePoints } from '@fandeck/react'
import { forwardRef, useState } from 'react'
import { Button } from '../primitives/button/Button.tsx'
import { grouped } from '../primitives/grouped.ts'
import { type HeadedPartProps, Part } from '../primitives/part/Part.tsx'
import { QueryState } from '../primitives/query-state/QueryState.tsx'
import { RollingPoints } from '../primitives/rolling-number/RollingPoints.tsx'
import { Skeleton } from '../primitives/skeleton/Skeleton.tsx'
import { monthAfter, monthOf, monthText } from './months.ts'
import { type Direction, PointFilters } from './PointFilters.tsx'
import { PointRow } from './PointRow.tsx'
import { usePointMessages } from './use-point-messages.ts'
import '../primitives/row-list/RowList.css'
import './PointHistory.css'

/** The props of the point history, which fetches the member's points and their changes. */
export type PointHistoryProps = HeadedPartProps

/**
 * The member's points, and their changes month by month.
 *
 * @see S2.8, D16
 */
export const PointHistory = /* @__PURE__ */ forwardRef<HTMLElement, PointHistoryProps>(function PointHistory(
  { headingLevel = 2, ...root },
  ref,
) {
  const messages = usePointMessages()
  const { clock } = useFandeck()
  const points = usePoints()
  const [back, setBack] = useState(0)
  const [direction, setDirection] = useState<Direction>('all')
  const month = monthAfter(monthOf(clock.now()), -back)
  const history = usePointHistory({
    month: monthText(month),
    direction: direction === 'all' ? undefined : direction,
  })
  const oldest = points.data !== undefined && monthText(month) <= monthText(monthOf(points.data.since))
  return (
    <Part base="fandeck-root fandeck-point-history" {...root} ref={ref}>
      <QueryState query={points} loading={<BalanceLoading />}>
        {({ total, earnedThisMonth, expiring }) => (
          <div className="fandeck-point-history__balance">
            <p className="fandeck-caption">{messages['points.balance']}</p>
            <p className="fandeck-point-history__total">
              <b>
                <RollingPoints value={total} />
              </b>
              <span>P</span>
            </p>
            <Note points={grouped(earnedThisMonth)} words={messages['points.earned']} />
            {expiring > 0 && <Note points={grouped(expiring)} words={messages['points.expiring']} />}
          </div>
        )}
      </QueryState>
      <div className="fandeck-point-history__history">
        <PointFilters
          {...{ month, direction, headingLevel }}
          first={oldest}
          last={back === 0}
          onMonth={(by) => setBack(back - by)}
          onDirection={setDirection}
        />
        <QueryState query={history}>
          {(rows) =>
            rows.length === 0 ? (
              <p className="fandeck-point-history__none">{messages['points.none']}</p>
            ) : (
              <ul className="fandeck-rows">
                {rows.map((change) => (
                  <PointRow key={change.changeId} change={change} />
                ))}
              </ul>
            )
          }
        </QueryState>
        {history.hasNextPage && (
          <Button
            kind="secondary"
            size={44}
            loading={history.isFetchingNextPage}
            onClick={() => void history.fetchNextPage()}
          >
            {messages['points.more']}
          </Button>
        )}
      </div>
    </Part>
  )
})

/** A sentence about a number of points, which is bold. */
function Note({ points, words }: { points: string; words(p: { points: string }): string }) {
  const [before, after] = words({ points }).split(`${points}P`)
  return (
    <p className="fandeck-point-history__note">
      <span>{before}</span>
      <b>{points}P</b>
      <span>{after}</span>
    </p>
  )
}

/** As high as the balance with its two notes. */
const BalanceLoading = () => (
  <div className="fandeck-point-history__balance">
    <Skeleton width={64} height={18} />
    <Skeleton width={180} height={40} style={{ marginBlock: 8 }} />
    <Skeleton width={200} height={18} style={{ marginTop: 12 }} />
  </div>
)
