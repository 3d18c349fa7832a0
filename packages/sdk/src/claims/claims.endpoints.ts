import { constants } from '../constants.ts'
import { endpoint } from '../http/endpoint.ts'
import { nothing } from '../http/wire.ts'
import { benefitErrors, claimErrors } from './claims.errors.ts'
import {
  BenefitListReply,
  CheckBody,
  ClaimedCard,
  QrKey,
  ScanBody,
  ScanReply,
  SeveralCodesDetails,
  StaffPasswordBody,
} from './claims.schema.ts'

/** Returns the benefits that the member can use now (S7.2, D73). */
export const getBenefitsEndpoint = endpoint({
  method: 'GET',
  base: 'market',
  path: '/claim/usable/list',
  auth: 'verified',
  reply: BenefitListReply,
  errors: benefitErrors,
})

/** Issues a new single-use key for a benefit's QR (S7.3, D73). */
export const getBenefitQrEndpoint = endpoint({
  method: 'GET',
  base: 'market',
  path: '/claim/qr/:benefitId',
  auth: 'verified',
  reply: QrKey,
  errors: benefitErrors,
})

/** Completes a benefit with the staff password (S7.4, D73). Never retried, because every attempt counts. */
export const completeBenefitEndpoint = endpoint({
  method: 'POST',
  base: 'market',
  path: '/claim/pwd/:benefitId',
  auth: 'verified',
  body: StaffPasswordBody,
  reply: nothing,
  errors: benefitErrors,
})

/** Reads the printed code in a picture and claims its card (S7.6, D10). */
export const scanCardEndpoint = endpoint({
  method: 'POST',
  base: 'market',
  path: '/card/ocr/:mintingId',
  auth: 'optional',
  idempotent: true,
  once: true,
  timeoutMs: constants.scanLimitMs,
  body: ScanBody,
  reply: ScanReply,
  errors: claimErrors,
  details: { SEVERAL_CODES: SeveralCodesDetails },
})

/** Claims the card of a typed code (S7.5, D12b). */
export const claimCodeEndpoint = endpoint({
  method: 'POST',
  base: 'market',
  path: '/card/:mintingId',
  auth: 'optional',
  idempotent: true,
  once: true,
  body: CheckBody,
  reply: ClaimedCard,
  errors: claimErrors,
})
