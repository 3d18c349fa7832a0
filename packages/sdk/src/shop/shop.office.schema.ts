import * as z from 'zod/mini'
import { type Codec, model } from '../http/wire.ts'

/** The tables of `fandeck office`, each by day in Seoul and by drop. */
export const OFFICE_REPORTS = ['sales', 'refunds', 'receipts', 'settlement'] as const
/** A table of `OFFICE_REPORTS`. */
export type OfficeReport = (typeof OFFICE_REPORTS)[number]

const day = z.iso.date()

/** The days of a table, both included. */
export interface OfficeDays {
  /** Such as `2026-03-01`. */
  from: string
  to: string
}
/** The schema of `OfficeDays`. */
export const OfficeDays = model(z.object({ from: day, to: day })) satisfies Codec<OfficeDays>
