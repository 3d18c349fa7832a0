import { constants } from '@fandeck/sdk'
import { forwardRef } from 'react'
import { useDropModel } from '../drop-model/drop-context.ts'
import { useDropMessages } from '../drop-model/use-drop-messages.ts'
import { Part, type PartProps } from '../primitives/part/Part.tsx'
import { useDates } from '../theme/use-dates.ts'
import './DropBody.css'

/** Period, limits and network of the sale, one row each. */
export const DropFacts = /* @__PURE__ */ forwardRef<HTMLElement, PartProps>(function DropFacts(props, ref) {
  const messages = useDropMessages()
  const { date, time, moment } = useDates()
  const { drop, possible, phase } = useDropModel()
  const { startAt, endAt, maxPerOrder, maxPerMember } = drop.info
  const packs = messages['drop.packs']
  const wallet =
    typeof possible === 'number' && phase === 'open'
      ? messages['drop.walletLimit.left']({ limit: maxPerMember, left: possible })
      : packs({ packs: maxPerMember })
  const day = date(startAt)
  // To the minute on both sides, because the days alone do not show when it ends.
  const end = day === date(endAt) ? time(endAt) : moment(endAt)
  const rows = [
    [messages['drop.period'], `${day} ${time(startAt)} – ${end}`],
    [messages['drop.limit'], packs({ packs: maxPerOrder })],
    [messages['drop.walletLimit'], wallet],
    [messages['drop.network'], `${constants.collection.network} · ${constants.collection.tokenType}`],
  ]
  return (
    <Part tag="dl" base="fandeck-drop__facts" {...props} ref={ref}>
      {rows.map(([name, value]) => (
        <div key={name}>
          <dt>{name}</dt>
          <dd>{value}</dd>
        </div>
      ))}
    </Part>
  )
})
