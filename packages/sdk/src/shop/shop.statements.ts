/** What a statement keeps waiting: none, everything for a moment, writes, or everything. */
export type StatementLock = 'none' | 'moment' | 'writes' | 'all'

/** What a statement of a migration does to a shop that runs. */
export interface StatementEffect {
  table?: string | undefined
  /** What waits on the table while the statement runs. */
  lock: StatementLock
  /** Whether every row is written again. */
  rewrites: boolean
  /** Why the previous version cannot keep running beside it; absent if it can. */
  stop?: string | undefined
}

/** The tables and columns that the same plan has added: the previous version knows none of them. */
export interface Added {
  tables: Set<string>
  /** As `table.column`. */
  columns: Set<string>
  /** The functions that the plan makes and that raise nothing: a trigger of one after a change refuses no write. */
  quiet: Set<string>
}

const TOKEN =
  /--[^\n]*|\/\*[\s\S]*?\*\/|'(?:[^']|'')*'|"(?:[^"]|"")*"|\$(\w*)\$[\s\S]*?\$\1\$|[;,()]|[^;,()'"$/-]+|./g

/** Splits SQL at a mark outside quotes, bodies and brackets; leaves comments out and writes one space for many. */
function split(text: string, mark: ';' | ','): string[] {
  const parts = ['']
  let depth = 0
  for (const [token] of text.matchAll(TOKEN)) {
    if (token === '(') depth++
    if (token === ')') depth--
    if (token === mark && depth === 0) parts.push('')
    else if (!/^(--|\/\*)/.test(token)) parts.push(`${parts.pop() ?? ''}${token}`)
  }
  return parts.map((part) => part.replace(/\s+/g, ' ').trim()).filter((part) => part !== '')
}

/** Returns the statements of a migration. */
export const statementsIn = (text: string): string[] => split(text, ';')

const NAME = '(?:"?public"?\\.)?"?(\\w+)"?'
const pattern = (text: string) => new RegExp(`^${text.replaceAll('<name>', NAME)}`, 'i')

const READ = 'the previous version reads it'
const REFUSED = 'it can refuse what the previous version writes'
const RELIED = 'a statement of the previous version can rely on it'
const CHANGED = 'it changes rows that the previous version reads'
const UNKNOWN = 'its effect is not known'

const effect = (lock: StatementLock, stop?: string, rewrites = false): StatementEffect => ({
  lock,
  rewrites,
  stop,
})

/** The quoted columns of a part of a statement, without the table in front of them. */
const columnsIn = (text: string): string[] =>
  [...text.matchAll(/"(\w+)"(?!\.)/g)].map(([, name]) => name ?? '')

const areAdded = (table: string, columns: readonly string[], { tables, columns: added }: Added) =>
  tables.has(table) || (columns.length > 0 && columns.every((name) => added.has(`${table}.${name}`)))

function ofNewColumn(table: string, definition: string, added: Added): StatementEffect {
  const name = pattern('<name>').exec(definition)?.[1] ?? ''
  added.columns.add(`${table}.${name}`)
  // A number or a value that differs from row to row is written into each.
  const differs =
    /\b(big|small)?serial\b|\bGENERATED\b|\bDEFAULT (gen_random_uuid|random|clock_timestamp|nextval|uuidv7)\(/i.test(
      definition,
    )
  if (/\bNOT NULL\b/i.test(definition) && !/\bDEFAULT\b/i.test(definition) && !differs)
    return effect('moment', 'a row that the previous version has written or writes has no value for it')
  if (/\b(UNIQUE|PRIMARY KEY)\b/i.test(definition)) return effect('all', REFUSED, differs)
  return effect(differs ? 'all' : 'moment', undefined, differs)
}

function ofNewConstraint(table: string, definition: string, added: Added): StatementEffect {
  // The name stands first.
  const rule = definition.replace(pattern('<name> '), '')
  const [, columns = rule] = /^FOREIGN KEY \(([^)]*)\)/i.exec(rule) ?? []
  const known = areAdded(table, columnsIn(columns), added)
  const isRead = !added.tables.has(table) && !/\bNOT VALID\b/i.test(rule)
  const lock = /^FOREIGN/i.test(rule) ? 'writes' : 'all'
  return effect(isRead ? lock : 'moment', known ? undefined : REFUSED)
}

