import { globSync, writeFileSync } from 'node:fs'
import { build } from 'esbuild'
import { defineConfig, type Options } from 'tsup'
import { leaveStyles, registerStyles } from './styles.plugin.ts'

/** Writes the style sheet for documents: the base styles, then the styles of the parts in import order. */
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
  if (!styles) throw new Error('The build produced no styles.')
  writeFileSync('dist/styles.css', styles.contents)
}

const preact = {
  react: 'preact/compat',
  'react-dom': 'preact/compat',
  'react-dom/client': 'preact/compat/client',
  'react/jsx-runtime': 'preact/jsx-runtime',
}

/** The builds for pages without React, with all dependencies. `FANDECK_RUNTIME=react` bundles React for comparison. */
const standalone = {
  format: ['esm' as const],
  target: 'es2022',
  platform: 'browser' as const,
  minify: true,
  // Lazy code, such as the confetti, becomes a separate file.
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

/** One entry per module, so that a bundler can tree-shake and split lazy code. */
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
  outDir: 'dist/embed/drop',
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
  {
    ...standalone,
    entry: { fandeck: 'src/embed.ts' },
    outDir: 'dist/embed/fandeck',
    clean: true,
    dts: false,
  },
  drop,
]

// `FANDECK_ONLY=drop` builds only the tag of one drop, in seconds.
export default defineConfig(process.env.FANDECK_ONLY === 'drop' ? [drop] : everything)
