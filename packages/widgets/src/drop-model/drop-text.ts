import {
  type DropInformation,
  type DropTerms,
  formatSeoulDate,
  formatSeoulMoment,
  formatSeoulTime,
} from '@fandeck/sdk'

/** A number with thousands: `24,000`. */
export const grouped = (value: number): string => value.toLocaleString('en-US')

/** From when to when a drop sells, to the minute on both sides: the days alone would not say when it ends. */
export function sellingTime(startAt: number, endAt: number): string {
  const day = formatSeoulDate(startAt)
  const end = day === formatSeoulDate(endAt) ? formatSeoulTime(endAt) : formatSeoulMoment(endAt)
  return `${day} ${formatSeoulTime(startAt)} – ${end}`
}

/** The terms that a drop asks for; the purchase terms when it names none. */
export const askedTerms = (information: DropInformation | undefined): readonly DropTerms[] =>
  information?.terms?.length ? information.terms : ['purchase']
