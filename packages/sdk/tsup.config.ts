import { mkdirSync, writeFileSync } from 'node:fs'
import { glob, readFile, writeFile } from 'node:fs/promises'
import { basename } from 'node:path'
import { fileURLToPath } from 'node:url'
import { defineConfig, type Options } from 'tsup'
import manifest from './package.json' with { type: 'json' }

/** The entry points, read from the package's exports. */
const entry = Object.fromEntries(
  Object.entries(manifest.exports).map(([path, { 'fandeck-source': source }]) => [
    path === '.' ? 'index' : path.slice('./'.length),
    source,
  ]),
)

/**
 * The same entries in one folder, for the declarations: tsup reads all types again for each folder, which would take more
 * memory than Node has.
 */
function declarationEntries(): Record<string, string> {
  const folder = new URL('.entries/', import.meta.url)
  mkdirSync(folder, { recursive: true })
  for (const [name, source] of Object.entries(entry))
    writeFileSync(new URL(`${name}.ts`, folder), `export * from '.${source}'\n`)
  return Object.fromEntries(Object.keys(entry).map((name) => [name, `.entries/${name}.ts`]))
}

/**
 * Marks every schema as free of side effects, so that bundlers drop unused ones. Bundlers honour the annotations of zod
 * and `wireObject` only in part; esbuild ignores them across files.
 */
const pureSchemas: NonNullable<Options['esbuildPlugins']>[number] = {
  name: 'pure-schemas',
  setup(build) {
    build.onLoad(
      { filter: /(\.schema|\.endpoints|wire|record|envelope|memory|token-claims|cloudflare)\.ts$/ },
      async ({ path }) => {
        const marked = (line: string) =>
          /^\s*(\*|\/\/)/.test(line)
            ? line
            : line.replace(/\b(z\.\w+|wireObject|model|letters|lenient\w+|endpoint)\(/g, '/* @__PURE__ */ $&')
        const text = await readFile(path, 'utf8')
        return { contents: text.split('\n').map(marked).join('\n'), loader: 'ts' }
      },
    )
  },
}

/** dayjs as modules; its own are only for bundlers, because their imports have no extensions. */
const dayjsModules: typeof pureSchemas = {
  name: 'dayjs-modules',
  setup(build) {
    build.onResolve({ filter: /^dayjs(\/plugin\/.+)?$/ }, ({ path }) => ({
      path: fileURLToPath(
        import.meta.resolve(path.replace(/^dayjs(\/plugin\/\w+)?(\.js)?$/, 'dayjs/esm$1/index.js')),
      ),
    }))
  },
}

/** Names the CommonJS files in their source maps as neighbours; the bundler names them by the folder of the build. */
async function relativeSources() {
  for await (const file of glob('dist/*.cjs.map')) {
    const map: { file: string; sources: string[] } = JSON.parse(await readFile(file, 'utf8'))
    const sources = map.sources.map((source) => (source.startsWith('.') ? source : basename(source)))
    await writeFile(file, JSON.stringify({ ...map, file: basename(map.file), sources }))
  }
}

export default defineConfig({
  entry,
  format: ['esm', 'cjs'],
  // The order of unions would follow the order in which the files were read.
  dts: { entry: declarationEntries(), compilerOptions: { stableTypeOrdering: true } },
  splitting: true,
  clean: true,
  sourcemap: true,
  target: 'es2022',
  // In the files of this package, so that a page without a bundler can load them by an import map.
  noExternal: [/^dayjs/],
  esbuildPlugins: [pureSchemas, dayjsModules],
  onSuccess: relativeSources,
})
