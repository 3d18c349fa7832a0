import * as z from 'zod/mini'
import { type Codec, model } from '../http/wire.ts'

/** A function of a database. */
export interface DatabaseFunction {
  name: string
  /** Its parameters and its result, as PostgreSQL writes them. */
  parameters: string
  result: string
  body: string
}

/** What a plan of migrations needs of a database. */
export interface DatabaseState {
  /** When the newest migration of the database was written, epoch ms; absent before the first. */
  newest?: number | undefined
  /** The tables, each with an estimate of its rows. */
  tables: { name: string; rows: number }[]
  functions: DatabaseFunction[]
}
/** The schema of `DatabaseState`. */
export const DatabaseState = model(
  z.object({
    newest: z.optional(z.number()),
    tables: z.array(z.object({ name: z.string(), rows: z.number() })),
    functions: z.array(
      z.object({ name: z.string(), parameters: z.string(), result: z.string(), body: z.string() }),
    ),
  }),
) satisfies Codec<DatabaseState>
