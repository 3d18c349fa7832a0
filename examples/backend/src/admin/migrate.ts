import { migrationText, planMigrations } from '@fandeck/sdk/shop'
import type { Db } from '../db/open.ts'
import { databaseState, ownVersion } from '../db/state.ts'
import { StartProblem } from '../start-problem.ts'

/**
 * Returns what a start of this version would change in a database, and whether the previous version can keep running.
 *
 * @throws StartProblem without `--plan`, and if a newer version has written the database
 */
export async function migrationPlan(
  db: Db,
  args: readonly string[],
): Promise<{ text: string; beside: boolean }> {
  if (args.length !== 1 || args[0] !== '--plan')
    throw new StartProblem(
      'The first start of a version migrates the database. What it would do: npm run admin -- migrate --plan',
    )
  const state = await databaseState(db)
  try {
    const plan = planMigrations(ownVersion(), state)
    return { text: migrationText(plan), beside: plan.beside }
  } catch (error) {
    throw new StartProblem(error instanceof Error ? error.message : String(error))
  }
}
