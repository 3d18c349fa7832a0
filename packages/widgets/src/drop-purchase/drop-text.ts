import type { DropInformation, DropTerms } from '@fandeck/sdk'

/** A number with thousands: `24,000`. */
export const grouped = (value: number): string => value.toLocaleString('en-US')

/** The terms that a drop asks for; the purchase terms when it names none. */
export const askedTerms = (information: DropInformation | undefined): readonly DropTerms[] =>
  information?.terms?.length ? information.terms : ['T']
