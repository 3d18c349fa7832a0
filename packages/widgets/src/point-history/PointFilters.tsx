import { ChevronLeft, ChevronRight } from 'lucide-react'
import { Chip } from '../primitives/chip/Chip.tsx'
import { IconButton } from '../primitives/icon-button/IconButton.tsx'
import type { HeadingLevel } from '../primitives/part/Part.tsx'
import type { Month } from './months.ts'
import { usePointMessages } from './use-point-messages.ts'

export type Direction = 'all' | 'earned' | 'used'
const CHIPS = [
  ['all', 'points.all'],
  ['earned', 'points.gained'],
  ['used', 'points.used'],
] as const

interface PointFiltersProps {
  month: Month
  direction: Direction
  headingLevel: HeadingLevel
  /** Whether the history begins and ends in this month. */
  first: boolean
  last: boolean
  onMonth(by: 1 | -1): void
  onDirection(direction: Direction): void
}

/** The month with its neighbours, and the kinds of changes. */
export function PointFilters({
  month,
  direction,
  headingLevel,
  first,
  last,
  onMonth,
  onDirection,
}: PointFiltersProps) {
  const messages = usePointMessages()
  const Heading = `h${headingLevel}` as const
  return (
    <>
      <div className="fandeck-point-history__month">
        <Heading className="fandeck-point-history__heading">{messages['points.month']({ ...month })}</Heading>
        <IconButton label={messages['points.previous']} disabled={first} onClick={() => onMonth(-1)}>
          <ChevronLeft size={20} strokeWidth={2} aria-hidden />
        </IconButton>
        <IconButton label={messages['points.next']} disabled={last} onClick={() => onMonth(1)}>
          <ChevronRight size={20} strokeWidth={2} aria-hidden />
        </IconButton>
      </div>
      {/* biome-ignore lint/a11y/useSemanticElements: a fieldset cannot be a row of chips in every browser */}
      <div className="fandeck-point-history__chips" role="group" aria-label={messages['points.filter']}>
        {CHIPS.map(([value, label]) => (
          <Chip key={value} selected={value === direction} onClick={() => onDirection(value)}>
            {messages[label]}
          </Chip>
        ))}
      </div>
    </>
  )
}
