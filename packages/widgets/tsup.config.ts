import { globSync, writeFileSync } from 'node:fs'
import { build } from 'esbuild'
import { defineConfig, type Options } from 'tsup'
import { leaveStyles, registerStyles } from './styles.plugin.ts'

/** The sheet for documents: what all parts stand on, then the parts' own styles in the order of their imports. */
async function writeStyles() {
  const { outputFiles } = await build({
    stdin: {
      contents: "import './src/styles.css'\nimport './src/index.ts'",
      resolveDir: import.meta.dirname,
    },
    bundle: true,
    minify: true,
    write: false,
    outdir: 'dist',
    format: 'esm',
    packages: 'external',
    target: 'es2024',
  })
  const styles = outputFiles.find(({ path }) => path.endsWith('.css'))
  if (!styles) throw new Error('The parts have no styles.')
  writeFileSync('dist/styles.css', styles.contents)
}

const preact = {
  react: 'preact/compat',
  'react-dom': 'preact/compat',
  'react-dom/client': 'preact/compat/client',
  'react/jsx-runtime': 'preact/jsx-runtime',
}

/** What a page without React loads carries everything it needs. `FANDECK_RUNTIME=react` is for comparison. */
const standalone = {
  format: ['esm' as const],
  target: 'es2022',
  platform: 'browser' as const,
  minify: true,
  // What is loaded later, such as the confetti, is a file of its own beside the one that a page names.
  splitting: true,
  noExternal: [/.*/],
  define: { 'process.env.NODE_ENV': '"production"' },
  esbuildPlugins: [registerStyles],
  esbuildOptions(options: { conditions?: string[]; alias?: Record<string, string>; legalComments?: string }) {
    options.conditions = ['fandeck-source', 'module', 'browser', 'import']
    options.legalComments = 'none'
    if (process.env.FANDECK_RUNTIME !== 'react') options.alias = preact
  },
}

/** Every module by its own name: so a page's bundler leaves out what it does not use, and splits what comes later. */
const modules = globSync('src/**/*.{ts,tsx}').filter(
  (file) =>
    !/\.(test|test-helper|stories|fixtures|example|element)\.|^src\/(element|stories|embed|elements)\b/.test(
      file,
    ),
)

const library = { sourcemap: true, target: 'es2022' as const, esbuildPlugins: [leaveStyles, registerStyles] }

const drop = {
  ...standalone,
  entry: { drop: 'src/embed.drop.ts' },
  outDir: 'dist/drop',
  clean: true,
  dts: false,
}

const everything: Options[] = [
  {
    ...library,
    entry: modules,
    format: ['esm'],
    splitting: true,
    dts: { entry: 'src/index.ts' },
    onSuccess: writeStyles,
  },
  { ...library, entry: ['src/index.ts'], format: ['cjs'], splitting: false, dts: { entry: 'src/index.ts' } },
  { ...standalone, entry: ['src/elements.ts'], dts: { resolve: false } },
  { ...standalone, entry: { fandeck: 'src/embed.ts' }, outDir: 'dist/fandeck', clean: true, dts: false },
  drop,
]

// `FANDECK_ONLY=drop` makes the one tag of a brand page and nothing else, in seconds.
export default defineConfig(process.env.FANDECK_ONLY === 'drop' ? [drop] : everything)
