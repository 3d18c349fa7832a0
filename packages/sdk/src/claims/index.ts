/**
 * Claiming cards by code or camera, and the benefits of the wallet.
 *
 * @module
 */
export type { ClaimsErrorCode, ClaimsErrorDetails } from './claims.errors.ts'
export type { ClaimsEvents } from './claims.events.ts'
export { type CodeMemory, codeMemory } from './claims.memory.ts'
export { type BenefitQr, type BenefitQrState, createBenefitQr } from './claims.qr.ts'
export {
  type ClaimAttempt,
  createScanner,
  type PictureSource,
  type Scanner,
  type ScannerOptions,
  type ScannerState,
  type ScannerStatus,
  type ScanRefusal,
} from './claims.scanner.ts'
export type { Benefit, ClaimedCard, QrKey } from './claims.schema.ts'
export {
  type ClaimOptions,
  claimCode,
  completeBenefit,
  getBenefitQr,
  getBenefits,
  type ScanOptions,
  scanCard,
} from './claims.ts'
export {
  CODE_ALPHABET,
  type CodeFormat,
  DEFAULT_CODE_FORMAT,
  formatCode,
  generateCode,
  isCode,
  parseCode,
  parseCodeFormat,
} from './code.ts'
export { typedCode } from './code.typed.ts'
