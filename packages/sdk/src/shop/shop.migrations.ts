import type { DatabaseFunction, DatabaseState } from './shop.migrations.schema.ts'
import { type Added, effectsOf, type StatementEffect, statementsIn } from './shop.statements.ts'

/** A migration of a version: a file of SQL. */
export interface MigrationFile {
  name: string
  /** When it was written, epoch ms. */
  at: number
  text: string
}

/** The migrations and the SQL functions of a version. */
export interface VersionFiles {
  migrations: readonly MigrationFile[]
  /** The text of each function file. */
  functions: readonly string[]
}

/** What one statement of a plan does. */
export interface MigrationStep extends StatementEffect {
  /** The migration, or the function that a start replaces. */
  of: string
  statement: string
  /** An estimate of the rows of its table. */
  rows?: number | undefined
}

/** What a start of a version would change in a database. */
export interface MigrationPlan {
  /** The names of the migrations that wait. */
  waiting: string[]
  steps: MigrationStep[]
  /** Whether the previous version can keep running beside the new one. */
  beside: boolean
}

/** The statement without its middle. */
const inShort = (text: string): string => {
  const head = text.replace(/ AS \$(\w*)\$[\s\S]*$/, ' …')
  return head.length > 110 ? `${head.slice(0, 108)} …` : head
}

const HEAD =
  /FUNCTION\s+(\w+)\s*\(([\s\S]*?)\)\s*RETURNS\s+([\s\S]*?)\s+LANGUAGE\s[\s\S]*?\sAS\s+\$(\w*)\$([\s\S]*)\$\4\$/i

/** Reads a file of a function. */
export function functionIn(text: string): DatabaseFunction {
  const [, name, parameters, result, , body] = HEAD.exec(text) ?? []
  if (name === undefined || parameters === undefined || result === undefined || body === undefined)
    throw new Error(`This is no SQL function: ${text.slice(0, 80)}`)
  return { name, parameters, result, body }
}

const plain = (text: string) =>
  text
    .toLowerCase()
    .replace(/\s+/g, ' ')
    .replace(/ ?([(),]) ?/g, '$1')
    .trim()

const isSameCall = (one: DatabaseFunction, other: DatabaseFunction) =>
  plain(one.parameters) === plain(other.parameters) && plain(one.result) === plain(other.result)

/** The functions that a start replaces by those of its files. */
function replacedFunctions({ functions }: VersionFiles, state: DatabaseState): MigrationStep[] {
  return functions.flatMap((text): MigrationStep[] => {
    const file = functionIn(text)
    const known = state.functions.filter(({ name }) => name === file.name)
    const same = known.find((one) => isSameCall(one, file))
    if (same?.body === file.body) return []
    const step = {
      of: file.name,
      statement: `${known.length === 0 ? 'new' : 'replaced'}: FUNCTION ${file.name}(${plain(file.parameters)})`,
      lock: 'none',
      rewrites: false,
    } as const
    return [known.length > 0 && !same ? { ...step, stop: 'the previous version calls it otherwise' } : step]
  })
}

/**
 * Returns what a start of a version would change in a database.
 *
 * @throws Error if the database has a migration that the version does not know, or was made before its first one
 */
export function planMigrations(version: VersionFiles, state: DatabaseState): MigrationPlan {
  const { newest = Number.NEGATIVE_INFINITY } = state
  const times = version.migrations.map(({ at }) => at)
  if (times.length > 0 && newest > Math.max(...times))
    throw new Error('The database was written by a newer version than that of these migrations.')
  if (times.length > 0 && state.newest !== undefined && newest < Math.min(...times))
    throw new Error(
      'The database was made before the first of these migrations. Start the last version before them on it once.',
    )
  const rowsOf = new Map(state.tables.map(({ name, rows }) => [name, rows]))
  const added: Added = { tables: new Set(), columns: new Set(), quiet: new Set() }
  const waiting = version.migrations.filter(({ at }) => at > newest)
  const migrated = waiting.flatMap(({ name, text }) =>
    statementsIn(text).flatMap((statement) =>
      effectsOf(statement, added).map((found): MigrationStep => {
        const rows = rowsOf.get(found.table ?? '')
        return { of: name, statement: inShort(statement), ...found, ...(rows !== undefined && { rows }) }
      }),
    ),
  )
  const steps = [...migrated, ...replacedFunctions(version, state)]
  return {
    waiting: waiting.map(({ name }) => name),
    steps,
    // An empty database has no previous version.
    beside: state.newest === undefined || steps.every(({ stop }) => stop === undefined),
  }
}

const LOCK = {
  none: '',
  moment: 'reads and writes wait for a moment',
  writes: 'writes wait until it ends',
  all: 'reads and writes wait until it ends',
}

function linesOf({ statement, table, rows, lock, rewrites, stop }: MigrationStep): string[] {
  const size = rows === undefined ? '' : ` (about ${rows} rows)`
  const facts = [rewrites ? 'REWRITES every row' : '', LOCK[lock]].filter((fact) => fact !== '')
  return [
    `  ${statement}`,
    ...(table !== undefined && facts.length > 0 ? [`    ${table}${size}: ${facts.join(', ')}`] : []),
    ...(stop === undefined ? [] : [`    STOP the previous version: ${stop}`]),
  ]
}

const counted = (count: number, word: string) => `${count} ${word}${count === 1 ? '' : 's'}`

/** Returns a plan as people read it. */
export function migrationText({ waiting, steps, beside }: MigrationPlan): string {
  if (steps.length === 0) return 'Nothing waits: the database is that of this version.'
  const groups = [...new Set(steps.map(({ of }) => of))]
  const stops = steps.filter(({ stop }) => stop !== undefined).length
  const verdict = beside
    ? 'The previous version can keep running beside the new one.'
    : `Stop the previous version first: ${counted(stops, 'change')} ${stops === 1 ? 'needs' : 'need'} it.`
  const replaced = groups.filter((name) => !waiting.includes(name)).length
  return [
    ...groups.flatMap((name) => [name, ...steps.filter(({ of }) => of === name).flatMap(linesOf)]),
    `${[counted(waiting.length, 'migration'), ...(replaced > 0 ? [counted(replaced, 'function')] : [])].join(' and ')} ${waiting.length + replaced === 1 ? 'waits' : 'wait'}. ${verdict}`,
  ].join('\n')
}
