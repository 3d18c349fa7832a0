// The style sheets for documents: one for all widgets, one for a page of each, and the rules of each alone.
import { globSync } from 'node:fs'
import { basename, dirname, join } from 'node:path'
import { build } from 'esbuild'
import { writePairs } from './styles.pairs.ts'

const src = join(import.meta.dirname, 'src')

/** Returns the module of each widget by the name of its folder; `card` has no index of its own. */
const widgetModules = (): Map<string, string> =>
  new Map([
    ['card', 'card/Card.tsx'],
    ...globSync('{*,boards/*}/index.ts', { cwd: src })
      .toSorted()
      .map((file) => [basename(dirname(file)), file] as const),
  ])

/**
 * Builds the sheets by their path in `dist`: `styles.css`, and `css/{folder}.css` for each widget. A sheet begins with
 * the base styles; those of the parts follow in import order, also of the parts that load later. Those of `rules/` divide
 * `styles.css`.
 */
export async function buildSheets(): Promise<Map<string, string>> {
  const modules = new Map([...widgetModules()].map(([name, file]) => [`css/${name}`, file]))
  modules.set('styles', 'index.ts')
  const rules = globSync('rules/*.css', { cwd: src }).toSorted()
  const { outputFiles } = await build({
    entryPoints: [
      ...[...modules.keys()].map((out) => ({ in: `sheet:${out}`, out })),
      ...rules.map((file) => ({ in: join(src, file), out: file.replace('.css', '') })),
    ],
    plugins: [
      {
        name: 'sheets',
        setup({ onResolve, onLoad }) {
          onResolve({ filter: /^sheet:/ }, ({ path }) => ({ path: path.slice(6), namespace: 'sheet' }))
          onLoad({ filter: /./, namespace: 'sheet' }, ({ path }) => ({
            contents: `import './styles.css'\nexport * from './${modules.get(path)}'`,
            resolveDir: src,
          }))
        },
      },
    ],
    bundle: true,
    minify: true,
    write: false,
    outdir: 'dist',
    format: 'esm',
    packages: 'external',
    target: 'es2024',
    absWorkingDir: import.meta.dirname,
  })
  const dist = join(import.meta.dirname, 'dist/')
  const sheets = outputFiles.filter(({ path }) => path.endsWith('.css'))
  if (sheets.length !== modules.size + rules.length) throw new Error('A widget has no styles.')
  return new Map(sheets.map(({ path, text }) => [path.slice(dist.length), writePairs(text)]))
}
