import {
  type DropInformation,
  type DropTerms,
  formatSeoulDate,
  formatSeoulMoment,
  formatSeoulTime,
} from '@fandeck/sdk'

/** A number with thousands: `24,000`. */
export const grouped = (value: number): string => value.toLocaleString('en-US')

/** Formats the period of a drop, to the minute on both sides, because the days alone do not show when it ends. */
export function sellingTime(startAt: number, endAt: number): string {
  const day = formatSeoulDate(startAt)
  const end = day === formatSeoulDate(endAt) ? formatSeoulTime(endAt) : formatSeoulMoment(endAt)
  return `${day} ${formatSeoulTime(startAt)} – ${end}`
}

/** Returns the terms of a drop; the purchase terms by default. */
export const askedTerms = (information: DropInformation | undefined): readonly DropTerms[] =>
  information?.terms?.length ? information.terms : ['purchase']
