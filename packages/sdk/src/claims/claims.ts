import type { Fandeck } from '../client.ts'
import { constants } from '../constants.ts'
import { type CallOptions, call } from '../http/call.ts'
import { publicCall } from '../http/public-call.ts'
import { FandeckError } from '../kernel/errors.ts'
import {
  claimCodeEndpoint,
  completeBenefitEndpoint,
  getBenefitQrEndpoint,
  getBenefitsEndpoint,
  scanCardEndpoint,
} from './claims.endpoints.ts'
import { withIdempotencyKey } from './claims.idempotency.ts'
import type { Benefit, ClaimedCard, QrKey } from './claims.schema.ts'
import { type CodeFormat, parseCode } from './code.ts'
import { typedCode } from './code.typed.ts'

/**
 * Returns the benefits that the member can use now.
 *
 * @throws `session/no-session`
 * @example
 * const benefits = await getBenefits(fandeck)
 * @see S3.9, S7.2
 */
export const getBenefits = (fandeck: Fandeck, options?: CallOptions): Promise<Benefit[]> =>
  call(fandeck, getBenefitsEndpoint, {}, options)

/** Issues a key for a benefit's QR, valid for one use until `expiresAt` (S7.3). */
export const getBenefitQr = (
  fandeck: Fandeck,
  params: { benefitId: number },
  options?: CallOptions,
): Promise<QrKey> => call(fandeck, getBenefitQrEndpoint, { params }, options)

/**
 * Completes a benefit with the password that staff enter on the fan's device.
 *
 * @throws `claims/wrong-password`, `claims/locked`, `claims/event-locked`, `claims/already-used`
 * @example
 * await completeBenefit(fandeck, { benefitId: 7, password: '482913' })
 * @see S6.11, S7.4
 */
export const completeBenefit = publicCall(
  async (
    fandeck: Fandeck,
    { benefitId, password }: { benefitId: number; password: string },
    options?: CallOptions,
  ): Promise<void> => {
    if (!/\S/.test(password))
      throw new FandeckError('claims/password-missing', 'The staff password is empty.')
    await call(fandeck, completeBenefitEndpoint, { params: { benefitId }, body: { pwd: password } }, options)
    fandeck.events.emit('claims:benefit-completed', { benefitId })
  },
)

/** Options of `scanCard`. */
export interface ScanOptions {
  /** A JPEG data URL of the scan area, quality 0.8. */
  image: string
  /** The minting whose codes are on the cards; 0 is refused (S5.14). @default 1 */
  mintingId?: number | undefined
}

async function claim(
  fandeck: Fandeck,
  mintingId: number,
  send: (idempotencyKey: string) => Promise<ClaimedCard>,
): Promise<ClaimedCard> {
  if (!(Number.isInteger(mintingId) && mintingId > 0))
    throw new FandeckError('claims/no-minting', 'mintingId must be a positive integer.')
  const card = await withIdempotencyKey(fandeck, send)
  fandeck.events.emit('claims:card-claimed', { mintingId, card })
  return card
}

/**
 * Reads the printed code in a picture and claims its card. When the answer is lost, the next claim repeats the same
 * Idempotency-Key and receives the card that was already claimed.
 *
 * @throws `claims/several-codes` when a photograph shows several cards; `details.codes` are for `claimCode`. A refusal
 * without `serverCode` has found no code and costs no attempt: send another frame
 * @example
 * const { cardName } = await scanCard(fandeck, { image: canvas.toDataURL('image/jpeg', 0.8) })
 * @see S7.6, D10, D12, D60
 */
export const scanCard = publicCall(
  (
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
    ),
)

/** Options of `claimCode`. */
export interface ClaimOptions {
  code: string
  /** The minting whose codes are on the cards. @default 1 */
  mintingId?: number | undefined
  /** The format of that minting's codes. @default DEFAULT_CODE_FORMAT */
  codeFormat?: CodeFormat | undefined
}

/**
 * Claims the card of a code that the fan has typed. Verifies its check characters before sending a request.
 *
 * @throws `claims/mistyped-code` before any request; otherwise as `scanCard`
 * @example
 * const { cardName } = await claimCode(fandeck, { code: '234L-37L7-PKLP' })
 * @see S7.5, D12b
 */
export const claimCode = publicCall(
  (
    fandeck: Fandeck,
    { code, mintingId = constants.defaultMintingId, codeFormat }: ClaimOptions,
    options?: CallOptions,
  ): Promise<ClaimedCard> =>
    claim(fandeck, mintingId, async (idempotencyKey) => {
      const parsed = parseCode(typedCode(code, codeFormat), codeFormat)
      if (!parsed) throw new FandeckError('claims/mistyped-code', 'The check characters do not match.')
      return call(
        fandeck,
        claimCodeEndpoint,
        { params: { mintingId }, body: { checkData: parsed }, idempotencyKey },
        options,
      )
    }),
)
