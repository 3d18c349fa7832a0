import * as z from 'zod/mini'
import { type Codec, model } from '../http/wire.ts'
import { ShopDocument } from './shop.document.schema.ts'
import { shopPicture } from './shop.values.schema.ts'

/** The paths of a running shop for the command `fandeck`, below the address of its API. */
export const SHOP_PATHS = {
  plan: '/operator/shop/plan',
  apply: '/operator/shop/apply',
  export: '/operator/shop',
  revisions: '/operator/shop/revisions',
  revert: '/operator/shop/revert',
  media: '/operator/media',
  doctor: '/operator/doctor',
  preview: '/operator/preview',
  issueCodes: '/operator/codes/issue',
  revokeCodes: '/operator/codes/revoke',
  proofOfCodes: '/operator/codes/proof',
  /** Followed by the name of a series or the id of a batch. */
  reportOfCodes: '/operator/codes/report',
  giveBenefit: '/operator/benefits/give',
  openStaff: '/operator/staff/open',
  closeStaff: '/operator/staff/close',
  unlockStaff: '/operator/staff/unlock',
  enterEvent: '/operator/events/enter',
  drawEvent: '/operator/events/draw',
  /** Alone, or followed by the number of a drop or the name of its file. */
  drops: '/operator/drops',
  askDrop: '/operator/drops/ask',
  changeDrop: '/operator/drops/change',
  /** Followed by a part of `RECONCILE_PARTS`. */
  reconcile: '/operator/reconcile',
  /** Followed by a report of `OFFICE_REPORTS`. */
  office: '/operator/office',
  database: '/operator/database',
  ledger: '/operator/ledger',
  transferLedger: '/operator/ledger/transfer',
} as const

/** The SHA-256 of a file, in hexadecimal. */
const sha256 = z.string().check(z.regex(/^[0-9a-f]{64}$/))
/** The SHA-256 of each picture of a shop, by its path. */
const pictures = z.record(shopPicture, sha256)
const path = z.array(z.union([z.string(), z.number()]))

/** The body of `plan`. */
export interface PlanBody {
  document: ShopDocument
  /** The SHA-256 of each picture, by its path. */
  pictures: Record<string, string>
}
/** The schema of `PlanBody`. */
export const PlanBody = model(z.strictObject({ document: ShopDocument, pictures })) satisfies Codec<PlanBody>

/** A thing of the shop that an apply adds, changes or removes. */
export interface ShopStep {
  action: 'add' | 'change' | 'remove'
  kind: string
  name: string
  /** What changes, such as `price 12000 → 15000`. */
  changes: string[]
  /** Why the step is dangerous; `apply` needs `--allow` for it. */
  dangers: string[]
  /** Why the step is impossible. */
  refusals: string[]
}
/** The schema of `ShopStep`. */
export const ShopStep = model(
  z.object({
    action: z.enum(['add', 'change', 'remove']),
    kind: z.string(),
    name: z.string(),
    changes: z.array(z.string()),
    dangers: z.array(z.string()),
    refusals: z.array(z.string()),
  }),
) satisfies Codec<ShopStep>

/** What an apply would do to a running shop. */
export interface ShopPlan {
  /** The newest revision of the shop, 0 before the first. */
  revision: number
  steps: ShopStep[]
  /** Faults of the document: the path begins with the kind and the name of the file. */
  problems: { path: (string | number)[]; expected: string }[]
  /** The SHA-256 of pictures that the shop does not have. */
  missing: string[]
}
/** The schema of `ShopPlan`. */
export const ShopPlan = model(
  z.object({
    revision: z.number(),
    steps: z.array(ShopStep),
    problems: z.array(z.object({ path, expected: z.string() })),
    missing: z.array(z.string()),
  }),
) satisfies Codec<ShopPlan>

/** The body of `apply`. */
export interface ApplyBody extends PlanBody {
  /** The revision of the plan. The shop refuses an outdated one, so that operators do not overwrite each other's changes. */
  revision: number
  /** Whether dangerous steps are allowed. */
  allow: boolean
}
/** The schema of `ApplyBody`. */
export const ApplyBody = model(
  z.strictObject({
    document: ShopDocument,
    pictures,
    revision: z.int().check(z.gte(0)),
    allow: z.boolean(),
  }),
) satisfies Codec<ApplyBody>

/** The body of `revert`. */
export interface RevertBody {
  /** The revision to which the shop returns. */
  to: number
  /** The newest revision that the operator has seen. */
  revision: number
  /** Whether dangerous steps are allowed. */
  allow: boolean
}
/** The schema of `RevertBody`. */
export const RevertBody = model(
  z.strictObject({
    to: z.int().check(z.gte(0)),
    revision: z.int().check(z.gte(0)),
    allow: z.boolean(),
  }),
) satisfies Codec<RevertBody>

/** A revision of a shop: who applied what, and when. */
export interface ShopRevision {
  revision: number
  author: string
  /** Epoch ms. */
  at: number
  steps: { action: 'add' | 'change' | 'remove'; kind: string; name: string }[]
}
/** The schema of `ShopRevision`. */
export const ShopRevision = model(
  z.object({
    revision: z.number(),
    author: z.string(),
    at: z.number(),
    steps: z.array(
      z.object({ action: z.enum(['add', 'change', 'remove']), kind: z.string(), name: z.string() }),
    ),
  }),
) satisfies Codec<ShopRevision>

/** A shop as it runs, with the address of each picture. */
export interface ShopExport {
  revision: number
  document: ShopDocument
  /** The address of each picture, by its path. */
  pictures: Record<string, string>
}
/** The schema of `ShopExport`. */
export const ShopExport = model(
  z.object({ revision: z.number(), document: ShopDocument, pictures: z.record(shopPicture, z.string()) }),
) satisfies Codec<ShopExport>

/** A part of a running shop that `fandeck doctor` has looked at. */
export interface ShopFinding {
  part: string
  /** `warning`: the shop runs, and fans miss something. `error`: the shop cannot sell. */
  state: 'good' | 'warning' | 'error'
  /** What fans notice, and what sets it right; absent if it is good. */
  effect?: string | undefined
  remedy?: string | undefined
}
/** The schema of `ShopFinding`. */
export const ShopFinding = model(
  z.object({
    part: z.string(),
    state: z.enum(['good', 'warning', 'error']),
    effect: z.optional(z.string()),
    remedy: z.optional(z.string()),
  }),
) satisfies Codec<ShopFinding>
