import type { Fandeck } from '../client.ts'
import { constants } from '../constants.ts'
import { FandeckError } from '../kernel/errors.ts'
import { getQr, getUsableList, postCheckData, postScan, postStaffPassword } from './claims.api.ts'
import { attempt } from './claims.attempt.ts'
import type { Benefit, ClaimedCard, QrKey } from './claims.schema.ts'
import { type CodeFormat, parseCode } from './code.ts'

/**
 * The benefits that the member can use now.
 *
 * @throws `session/no-session`
 * @see spec §7 GET /claim/usable/list (S7.2)
 */
export const getBenefits = (fandeck: Fandeck): Promise<Benefit[]> => getUsableList(fandeck)

/** A fresh key for the QR of a benefit; good once, until `expiresAt` (S7.3). */
export const getBenefitQr = (fandeck: Fandeck, { idx }: { idx: number }): Promise<QrKey> =>
  getQr(fandeck, idx)

/**
 * Completes a benefit with the password that staff have typed on the fan's device (S6.11).
 *
 * @throws `claims/wrong-password`, `claims/locked`, `claims/event-locked`, `claims/already-used`
 * @see spec §7 POST /claim/pwd/{idx} (S7.4)
 */
export async function completeBenefit(
  fandeck: Fandeck,
  { idx, password }: { idx: number; password: string },
): Promise<void> {
  if (password.trim() === '')
    throw new FandeckError('claims/password-missing', 'The staff password is empty.')
  await postStaffPassword(fandeck, idx, password)
  fandeck.events.emit('claims:benefit-completed', { idx })
}

/** What a scan needs. */
export interface ScanOptions {
  /** A JPEG data URL of the scan area, quality 0.8. */
  image: string
  /** The minting whose codes are printed on the cards; 1 when left out, refused when 0 (S5.14). */
  mintingIdx?: number
  signal?: AbortSignal
}

async function claim(
  fandeck: Fandeck,
  mintingIdx: number,
  send: (key: string) => Promise<ClaimedCard>,
): Promise<ClaimedCard> {
  if (!(Number.isInteger(mintingIdx) && mintingIdx > 0))
    throw new FandeckError('claims/no-minting', 'There is no minting index.')
  const card = await attempt(fandeck, send)
  fandeck.events.emit('claims:card-claimed', { mintingIdx, card })
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
  { image, mintingIdx = constants.defaultMintingIdx, signal }: ScanOptions,
): Promise<ClaimedCard> =>
  claim(
    fandeck,
    mintingIdx,
    async (key) => (await postScan(fandeck, mintingIdx, { image, key, signal })).data,
  )

/** A typed code and where it was printed. */
export interface ClaimOptions {
  code: string
  /** @defaultValue 1 */
  mintingIdx?: number | undefined
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
  { code, mintingIdx = constants.defaultMintingIdx, codeFormat }: ClaimOptions,
): Promise<ClaimedCard> =>
  claim(fandeck, mintingIdx, async (key) => {
    const parsed = parseCode(code, codeFormat)
    if (!parsed) throw new FandeckError('claims/mistyped-code', 'The checks of the code do not fit.')
    return postCheckData(fandeck, mintingIdx, parsed, key)
  })
