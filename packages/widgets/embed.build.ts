// Builds the scripts for pages without React: `node embed.build.ts`. Rolldown, because it splits by what a part uses;
// esbuild keeps everything in the first chunk that a lazy part imports through the same index.
import { readFileSync, rmSync, writeFileSync } from 'node:fs'
import { basename, dirname } from 'node:path'
import { fileURLToPath } from 'node:url'
import { type InputOptions, type OutputChunk, type Plugin, type RolldownOutput, rolldown } from 'rolldown'
import { customElementsManifest } from './embed.elements.ts'
import { type BuiltScript, manifestOf } from './embed.manifest.ts'
import manifest from './package.json' with { type: 'json' }
import { registerStylesInRolldown } from './styles.plugin.ts'

const moduleOf = (name: string) => fileURLToPath(import.meta.resolve(name))

const preact = {
  'react-dom/client': moduleOf('preact/compat/client'),
  'react-dom': moduleOf('preact/compat'),
  'react/jsx-runtime': moduleOf('preact/jsx-runtime'),
  react: moduleOf('preact/compat'),
}

/** `FANDECK_RUNTIME=react` bundles React for comparison. */
const alias = process.env.FANDECK_RUNTIME === 'react' ? {} : preact

/** One folder, because the scripts share chunks. */
const OUT = 'dist/embed'

const options = (input: Record<string, string>, plugins: Plugin[] = []): InputOptions => ({
  input,
  cwd: import.meta.dirname,
  platform: 'browser',
  resolve: { conditionNames: ['fandeck-source', 'module', 'browser', 'import'], alias },
  transform: {
    define: { 'process.env.NODE_ENV': '"production"', FANDECK_VERSION: JSON.stringify(manifest.version) },
    target: 'es2022',
  },
  plugins: [...plugins, registerStylesInRolldown],
  onLog(level, log, report) {
    // React's libraries mark their modules with "use client".
    if (log.code !== 'MODULE_LEVEL_DIRECTIVE') report(level, log)
  },
})

const chunksOf = ({ output }: RolldownOutput) =>
  output.filter((file): file is OutputChunk => file.type === 'chunk')

/** Returns the entries that load each module at once, as opposed to lazily. */
async function ownersOf(input: Record<string, string>): Promise<Map<string, string[]>> {
  const build = await rolldown(options(input))
  const chunks = chunksOf(await build.generate({ format: 'esm' }))
  await build.close()
  const byName = new Map(chunks.map((chunk) => [chunk.fileName, chunk]))
  const owners = new Map<string, string[]>()
  for (const entry of chunks.filter(({ isEntry }) => isEntry)) {
    const loaded = new Set([entry.fileName])
    for (const name of loaded) {
      const chunk = byName.get(name)
      for (const next of chunk?.imports ?? []) loaded.add(next)
      for (const id of chunk?.moduleIds ?? []) owners.set(id, [...(owners.get(id) ?? []), entry.name])
    }
  }
  return owners
}

/** Builds the script of each tag. What the drop shares is one chunk for all; what is left of each first view another. */
async function buildTags(): Promise<BuiltScript[]> {
  const input = { drop: 'src/embed.drop.ts', wallet: 'src/embed.wallet.ts', scanner: 'src/embed.scanner.ts' }
  const owners = await ownersOf(input)
  const loads = (id: string, name: string) => owners.get(id)?.includes(name) ?? false
  const shares = (id: string, name: string) => loads(id, name) && (owners.get(id)?.length ?? 0) > 1
  const build = await rolldown(options(input))
  const output = await build.write({
    dir: OUT,
    format: 'esm',
    minify: true,
    comments: false,
    // `chunk-…` belongs to a first view; a lazy chunk has the name of its module, or of its folder; `english-…` is what
    // the English messages of the tags share.
    chunkFileNames: ({ name, isDynamicEntry, facadeModuleId }) =>
      isDynamicEntry
        ? `${name === 'lazy-parts' ? `${basename(dirname(facadeModuleId ?? ''))}-parts` : name}-[hash].js`
        : `${name === 'english' ? '' : 'chunk-'}${name}-[hash].js`,
    codeSplitting: {
      // In this order, because a group takes along what its modules import, unless an earlier one has it.
      groups: [
        { name: 'runtime', priority: 3, test: (id) => shares(id, 'drop') },
        { name: 'overlays', priority: 2, test: (id) => shares(id, 'wallet') },
        { name: 'english', priority: 1, test: /\/(theme|primitives|card)\/.*\.en\.ts$/ },
        ...Object.keys(input).map((name) => ({ name, priority: 1, test: (id: string) => loads(id, name) })),
      ],
    },
  })
  await build.close()
  return chunksOf(output)
}

/** The scripts of the tags, as `fandeck.js` imports them. */
const tagScripts: Plugin = {
  name: 'tag-scripts',
  resolveId(path) {
    const [, tag] = /^\.\/embed\.(drop|wallet|scanner)\.ts$/.exec(path) ?? []
    return tag === undefined ? undefined : { id: `./${tag}.js`, external: true }
  },
}

/** Builds `fandeck.js`, one file that loads the others. */
async function buildLoader(file: string, source: string, format: 'esm' | 'iife'): Promise<BuiltScript[]> {
  const build = await rolldown(options({ fandeck: source }, [tagScripts]))
  const output = await build.write({ file: `${OUT}/${file}`, format, minify: true, comments: false })
  await build.close()
  // It imports the tags later.
  return chunksOf(output).map(({ code }) => ({ fileName: file, code, imports: [] }))
}

rmSync(OUT, { recursive: true, force: true })
const scripts = [
  ...(await buildTags()),
  ...(await buildLoader('fandeck.js', 'src/embed.ts', 'esm')),
  ...(await buildLoader('fandeck.classic.js', 'src/embed.classic.ts', 'iife')),
]
// As written, because the hash is of the file.
const written = scripts.map((script) => ({
  ...script,
  code: readFileSync(`${OUT}/${script.fileName}`, 'utf8'),
}))
writeFileSync(`${OUT}/manifest.json`, `${JSON.stringify(manifestOf(manifest.version, written), null, 2)}\n`)
writeFileSync('dist/custom-elements.json', `${JSON.stringify(customElementsManifest(), null, 2)}\n`)
