// What `pnpm indexes` writes of the domains: what the roots of React and the widgets export, the events and error codes of all, and
// the routes and tables of the backend.
import { globSync, readFileSync } from 'node:fs'
import { dirname, join } from 'node:path'
import ts from 'typescript'
import { byPath, NOTE, statement } from './written.ts'

const ROOT = join(import.meta.dirname, '..')
const SDK = 'packages/sdk/src'
const REACT = 'packages/react/src'
const WIDGETS = 'packages/widgets/src'
const BACKEND = 'examples/backend/src'

const textOf = (path: string) => readFileSync(join(ROOT, path), 'utf8')
const found = (folder: string, pattern: string) =>
  globSync(pattern, { cwd: join(ROOT, folder) })
    .filter((file) => !/\.(test|test-helper)\./.test(file))
    .toSorted()

const isExported = (node: ts.Node) =>
  ts.canHaveModifiers(node) &&
  (ts.getModifiers(node) ?? []).some(({ kind }) => kind === ts.SyntaxKind.ExportKeyword)

/** Returns the names that a statement exports; types begin with `type `. */
function exportedBy(node: ts.Statement): string[] {
  if (ts.isExportDeclaration(node)) {
    const { exportClause, isTypeOnly } = node
    if (!exportClause || !ts.isNamedExports(exportClause))
      throw new Error(`Name the exports: ${node.getText()}`)
    return exportClause.elements.map(({ name, isTypeOnly: isType }) =>
      isTypeOnly || isType ? `type ${name.text}` : name.text,
    )
  }
  if (!isExported(node)) return []
  if (ts.isInterfaceDeclaration(node) || ts.isTypeAliasDeclaration(node)) return [`type ${node.name.text}`]
  if (ts.isFunctionDeclaration(node) && node.name) return [node.name.text]
  if (ts.isVariableStatement(node)) return node.declarationList.declarations.map(({ name }) => name.getText())
  throw new Error(`No name is found in: ${node.getText().slice(0, 80)}`)
}

function exportsOf(path: string): string[] {
  const source = ts.createSourceFile(path, textOf(path), ts.ScriptTarget.Latest, true)
  const names = [...new Set(source.statements.flatMap(exportedBy))]
  // A constant and its type have one name.
  return names.filter((name) => !(name.startsWith('type ') && names.includes(name.slice('type '.length))))
}

/** Writes the exports of files by their names. */
const namesOf = (folder: string, patterns: readonly string[]) =>
  byPath(
    patterns
      .flatMap((pattern) => found(folder, pattern))
      .map((file) => statement('export', exportsOf(`${folder}/${file}`), `../${file}`)),
  )

const capital = (name: string) => `${name.charAt(0).toUpperCase()}${name.slice(1)}`

/** The events and error codes of all domains. */
function sdkUnions(): string {
  const parts = found(SDK, '*/*.{errors,events}.ts').flatMap((file) => {
    const [, folder = '', name = '', kind = ''] = /^(\w+)\/(\w+)\.(errors|events)\.ts$/.exec(file) ?? []
    if (folder !== name) return []
    const own = exportsOf(`${SDK}/${file}`).map((one) => one.replace('type ', ''))
    const wanted = kind === 'events' ? ['Events'] : ['ErrorCode', 'ErrorDetails']
    const names = wanted.map((one) => `${capital(name)}${one}`).filter((one) => own.includes(one))
    return names.length > 0 ? [{ file, names }] : []
  })
  const ending = (end: string) => parts.flatMap(({ names }) => names).filter((name) => name.endsWith(end))
  const extended = (end: string) => ending(end).join(',\n    ')
  return `${NOTE}
${byPath(
  parts.map(({ file, names }) =>
    statement(
      'import',
      names.map((name) => `type ${name}`),
      `./${file}`,
    ),
  ),
)}
/** Every event of the SDK, by name. */
export interface FandeckEvents
  extends ${extended('Events')} {}

/** Every code that a \`FandeckError\` can carry; codes are stable across versions. */
export type FandeckErrorCode =
${ending('ErrorCode')
  .map((name) => `  | ${name}\n`)
  .join('')}
/** The \`details\` by error code; \`undefined\` when the server sends none. */
export interface FandeckErrorDetails
  extends ${extended('ErrorDetails')} {}
`
}

/** The functions that mount the endpoints of the domains, by folder. */
function backendRoutes(): string {
  const serving = found(BACKEND, '*/routes.ts').filter((file) =>
    textOf(`${BACKEND}/${file}`).includes('endpointsOf('),
  )
  const parts = serving.map((file) => {
    const [name = ''] = exportsOf(`${BACKEND}/${file}`).filter((one) => /^\w+Routes$/.test(one))
    return { file, name }
  })
  return `${NOTE}
${byPath(parts.map(({ file, name }) => statement('import', [name], `../${file}`)))}
/** What mounts the endpoints of each domain. */
export const domainRoutes = {
${parts.map(({ file, name }) => `  ${dirname(file)}: ${name},\n`).join('')}}
`
}

/** Every table, from which drizzle-kit generates the migrations. */
const backendTables =
  (): string => `${NOTE} drizzle-kit generates the migrations from here (\`pnpm --filter @fandeck/backend
// migrations\`).
${byPath(found(BACKEND, '*/tables.ts').map((file) => `export * from '../${file}'\n`))}export * from './leases.tables.ts'
`

/** Returns the files by their paths in the repository. */
export const domainIndexes = (): Record<string, string> => ({
  [`${SDK}/domains.ts`]: sdkUnions(),
  [`${REACT}/generated/hooks.ts`]: `${NOTE}\n${namesOf(REACT, ['*/use[A-Z]*.ts'])}`,
  [`${WIDGETS}/generated/widgets.ts`]: `${NOTE} Long, because it has every name of the widgets.\n${namesOf(WIDGETS, ['*/index.ts', 'boards/*/index.ts'])}`,
  [`${BACKEND}/generated/routes.ts`]: backendRoutes(),
  [`${BACKEND}/db/schema.ts`]: backendTables(),
})
