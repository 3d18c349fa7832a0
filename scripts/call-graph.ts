// Which endpoints a symbol of the packages can reach: by the identifiers of its declaration, not by the imports of its file,
// because one file of hooks has the calls of a whole domain.
import { globSync, readFileSync } from 'node:fs'
import { dirname, join, relative, resolve } from 'node:path'
import ts from 'typescript'

const ROOT = resolve(import.meta.dirname, '..')

/** A symbol: a file and one of its names; `*` is all that it exports. */
interface Target {
  file: string
  name: string
}
interface Parsed {
  /** What a name at the top of the file is: its declarations, or what it is imported from. */
  declared: Map<string, ts.Node[]>
  imported: Map<string, Target>
  /** What an exported name is. */
  exported: Map<string, string | Target>
  /** The files of `export * from`. */
  whole: string[]
}

const textOf = (node: ts.Node | undefined) => (node && ts.isStringLiteral(node) ? node.text : '')
const isExported = (node: ts.Node) =>
  ts.canHaveModifiers(node) &&
  (ts.getModifiers(node) ?? []).some(({ kind }) => kind === ts.SyntaxKind.ExportKeyword)

function declare(node: ts.Statement, parsed: Parsed): void {
  const names = ts.isVariableStatement(node)
    ? node.declarationList.declarations.flatMap(({ name }) =>
        ts.isIdentifier(name)
          ? [name.text]
          : name.elements.flatMap((one) =>
              ts.isBindingElement(one) && ts.isIdentifier(one.name) ? [one.name.text] : [],
            ),
      )
    : (ts.isFunctionDeclaration(node) || ts.isClassDeclaration(node)) && node.name
      ? [node.name.text]
      : []
  for (const name of names) {
    parsed.declared.set(name, [...(parsed.declared.get(name) ?? []), node])
    if (isExported(node)) parsed.exported.set(name, name)
  }
}

