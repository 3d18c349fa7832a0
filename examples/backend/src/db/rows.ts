import type { SQL } from 'drizzle-orm'

/** The database or a transaction, as far as a statement needs it. */
interface Executor {
  execute(statement: SQL): PromiseLike<unknown>
}

/** Returns the rows of a result; the two drivers wrap them differently. */
export async function rowsOf(db: Executor, statement: SQL): Promise<Record<string, unknown>[]> {
  const result = await db.execute(statement)
  if (typeof result !== 'object' || result === null || !('rows' in result) || !Array.isArray(result.rows))
    throw new Error('The database answered without rows')
  return result.rows
}
