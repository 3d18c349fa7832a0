import { globSync, readFileSync, writeFileSync } from 'node:fs'
import { type BuildOptions, build } from 'esbuild'
import { defineConfig } from 'tsup'
import manifest from './package.json' with { type: 'json' }
import { leaveStyles, registerStyles } from './styles.plugin.ts'

/** Marks the index as code of the browser, for bundlers of server components; the modules below it follow. */
function markClient() {
  writeFileSync('dist/index.js', `'use client'\n${readFileSync('dist/index.js', 'utf8')}`)
}

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

/** The build of the elements for pages without React, with all dependencies; `embed.build.ts` builds the scripts. */
const standalone = {
  format: ['esm' as const],
  target: 'es2022',
  platform: 'browser' as const,
  // Lazy code, such as the tilt of a card, becomes a separate file.
  splitting: true,
  noExternal: [/.*/],
  define: { 'process.env.NODE_ENV': '"production"', FANDECK_VERSION: JSON.stringify(manifest.version) },
  esbuildPlugins: [registerStyles],
  esbuildOptions(options: BuildOptions) {
    // Not its whitespace, which would remove the annotations of pure calls: one class would bring the others.
    options.minifySyntax = true
    options.conditions = ['fandeck-source', 'module', 'browser', 'import']
    options.legalComments = 'none'
    options.alias = preact
  },
}

/** One entry per module, so that a bundler can tree-shake and split lazy code. */
const modules = globSync('src/**/*.{ts,tsx}').filter(
  (file) =>
    !/\.(test|test-helper|stories|fixtures|example|element)\.|^src\/(campaign-board|campaign-page\/(campaign\.tag|tag-parts)|element|stories|embed|elements)\b/.test(
      file,
    ),
)

const library = { sourcemap: true, target: 'es2022' as const, esbuildPlugins: [leaveStyles, registerStyles] }

export default defineConfig([
  {
    ...library,
    entry: modules,
    format: ['esm'],
    splitting: true,
    dts: { entry: 'src/index.ts' },
    async onSuccess() {
      markClient()
      await writeStyles()
    },
  },
  {
    ...library,
    entry: ['src/index.ts'],
    format: ['cjs'],
    splitting: false,
    dts: { entry: 'src/index.ts' },
    banner: { js: "'use client'" },
  },
  { ...standalone, entry: ['src/elements.ts'], dts: { resolve: false } },
])
