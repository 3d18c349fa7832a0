import type { ClaimedCard } from './claims.schema.ts'

/** What claims tell. */
export interface ClaimsEvents {
  /** A printed code has become a card of the fan. */
  'claims:card-claimed': { mintingId: number; card: ClaimedCard }
  /** Staff have completed a benefit; the list has to be fetched again (S4.28). */
  'claims:benefit-completed': { benefitId: number }
}
