import type { DropInformation, DropTerms } from '@fandeck/sdk'

/** A number with thousands: `24,000`. */
export const grouped = (value: number): string => value.toLocaleString('en-US')

/** Returns the terms of a drop; the purchase terms by default. */
export const askedTerms = (information: DropInformation | undefined): readonly DropTerms[] =>
  information?.terms?.length ? information.terms : ['purchase']
