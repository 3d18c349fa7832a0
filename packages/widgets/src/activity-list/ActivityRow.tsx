import type { Activity } from '@fandeck/sdk/activity'
import {
  BadgeCheck,
  CircleCheck,
  CircleMinus,
  ClipboardList,
  Coins,
  Gift,
  type LucideIcon,
  Repeat2,
  ScanLine,
  Sparkles,
  Trophy,
} from 'lucide-react'
import { memo } from 'react'
import { grouped } from '../primitives/grouped.ts'
import { useDates } from '../theme/use-dates.ts'
import { useActivityMessages } from './use-activity-messages.ts'

type Reason = NonNullable<Activity['reason']>

/** The icons of points, by what they were for. */
const REASONS: Record<Reason, LucideIcon> = {
  scan: ScanLine,
  mission: BadgeCheck,
  prediction: Trophy,
  attendance: CircleCheck,
  entry: ClipboardList,
}
const KINDS: Record<Activity['kind'], LucideIcon> = {
  purchased: Sparkles,
  earned: Coins,
  used: CircleMinus,
  expired: CircleMinus,
  benefitUsed: Gift,
  upgraded: Repeat2,
}

/** One thing that the member did: an icon, a sentence with its detail, and the time. */
export const ActivityRow = /* @__PURE__ */ memo(function ActivityRow({ activity }: { activity: Activity }) {
  const { time } = useDates()
  const [words, detail] = useWords(activity)
  const { kind, reason } = activity
  const Icon = reason ? REASONS[reason] : KINDS[kind]
  return (
    <li className="fandeck-activity" data-kind={kind} data-reason={reason}>
      <span className="fandeck-activity__icon" aria-hidden>
        <Icon size={20} strokeWidth={2} />
      </span>
      <span className="fandeck-activity__words">
        <b>{words}</b>
        {detail && <span className="fandeck-caption">{detail}</span>}
      </span>
      <span className="fandeck-caption">{time(activity.at)}</span>
    </li>
  )
})

function useWords({ kind, reason, title, quantity, points }: Activity): [string, string?] {
  const messages = useActivityMessages()
  if (kind === 'purchased') return [messages['activity.purchased']({ title, quantity: quantity ?? 1 })]
  if (kind === 'benefitUsed') {
    return [messages['activity.benefitUsed']({ title }), messages['activity.benefitUsed.detail']]
  }
  if (kind === 'upgraded') return [messages['activity.upgraded'], title]
  // The part of a title after ` · ` is its detail.
  const [source = '', ...details] = title.split(' · ')
  const amount = grouped(Math.abs(points ?? 0))
  const signed = `${(points ?? 0) < 0 ? '−' : '+'}${amount}`
  const words = reason === 'scan' ? messages['activity.scanned'] : source
  return [words, [...details, messages['activity.points']({ points: signed })].join(' · ')]
}
