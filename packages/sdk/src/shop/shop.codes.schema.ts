import * as z from 'zod/mini'
import { type Codec, model } from '../http/wire.ts'
import { shopName, shopNumber } from './shop.values.schema.ts'

/** The most codes of one batch. */
export const MOST_CODES = 20_000

const batchId = z.string().check(z.regex(/^B[1-9]\d{0,8}$/))
const printedCode = z.string().check(z.regex(/^[0-9A-Z]{4,30}$/))

/** The body of `codes issue`. */
export interface IssueBody {
  /** The name of the series. */
  series: string
  count: number
  /**
   * A random text of the command, from which the shop makes the codes: the same request gives the same batch again. Keep
   * it as secret as the codes.
   */
  requestId: string
}
/** The schema of `IssueBody`. */
export const IssueBody = model(
  z.strictObject({
    series: shopName,
    count: shopNumber(1, MOST_CODES),
    requestId: z.string().check(z.regex(/^[\w-]{32,64}$/)),
  }),
) satisfies Codec<IssueBody>

/** A code, and the copy of the card that it gives. */
export interface IssuedCode {
  /** Without separators. */
  code: string
  /** The name of the card. */
  card: string
  number?: number | undefined
  finish: string
  edition: number
}
const IssuedCode = z.object({
  code: printedCode,
  card: z.string(),
  number: z.optional(z.number()),
  finish: z.string(),
  edition: z.number(),
})

/** The codes of a batch, which the shop tells only at its issue, because it stores them hashed. */
export interface IssuedCodes {
  /** Such as `B12`. */
  batch: string
  codes: IssuedCode[]
}
/** The schema of `IssuedCodes`. */
export const IssuedCodes = model(
  z.object({ batch: batchId, codes: z.array(IssuedCode) }),
) satisfies Codec<IssuedCodes>

/** The body of the proof sheet: a batch and its codes. */
export interface ProofBody {
  batch: string
  codes: string[]
}
/** The schema of `ProofBody`. */
export const ProofBody = model(
  z.strictObject({
    batch: batchId,
    codes: z.array(printedCode).check(z.minLength(1), z.maxLength(MOST_CODES)),
  }),
) satisfies Codec<ProofBody>

/** The body of `codes revoke`. */
export interface RevokeBody {
  batch: string
}
/** The schema of `RevokeBody`. */
export const RevokeBody = model(z.strictObject({ batch: batchId })) satisfies Codec<RevokeBody>

/** A batch of printed codes, by what became of them. */
export interface CodeBatch {
  batch: string
  series: string
  author: string
  /** Epoch ms. */
  at: number
  /** Epoch ms; absent while its codes are valid. */
  revokedAt?: number | undefined
  issued: number
  claimed: number
  revoked: number
  unclaimed: number
}
/** The schema of `CodeBatch`. */
export const CodeBatch = model(
  z.object({
    batch: batchId,
    series: z.string(),
    author: z.string(),
    at: z.number(),
    revokedAt: z.optional(z.number()),
    issued: z.number(),
    claimed: z.number(),
    revoked: z.number(),
    unclaimed: z.number(),
  }),
) satisfies Codec<CodeBatch>

/** The batches of a series, or one batch, and how many codes fans have claimed on each day in Seoul. */
export interface CodesReport {
  batches: CodeBatch[]
  days: { day: string; claimed: number }[]
}
/** The schema of `CodesReport`. */
export const CodesReport = model(
  z.object({
    batches: z.array(CodeBatch),
    days: z.array(z.object({ day: z.string(), claimed: z.number() })),
  }),
) satisfies Codec<CodesReport>
