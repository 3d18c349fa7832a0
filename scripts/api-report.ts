// `pnpm api`: writes `packages/<name>/api.txt`, the declarations of all public names by entry. A name that several entries
// export is declared at the first. `tests/api-report.test.ts` compares it, so that a change of the public API shows
// in a review.
import { execFileSync } from 'node:child_process'
import { readFileSync, writeFileSync } from 'node:fs'
import { join, resolve } from 'node:path'
import ts from 'typescript'
import { declarationsOf, isTypeOnly } from './api-declarations.ts'

export const ROOT = resolve(import.meta.dirname, '..')
export const PACKAGES = ['sdk', 'react', 'widgets']

/** Excluded entries: internals, and the wire, which `docs/openapi.json` describes. */
const INTERNAL = ['./internal', './wire']

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

/** Breaks long lines as the sources do. */
const formatted = (text: string) =>
  execFileSync(join(ROOT, 'node_modules/.bin/biome'), ['format', '--stdin-file-path=api.ts'], {
    cwd: ROOT,
    input: text,
    encoding: 'utf8',
    maxBuffer: 64 * 1024 * 1024,
  })

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
  const seen = new Map<ts.Symbol, string>()
  const sections = entries.map(([path, file]) => {
    const entry = `@fandeck/${name}${path.slice(1)}`
    const source = program.getSourceFile(file)
    const module = source && checker.getSymbolAtLocation(source)
    const names = module ? checker.getExportsOfModule(module) : []
    const lines = names
      .toSorted((a, b) => (a.name < b.name ? -1 : 1))
      .flatMap((symbol) => {
        const target = symbol.flags & ts.SymbolFlags.Alias ? checker.getAliasedSymbol(symbol) : symbol
        const first = seen.get(target)
        if (first) return [`export { ${symbol.name} } from '${first}'`]
        seen.set(target, entry)
        return declarationsOf(checker, symbol.name, target, isTypeOnly(checker, symbol))
      })
    return [`// ${entry}`, ...lines].join('\n\n')
  })
  return formatted(`${sections.join('\n\n')}\n`)
}

if (import.meta.main) {
  for (const name of PACKAGES) writeFileSync(join(ROOT, 'packages', name, 'api.txt'), apiReport(name))
}
