// `pnpm figures`: what the repository's own plumbing takes. Prints a table.
import { globSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { DOMAIN_EDITS, DOMAIN_FILES, METHOD_EDITS } from '../tests/add-a-domain/edits.ts'
import { circlesOf, importGraph } from './import-graph.ts'

const ROOT = join(import.meta.dirname, '..')
const read = (file: string) => readFileSync(join(ROOT, file), 'utf8')
const found = (patterns: readonly string[]) =>
  globSync([...patterns], { cwd: ROOT, exclude: ['**/node_modules/**'] })
const linesOf = (files: readonly string[]) =>
  files.reduce((sum, file) => sum + read(file).split('\n').length - 1, 0)
const isShipped = (file: string) => !/\.(test|test-helper|fixtures|stories|example)\./.test(file)

/** Code that builds, wherever it lies. */
const BUILD = [
  'packages/*/{tsup.config,*.build,*.plugin,embed.*,styles.*}.ts',
  'packages/widgets/.ladle/*.ts',
  'examples/*/{vite.config,chunks,initial-font,*.plugin}.ts',
  'examples/site/server/{build*,preloads}.ts',
  'examples/site/src/{early-input,other-characters}.ts',
  'scripts/{indexes*,reader-text,written}.ts',
]
/** Files that hold sentences or hand them on. */
const MESSAGES = [
  '{packages,examples}/*/src/**/*messages*.{ts,tsx}',
  'packages/widgets/src/theme/errors/*.ts',
  'packages/widgets/src/theme/payment-methods.*.ts',
]
const PACKAGES = ['packages/sdk', 'packages/react', 'packages/widgets', 'examples/site', 'examples/backend']

const filesOf = (edits: readonly { file: string }[]) => new Set(edits.map(({ file }) => file)).size

const rows: (readonly [string, string | number])[] = [
  // Measured by tests/add-a-domain.long.test.ts.
  ['files of a new domain outside of its folders', filesOf(DOMAIN_EDITS) + DOMAIN_FILES.length],
  ['files of a new payment method', filesOf(METHOD_EDITS)],
  ['files in circles of imports', circlesOf(importGraph()).length],
  ['lines of build plumbing', linesOf(found(BUILD).filter(isShipped))],
  ['files of messages', found(MESSAGES).filter(isShipped).length],
  ...PACKAGES.map(
    (name) =>
      [
        `lines of ${name}`,
        linesOf(found([`${name}/{src,server}/**/*.{ts,tsx,css}`]).filter(isShipped)),
      ] as const,
  ),
  ...found(['packages/*/api.txt']).map((file) => {
    const lines = read(file).split('\n')
    return [
      `${file}: lines, widest`,
      `${lines.length - 1}, ${Math.max(...lines.map(({ length }) => length))}`,
    ] as const
  }),
  [
    'files over 300 lines',
    found(['{packages,examples}/*/{src,server}/**/*.{ts,tsx}'])
      .filter(isShipped)
      .filter((file) => linesOf([file]) > 300).length,
  ],
]
const width = Math.max(...rows.map(([name]) => name.length))
for (const [name, value] of rows) console.log(`${name.padEnd(width)}  ${value}`)
