// The sources of `@fandeck/widgets/rules`: one sheet for the base and one for each widget, so that a page of several
// widgets loads each rule once.
import { join } from 'node:path'
import { buildSync } from 'esbuild'

const SRC = join(import.meta.dirname, '../packages/widgets/src')
const NOTE = '/* Written by `pnpm indexes`. */'
/** The folders in `base.css`; every other folder gets a separate sheet. */
const BASE = ['theme', 'primitives', 'card']

/** Returns the sheets of all widgets in the order in which a document needs them. */
function sheetsInOrder(): string[] {
  const { metafile } = buildSync({
    stdin: { contents: "import './styles.css'\nexport * from './index.ts'", resolveDir: SRC, loader: 'ts' },
    absWorkingDir: SRC,
    bundle: true,
    write: false,
    metafile: true,
    outdir: 'dist',
    format: 'esm',
    packages: 'external',
    logLevel: 'error',
  })
  const built = Object.entries(metafile.outputs).find(([path]) => path.endsWith('.css'))
  return Object.keys(built?.[1].inputs ?? {}).filter((file) => file.includes('/'))
}

/** Returns the sheets by their path in the repository. */
export function widgetRules(): Record<string, string> {
  const sheets = sheetsInOrder().map((file) => ({ file, folder: file.replace(/\/.*/, '') }))
  const grouped = Map.groupBy(sheets, ({ folder }) => (BASE.includes(folder) ? 'base' : folder))
  return Object.fromEntries(
    [...grouped].map(([name, found]) => [
      `packages/widgets/src/rules/${name}.css`,
      `${NOTE}\n${found.map(({ file }) => `@import "../${file}";\n`).join('')}`,
    ]),
  )
}
