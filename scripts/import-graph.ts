// Which file of the packages and examples imports which: static imports and exports of values and types, globs that load at
// once, and the packages by their names. A lazy import ends a chain, because what loads later may need what loaded first.
import { globSync, readFileSync } from 'node:fs'
import { dirname, join } from 'node:path'
import ts from 'typescript'
import * as z from 'zod'

const ROOT = join(import.meta.dirname, '..')
const read = (file: string) => readFileSync(join(ROOT, file), 'utf8')

const SOURCES = globSync('{packages,examples}/*/{src,server}/**/*.{ts,tsx}', { cwd: ROOT })
const shipped = new Set(
  SOURCES.filter((file) => !/\.(test|test-helper|fixtures|stories|example)\./.test(file)),
)

const Manifest = z.object({ name: z.string(), exports: z.record(z.string(), z.unknown()) })
const Source = z.object({ 'fandeck-source': z.string() })
/** The sources behind the names of the packages. */
const entries = new Map(
  globSync('packages/*/package.json', { cwd: ROOT }).flatMap((file) => {
    const { name, exports } = Manifest.parse(JSON.parse(read(file)))
    return Object.entries(exports).flatMap(([path, target]) => {
      const { data } = Source.safeParse(target)
      return data ? [[join(name, path), join(dirname(file), data['fandeck-source'])] as const] : []
    })
  }),
)

function resolved(from: string, specifier: string): string[] {
  const path = specifier.startsWith('.') ? join(dirname(from), specifier) : entries.get(specifier)
  return path !== undefined && shipped.has(path) ? [path] : []
}

/** Returns the files that a call of `import.meta.glob` loads at once. */
function globbed(from: string, call: ts.CallExpression): string[] {
  const [pattern, options] = call.arguments
  const isGlob = ts.isPropertyAccessExpression(call.expression) && call.expression.name.text === 'glob'
  if (!isGlob || !pattern || !ts.isStringLiteral(pattern) || !options?.getText().includes('eager: true'))
    return []
  return globSync(pattern.text, { cwd: join(ROOT, dirname(from)) }).flatMap((found) =>
    resolved(from, `./${found}`),
  )
}

/** Returns the files that a file imports. */
function importsOf(file: string): Set<string> {
  const found: string[] = []
  const visit = (node: ts.Node): void => {
    if (ts.isImportDeclaration(node) || ts.isExportDeclaration(node)) {
      const { moduleSpecifier } = node
      if (moduleSpecifier && ts.isStringLiteral(moduleSpecifier))
        found.push(...resolved(file, moduleSpecifier.text))
    } else if (ts.isCallExpression(node)) found.push(...globbed(file, node))
    ts.forEachChild(node, visit)
  }
  visit(ts.createSourceFile(file, read(file), ts.ScriptTarget.Latest, true))
  return new Set(found)
}

/** Returns what is left after the removal of what imports nothing of the rest and what nothing of the rest imports: the files of circles. */
export function circlesOf(graph: ReadonlyMap<string, ReadonlySet<string>>): string[] {
  let left = new Map(graph)
  for (;;) {
    const imported = new Set([...left.values()].flatMap((targets) => [...targets]))
    const next = new Map(
      [...left].filter(
        ([file, targets]) => imported.has(file) && [...targets].some((target) => left.has(target)),
      ),
    )
    if (next.size === left.size) return [...left.keys()]
    left = next
  }
}

/** The files that each file imports. */
export const importGraph = (): Map<string, ReadonlySet<string>> =>
  new Map([...shipped].map((file) => [file, importsOf(file)]))