/** Reads the sources as they are now; returns the names of the endpoints that a name of a file can call, all of it by default. */
export function callGraph(): (file: string, name?: string) => string[] {
  const sources = new Set(
    globSync('packages/{sdk,react,widgets}/src/**/*.{ts,tsx}', { cwd: ROOT }).filter(
      (file) => !/\.(test|test-helper|fixtures|stories|example)\./.test(file),
    ),
  )

  /** The source behind a name of the packages, such as `@fandeck/sdk/drops`. */
  const entries = new Map(
    globSync('packages/*/package.json', { cwd: ROOT }).flatMap((manifest) => {
      const { name, exports }: { name: string; exports: Record<string, Record<string, unknown>> } =
        JSON.parse(readFileSync(join(ROOT, manifest), 'utf8'))
      return Object.entries(exports).flatMap(([path, target]) => {
        const source = target['fandeck-source']
        return typeof source === 'string'
          ? [[join(name, path), join(dirname(manifest), source)] as const]
          : []
      })
    }),
  )

  function fileOf(from: string, specifier: string): string | undefined {
    const path = specifier.startsWith('.') ? join(dirname(from), specifier) : entries.get(specifier)
    return path !== undefined && sources.has(path) ? path : undefined
  }

  function readImport(file: string, node: ts.ImportDeclaration, parsed: Parsed): void {
    const from = fileOf(file, textOf(node.moduleSpecifier))
    const { importClause } = node
    if (from === undefined || !importClause || importClause.isTypeOnly) return
    const { namedBindings } = importClause
    if (namedBindings && ts.isNamespaceImport(namedBindings))
      parsed.imported.set(namedBindings.name.text, { file: from, name: '*' })
    else
      for (const { name, propertyName, isTypeOnly } of namedBindings?.elements ?? [])
        if (!isTypeOnly) parsed.imported.set(name.text, { file: from, name: (propertyName ?? name).text })
  }

  function readExport(file: string, node: ts.ExportDeclaration, parsed: Parsed): void {
    const from = node.moduleSpecifier && fileOf(file, textOf(node.moduleSpecifier))
    if (node.isTypeOnly) return
    if (!node.exportClause) {
      if (from !== undefined) parsed.whole.push(from)
    } else if (ts.isNamedExports(node.exportClause)) {
      for (const { name, propertyName, isTypeOnly } of node.exportClause.elements) {
        const local = (propertyName ?? name).text
        if (!isTypeOnly)
          parsed.exported.set(name.text, from === undefined ? local : { file: from, name: local })
      }
    }
  }

  const known = new Map<string, Parsed>()
  function parse(file: string): Parsed {
    const cached = known.get(file)
    if (cached) return cached
    const parsed: Parsed = { declared: new Map(), imported: new Map(), exported: new Map(), whole: [] }
    known.set(file, parsed)
    const text = readFileSync(join(ROOT, file), 'utf8')
    for (const node of ts.createSourceFile(file, text, ts.ScriptTarget.Latest, true).statements) {
      if (ts.isImportDeclaration(node)) readImport(file, node, parsed)
      else if (ts.isExportDeclaration(node)) readExport(file, node, parsed)
      else declare(node, parsed)
    }
    return parsed
  }

  /** Returns where an exported name is declared. */
  function exportOf(file: string, name: string): Target[] {
    const { exported, whole, imported } = parse(file)
    if (name === '*') {
      const names = [...exported.keys()].flatMap((one) => exportOf(file, one))
      return [...names, ...whole.flatMap((other) => exportOf(other, '*'))]
    }
    const found = exported.get(name)
    if (typeof found === 'object') return exportOf(found.file, found.name)
    if (found !== undefined) {
      const origin = imported.get(found)
      return origin ? exportOf(origin.file, origin.name) : [{ file, name: found }]
    }
    return whole.flatMap((other) => exportOf(other, name))
  }

  /** Returns what a declaration refers to: values at the top of its file, imports, and files that it loads later. */
  function referencesOf({ file, name }: Target): Target[] {
    const parsed = parse(file)
    const found: Target[] = []
    const visit = (node: ts.Node): void => {
      if (ts.isTypeNode(node) && !ts.isExpressionWithTypeArguments(node)) return
      if (ts.isCallExpression(node) && node.expression.kind === ts.SyntaxKind.ImportKeyword) {
        const lazy = fileOf(file, textOf(node.arguments[0]))
        if (lazy !== undefined) found.push(...exportOf(lazy, '*'))
      }
      if (ts.isIdentifier(node)) {
        const origin = parsed.imported.get(node.text)
        if (origin) found.push(...exportOf(origin.file, origin.name))
        else if (parsed.declared.has(node.text)) found.push({ file, name: node.text })
      }
      if (ts.isPropertyAccessExpression(node)) visit(node.expression)
      else if (ts.isPropertyAssignment(node)) visit(node.initializer)
      else ts.forEachChild(node, visit)
    }
    for (const node of parsed.declared.get(name) ?? []) visit(node)
    return found
  }

  function endpointsFrom(file: string, name = '*'): string[] {
    const start = relative(ROOT, resolve(ROOT, file))
    const seen = new Set<string>()
    const open = exportOf(start, name)
    const endpoints = new Set<string>()
    for (let at = open.pop(); at; at = open.pop()) {
      const key = `${at.file} ${at.name}`
      if (seen.has(key)) continue
      seen.add(key)
      if (at.file.endsWith('.endpoints.ts')) {
        if (at.name.endsWith('Endpoint')) endpoints.add(at.name)
      } else open.push(...referencesOf(at))
      // A request apart from its schemas belongs to the endpoints of the same name.
      if (at.file.endsWith('.request.ts'))
        open.push(...exportOf(at.file.replace('.request.ts', '.endpoints.ts'), '*'))
    }
    return [...endpoints].toSorted()
  }

  return endpointsFrom
}
