// `pnpm api`: writes `packages/<name>/api.txt`, every public name with its signature. `tests/api-report.long.test.ts`
// compares it, so that a change of the public API shows in a review.
import { readFileSync, writeFileSync } from 'node:fs'
import { join, resolve } from 'node:path'
import ts from 'typescript'

export const ROOT = resolve(import.meta.dirname, '..')
export const PACKAGES = ['sdk', 'react', 'widgets']

/** Excluded entries: internals, and the wire, which `docs/openapi.json` describes. */
const INTERNAL = ['./internal', './wire']
const SHOWN = ts.TypeFormatFlags.NoTruncation | ts.TypeFormatFlags.UseAliasDefinedOutsideCurrentScope
const printer = ts.createPrinter({ removeComments: true })

/** Returns the TypeScript entry points of a package by public path. */
function entriesOf(name: string): [path: string, file: string][] {
  const manifest: { exports: Record<string, string | { 'fandeck-source'?: string }> } = JSON.parse(
    readFileSync(join(ROOT, 'packages', name, 'package.json'), 'utf8'),
  )
  return Object.entries(manifest.exports).flatMap(([path, target]) => {
    const source = typeof target === 'string' ? undefined : target['fandeck-source']
    return source && /\.tsx?$/.test(source) && !INTERNAL.includes(path)
      ? [[path, join(ROOT, 'packages', name, source)] as [string, string]]
      : []
  })
}

function signatureOf(checker: ts.TypeChecker, symbol: ts.Symbol): string {
  const target = symbol.flags & ts.SymbolFlags.Alias ? checker.getAliasedSymbol(symbol) : symbol
  const [declaration] = target.declarations ?? []
  if (!declaration) return ''
  if (ts.isInterfaceDeclaration(declaration) || ts.isTypeAliasDeclaration(declaration)) {
    return printer.printNode(ts.EmitHint.Unspecified, declaration, declaration.getSourceFile())
  }
  if (ts.isClassDeclaration(declaration)) {
    const type = checker.getDeclaredTypeOfSymbol(target)
    return type
      .getProperties()
      .map(
        (member) =>
          `${member.name}: ${checker.typeToString(checker.getTypeOfSymbol(member), declaration, SHOWN)}`,
      )
      .join('\n')
  }
  return checker.typeToString(checker.getTypeOfSymbol(target), declaration, SHOWN)
}

/** Returns the report of one package. */
export function apiReport(name: string): string {
  const { config } = ts.readConfigFile(join(ROOT, 'tsconfig.json'), ts.sys.readFile)
  const { options } = ts.parseJsonConfigFileContent({ ...config, include: [] }, ts.sys, ROOT)
  const entries = entriesOf(name)
  const program = ts.createProgram(
    entries.map(([, file]) => file),
    options,
  )
  const checker = program.getTypeChecker()
  const sections = entries.map(([path, file]) => {
    const source = program.getSourceFile(file)
    const module = source && checker.getSymbolAtLocation(source)
    const names = module ? checker.getExportsOfModule(module) : []
    const lines = names
      .toSorted((a, b) => (a.name < b.name ? -1 : 1))
      .map((symbol) => `${symbol.name}\n  ${signatureOf(checker, symbol).replaceAll('\n', '\n  ')}`)
    return [`@fandeck/${name}${path.slice(1)}`, ...lines].join('\n\n')
  })
  return `${sections.join('\n\n---\n\n')}\n`
}

if (import.meta.main) {
  for (const name of PACKAGES) writeFileSync(join(ROOT, 'packages', name, 'api.txt'), apiReport(name))
}
