import type { DropInformation, DropTerms } from '@fandeck/sdk/drops'

/** Returns the terms of a drop; the purchase terms by default. */
export const askedTerms = (information: DropInformation | undefined): readonly DropTerms[] =>
  information?.terms?.length ? information.terms : ['purchase']
