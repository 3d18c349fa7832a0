import type { PointChange } from '@fandeck/sdk/points'
import { memo } from 'react'
import { useDates } from '../theme/use-dates.ts'

/** One change: what for, when, and how many points. The part of the title after ` · ` is its detail. */
export const PointRow = /* @__PURE__ */ memo(function PointRow({
  change,
  locale,
}: {
  change: PointChange
  locale: string
}) {
  const { day } = useDates()
  const [title, ...detail] = change.title.split(' · ')
  const amount = Math.abs(change.amount).toLocaleString(locale)
  return (
    <li className="fandeck-point">
      <span className="fandeck-point__words">
        <b>{title}</b>
        <span className="fandeck-caption">{[day(change.at), ...detail].join(' · ')}</span>
      </span>
      <span className="fandeck-point__amount" data-kind={change.kind}>
        {change.amount < 0 ? `−${amount}` : `+${amount}`}P
      </span>
    </li>
  )
})
