import type { Fandeck } from '../client.ts'
import { constants } from '../constants.ts'
import { type CallOptions, call } from '../http/call.ts'
import { FandeckError } from '../kernel/errors.ts'
import { attempt } from './claims.attempt.ts'
import {
  claimCodeEndpoint,
  completeBenefitEndpoint,
  getBenefitQrEndpoint,
  getBenefitsEndpoint,
  scanCardEndpoint,
} from './claims.endpoints.ts'
import type { Benefit, ClaimedCard, QrKey } from './claims.schema.ts'
import { type CodeFormat, parseCode } from './code.ts'

/**
 * The benefits that the member can use now.
 *
 * @throws `session/no-session`
 * @see spec §7 GET /claim/usable/list (S7.2)
 */
export const getBenefits = (fandeck: Fandeck, options?: CallOptions): Promise<Benefit[]> =>
  call(fandeck, getBenefitsEndpoint, {}, options)

/** A fresh key for the QR of a benefit; good once, until `expiresAt` (S7.3). */
export const getBenefitQr = (
  fandeck: Fandeck,
  { benefitId }: { benefitId: number },
  options?: CallOptions,
): Promise<QrKey> => call(fandeck, getBenefitQrEndpoint, { params: { benefitId } }, options)

/**
 * Completes a benefit with the password that staff have typed on the fan's device (S6.11).
 *
 * @throws `claims/wrong-password`, `claims/locked`, `claims/event-locked`, `claims/already-used`
 * @see spec §7 POST /claim/pwd/{idx} (S7.4)
 */
export async function completeBenefit(
  fandeck: Fandeck,
  { benefitId, password }: { benefitId: number; password: string },
  options?: CallOptions,
): Promise<void> {
  if (password.trim() === '')
    throw new FandeckError('claims/password-missing', 'The staff password is empty.')
  await call(fandeck, completeBenefitEndpoint, { params: { benefitId }, body: { pwd: password } }, options)
  fandeck.events.emit('claims:benefit-completed', { benefitId })
}

/** What a scan needs. */
export interface ScanOptions {
  /** A JPEG data URL of the scan area, quality 0.8. */
  image: string
  /** The minting whose codes are printed on the cards; 1 when left out, refused when 0 (S5.14). */
  mintingId?: number | undefined
}

async function claim(
  fandeck: Fandeck,
  mintingId: number,
  send: (idempotencyKey: string) => Promise<ClaimedCard>,
): Promise<ClaimedCard> {
  if (!(Number.isInteger(mintingId) && mintingId > 0))
    throw new FandeckError('claims/no-minting', 'There is no minting index.')
  const card = await attempt(fandeck, send)
  fandeck.events.emit('claims:card-claimed', { mintingId, card })
  return card
}

/**
 * Reads the printed code in a picture and claims its card. When the answer is lost, the next claim asks under the same
 * key and gets the card that was claimed already.
 *
 * @throws `claims/not-readable` asks for another frame and costs nothing; every other refusal carries `serverCode`
 * @see spec §7 POST /card/ocr/{minting_idx} (S7.6), decisions D10, D12, D60
 */
export const scanCard = (
  fandeck: Fandeck,
  { image, mintingId = constants.defaultMintingId }: ScanOptions,
  options?: CallOptions,
): Promise<ClaimedCard> =>
  claim(
    fandeck,
    mintingId,
    async (idempotencyKey) =>
      (
        await call(
          fandeck,
          scanCardEndpoint,
          { params: { mintingId }, body: { image }, idempotencyKey },
          options,
        )
      ).data,
  )

/** A typed code and where it was printed. */
export interface ClaimOptions {
  code: string
  /** @defaultValue 1 */
  mintingId?: number | undefined
  /** How the codes of that minting are made; @defaultValue DEFAULT_CODE_FORMAT */
  codeFormat?: CodeFormat | undefined
}

/**
 * Claims the card of a code that the fan has typed. Its check characters are tested before anything is sent.
 *
 * @throws `claims/mistyped-code` before any request; the rest as `scanCard`
 * @see decision D12b
 */
export const claimCode = (
  fandeck: Fandeck,
  { code, mintingId = constants.defaultMintingId, codeFormat }: ClaimOptions,
  options?: CallOptions,
): Promise<ClaimedCard> =>
  claim(fandeck, mintingId, async (idempotencyKey) => {
    const parsed = parseCode(code, codeFormat)
    if (!parsed) throw new FandeckError('claims/mistyped-code', 'The checks of the code do not fit.')
    return call(
      fandeck,
      claimCodeEndpoint,
      { params: { mintingId }, body: { checkData: parsed }, idempotencyKey },
      options,
    )
  })
