import { type CodeFormat, formatCode } from '@fandeck/sdk/claims'
import type { ClaimedCard } from '@fandeck/sdk/wire'
import type * as z from 'zod/mini'
import type { Backend } from '../context.ts'
import { type CodeReader, OcrError } from '../ocr/code-reader.ts'
import { Problem, TRY_AGAIN } from '../problem.ts'
import { type Claim, claimCode, formatOf, sortCodes } from './codes.ts'
import { checkTries } from './guesses.ts'
import { codeRefusals as refusals } from './problems.ts'

/** Returns the shared reader of the process, whose models load at the first scan. */
export type ReaderSource = () => Promise<CodeReader>

let reader: Promise<CodeReader> | undefined

/** Returns this process's reader. */
export const sharedReader: ReaderSource = () => {
  reader ??= import('../ocr/threaded-reader.ts').then((ocr) => ocr.createThreadedReader())
  reader.catch(() => {
    reader = undefined
  })
  return reader
}

/** Frees the models if they are loaded; called at shutdown. */
export async function closeSharedReader(): Promise<void> {
  await (await reader)?.close()
  reader = undefined
}

/** Decodes a `data:image/…;base64,` URL. */
function bytesOf(dataUrl: string): Buffer {
  const encoded = /^data:image\/(?:jpeg|png|webp);base64,([A-Za-z0-9+/]+={0,2})$/.exec(dataUrl)?.[1]
  if (encoded === undefined) throw refusals.notReadable()
  return Buffer.from(encoded, 'base64')
}

async function read(source: ReaderSource, image: Buffer, format: CodeFormat): Promise<readonly string[]> {
  try {
    const { code, codes = [] } = await (await source()).read(image, format)
    if (code !== undefined) return codes.length > 1 ? codes : [code]
  } catch (error) {
    if (!(error instanceof OcrError)) throw error
    if (error.code === 'ocr/timeout') throw new Problem(503, TRY_AGAIN)
  }
  throw refusals.notReadable()
}

/**
 * Of several codes in one picture, claims the one that is free, and asks the fan when there are more: a used code never
 * hides another one (D100). Each unknown code counts as a guess, as if it were typed, so that a picture tests no codes.
 */
async function claimOneOf(backend: Backend, claim: Claim, found: readonly string[]) {
  const { again, free, unknown } = await sortCodes(backend, claim, found)
  if (again !== undefined) return claimCode(backend, claim, again)
  const chosen = free[0] ?? found.find((code) => !unknown.includes(code)) ?? found[0] ?? ''
  for (const code of unknown.filter((one) => one !== chosen)) {
    await claimCode(backend, claim, code).catch((error: unknown) => {
      if (!(error instanceof Problem) || error.code !== 'UNKNOWN_CODE') throw error
    })
  }
  if (free.length > 1) throw refusals.severalCodes(free.map((code) => formatCode(code)))
  return claimCode(backend, claim, chosen)
}

/** Reads the code in a picture and claims its card (S7.6). */
export async function scanAndClaim(
  backend: Backend,
  source: ReaderSource,
  { image, ...claim }: Claim & { image: string },
): Promise<z.output<typeof ClaimedCard>> {
  const format = await formatOf(backend, claim)
  await checkTries(backend, claim.userId)
  const found = await read(source, bytesOf(image), format)
  return found.length > 1 ? claimOneOf(backend, claim, found) : claimCode(backend, claim, found[0] ?? '')
}
