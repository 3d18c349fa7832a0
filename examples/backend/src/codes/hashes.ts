import { createCipheriv, createHmac } from 'node:crypto'
import { type CodeFormat, generateCode } from '@fandeck/sdk/claims'
import { sql } from 'drizzle-orm'
import type { BackendConfig } from '../config.ts'
import type { Backend } from '../context.ts'
import { secretsOf } from '../keys.ts'
import { printedCodes } from './tables.ts'

type Keys = Pick<BackendConfig, 'secrets'>
type AllKeys = Pick<BackendConfig, 'secrets' | 'previousSecrets'>

/** Marks a hash; codes have no full stop. */
const VERSION = 'h1.'

/**
 * Returns the hash by which the database knows a code. It needs a key: codes are short enough to try all of them.
 *
 * @param code without separators
 */
export const hashCode = ({ secrets }: Keys, code: string): string =>
  VERSION + createHmac('sha256', secrets.codes).update(code).digest('base64url')

/** Returns the hashes of a code by all keys, that of `hashCode` first. */
export const hashesOf = (config: AllKeys, code: string): string[] =>
  secretsOf(config).map((secrets) => hashCode({ secrets }, code))

/**
 * Yields codes without end; a seed gives the same codes again, so that a lost answer can be repeated although no code
 * is stored. Who knows the database and the server's key, but no seed, cannot make them.
 *
 * @param seed random, of at least 128 bits
 */
export function* codesOf({ secrets }: Keys, seed: string, format: CodeFormat): Generator<string, never> {
  const key = createHmac('sha256', secrets.codes).update(`seed ${seed}`).digest()
  const stream = createCipheriv('aes-256-ctr', key, Buffer.alloc(16))
  const random = (bytes: Uint8Array) => stream.update(new Uint8Array(bytes.length))
  while (true) yield generateCode(random, format)
}

const AT_ONCE = 1000

/** Hashes the codes that an older version has stored as they are printed; the key is not in the database. */
export async function hashStoredCodes({ db, config }: Pick<Backend, 'db' | 'config'>): Promise<number> {
  const { mintingId, codeHash } = printedCodes
  for (let done = 0; ; ) {
    const rows = await db
      .select({ mintingId, codeHash })
      .from(printedCodes)
      .where(sql`${codeHash} not like ${`${VERSION}%`}`)
      .limit(AT_ONCE)
    if (rows.length === 0) return done
    const hashed = rows.map((row) => sql`(${row.codeHash}, ${hashCode(config, row.codeHash)})`)
    await db.execute(sql`
      update printed_codes set code_hash = hashed.after
      from (values ${sql.join(hashed, sql`, `)}) as hashed (before, after) where code_hash = hashed.before`)
    done += rows.length
  }
}
