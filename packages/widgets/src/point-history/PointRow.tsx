import type { PointChange } from '@fandeck/sdk/points'
import { memo } from 'react'
import { grouped } from '../primitives/grouped.ts'
import { useDates } from '../theme/use-dates.ts'

/** One change: what for, when, and how many points. The part of the title after ` · ` is its detail. */
export const PointRow = /* @__PURE__ */ memo(function PointRow({ change }: { change: PointChange }) {
  const { day } = useDates()
  const [title, ...detail] = change.title.split(' · ')
  const amount = grouped(Math.abs(change.amount))
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
