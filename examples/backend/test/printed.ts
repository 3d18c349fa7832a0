import { hashCode } from '../src/codes/hashes.ts'
import { printedCodes } from '../src/codes/tables.ts'
import type { Backend } from '../src/context.ts'

/** Stores printed codes, as an issue does. */
export const printCodes = (
  { db, config }: Pick<Backend, 'db' | 'config'>,
  ...codes: (Omit<typeof printedCodes.$inferInsert, 'codeHash'> & { code: string })[]
) =>
  db
    .insert(printedCodes)
    .values(codes.map(({ code, ...copy }) => ({ ...copy, codeHash: hashCode(config, code) })))
