import type { ClaimedCard } from './claims.schema.ts'

/** Events of benefits and printed codes. */
export interface ClaimsEvents {
  /** Emitted when the fan has claimed the card of a printed code. */
  'claims:card-claimed': { mintingId: number; card: ClaimedCard }
  /** Emitted when staff have completed a benefit; fetch the list again (S4.28). */
  'claims:benefit-completed': { benefitId: number }
}