/** The actions of ALTER TABLE; the first that fits counts. */
const ACTIONS: readonly [RegExp, (table: string, rest: string, added: Added) => StatementEffect][] = [
  [pattern('ADD CONSTRAINT '), ofNewConstraint],
  [pattern('ADD COLUMN (IF NOT EXISTS )?'), ofNewColumn],
  [pattern('VALIDATE CONSTRAINT '), () => effect('none')],
  [pattern('DROP COLUMN '), () => effect('moment', READ)],
  [pattern('ALTER COLUMN <name> (SET DATA )?TYPE '), () => effect('all', READ, true)],
  [pattern('ALTER COLUMN <name> SET NOT NULL'), () => effect('all', REFUSED)],
  [pattern('ALTER COLUMN <name> SET DEFAULT '), () => effect('moment')],
  [pattern('(ALTER COLUMN <name> DROP NOT NULL)'), () => effect('moment', CHANGED)],
  [pattern('(DROP CONSTRAINT |ALTER COLUMN <name> DROP DEFAULT)'), () => effect('moment', RELIED)],
  [pattern('RENAME '), () => effect('moment', READ)],
  [pattern('SET (LOGGED|UNLOGGED|TABLESPACE)'), () => effect('all', undefined, true)],
]

function ofAction(table: string, action: string, added: Added): StatementEffect {
  for (const [head, judge] of ACTIONS) {
    const found = head.exec(action)
    if (found) return judge(table, action.slice(found[0].length), added)
  }
  return effect('all', UNKNOWN)
}

/** Statements whose first words decide, with the table where they name one. */
const STATEMENTS: readonly [RegExp, (table: string, text: string, added: Added) => StatementEffect][] = [
  [
    pattern('CREATE TABLE (?:IF NOT EXISTS )?<name>'),
    (table, _, { tables }) => {
      tables.add(table)
      return effect('none')
    },
  ],
  [pattern('CREATE INDEX CONCURRENTLY .*? ON (?:ONLY )?<name>'), () => effect('none')],
  [
    pattern('CREATE INDEX .*? ON (?:ONLY )?<name>'),
    (table, _, { tables }) => effect(tables.has(table) ? 'none' : 'writes'),
  ],
  [
    pattern('CREATE UNIQUE INDEX .*? ON (?:ONLY )?<name>'),
    (table, _, { tables }) => (tables.has(table) ? effect('none') : effect('writes', REFUSED)),
  ],
  [
    pattern('CREATE (?:OR REPLACE )?(?:CONSTRAINT )?TRIGGER .*? ON <name>'),
    (table, text, { tables, quiet }) => {
      const [, made = ''] = /TRIGGER \w+ AFTER .* EXECUTE FUNCTION (\w+)/i.exec(text) ?? []
      return effect('moment', tables.has(table) || quiet.has(made) ? undefined : REFUSED)
    },
  ],
  [pattern('DROP TABLE (?:IF EXISTS )?<name>'), () => effect('moment', READ)],
  [
    pattern('INSERT INTO <name>'),
    (table, _, { tables }) => effect('none', tables.has(table) ? undefined : CHANGED),
  ],
  [
    pattern('UPDATE (?:ONLY )?<name>'),
    (table, text, added) => {
      const set = / SET (.*?)(?= FROM | WHERE |$)/i.exec(text)?.[1] ?? ''
      const columns = split(set, ',').map((one) => pattern('<name> *=').exec(one)?.[1] ?? '')
      return effect('none', areAdded(table, columns, added) ? undefined : CHANGED)
    },
  ],
  [
    pattern('DELETE FROM (?:ONLY )?<name>'),
    (table, _, { tables }) => effect('none', tables.has(table) ? undefined : CHANGED),
  ],
  [pattern('LOCK TABLE <name>'), () => effect('all')],
  [pattern('DROP (?:INDEX|FUNCTION|TRIGGER|SEQUENCE|TYPE|VIEW)()'), () => effect('moment', RELIED)],
  [
    pattern('CREATE (?:OR REPLACE )?FUNCTION <name>'),
    (name, text, { quiet }) => {
      if (!/\bRAISE\b/i.test(text)) quiet.add(name)
      return effect('none')
    },
  ],
  [pattern('CREATE (?:SEQUENCE|TYPE|VIEW|EXTENSION)()'), () => effect('none')],
  [pattern('COMMENT ON()'), () => effect('none')],
]

/** Returns what each part of a statement does; remembers what it adds. */
export function effectsOf(statement: string, added: Added): StatementEffect[] {
  const altered = pattern('ALTER TABLE (?:IF EXISTS )?(?:ONLY )?<name> ').exec(statement)
  if (altered) {
    const [head, table = ''] = altered
    return split(statement.slice(head.length), ',').map((action) => ({
      ...ofAction(table, action, added),
      table,
    }))
  }
  for (const [head, judge] of STATEMENTS) {
    const found = head.exec(statement)
    if (!found) continue
    const table = found[1] === '' ? undefined : found[1]
    return [{ ...judge(table ?? '', statement, added), ...(table !== undefined && { table }) }]
  }
  return [effect('all', UNKNOWN)]
}
