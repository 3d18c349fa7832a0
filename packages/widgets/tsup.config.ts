import { globSync, mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import type { BuildOptions } from 'esbuild'
import { defineConfig } from 'tsup'
import { elementEntries, elementOptions, publishedFiles } from './elements.build.ts'
import { facadesOf } from './facades.build.ts'
import { buildSheets } from './styles.build.ts'
import { leaveStyles, registerStyles } from './styles.plugin.ts'

/** Divides the index; its files are code of the browser for bundlers of server components, and what they import. */
function divideIndex() {
  const files = facadesOf('index', readFileSync('dist/index.js', 'utf8'), { head: "'use client'\n" })
  for (const [name, code] of files) writeFileSync(`dist/${name}`, code)
  rmSync('dist/index.js.map')
}

/** Writes the style sheets for documents. */
async function writeStyles() {
  for (const folder of ['css', 'rules']) mkdirSync(`dist/${folder}`, { recursive: true })
  for (const [path, text] of await buildSheets()) writeFileSync(`dist/${path}`, text)
}

const { target, platform, splitting, define, plugins, ...options } = elementOptions

/** The build of the elements; `embed.build.ts` builds the scripts. */
const standalone = {
  format: ['esm' as const],
  noExternal: [/.*/],
  ...{ target, platform, splitting, define },
  esbuildPlugins: plugins,
  esbuildOptions: (build: BuildOptions) => void Object.assign(build, options),
}

/** Renames the chunks of styles, and shortens the index. */
async function publishElements() {
  const files = new Map(
    globSync('*.js', { cwd: 'dist' }).map((name) => [name, readFileSync(`dist/${name}`, 'utf8')]),
  )
  const named = publishedFiles(files)
  for (const [name, code] of named) if (files.get(name) !== code) writeFileSync(`dist/${name}`, code)
  for (const name of files.keys()) if (!named.has(name)) rmSync(`dist/${name}`)
}

/** What is not a module of the library. */
const LEFT_OUT =
  /\.(test|test-helper|stories|fixtures|example|element)\.|^src\/(campaign-board|campaign-page\/(campaign\.tag|tag-parts)|element|stories|embed|elements|generated)\b/

/**
 * One entry per module, so that a bundler can tree-shake and split lazy code. By name and sorted: tsup looks for a list of
 * files again, in the order of the disk, which is that of the chunks.
 */
const modules = Object.fromEntries(
  globSync('src/**/*.{ts,tsx}')
    .filter((file) => !LEFT_OUT.test(file))
    .toSorted()
    .map((file) => [file.replace(/^src\/|\.tsx?$/g, ''), file]),
)

/** The order of unions, or it would follow the order in which the files were read. */
const compilerOptions = { stableTypeOrdering: true }

const library = { sourcemap: true, target: 'es2022' as const, esbuildPlugins: [leaveStyles, registerStyles] }

export default defineConfig([
  {
    ...library,
    entry: modules,
    format: ['esm'],
    splitting: true,
    dts: { entry: 'src/index.ts', compilerOptions },
    async onSuccess() {
      divideIndex()
      await writeStyles()
    },
  },
  {
    ...library,
    entry: ['src/index.ts'],
    format: ['cjs'],
    splitting: false,
    dts: { entry: 'src/index.ts', compilerOptions },
    banner: { js: "'use client'" },
  },
  {
    ...standalone,
    entry: elementEntries,
    dts: { entry: { elements: 'src/elements.ts' }, resolve: false, compilerOptions },
    onSuccess: publishElements,
  },
])
