// Builds the scripts for pages without React: `node embed.build.ts`. Rolldown, because it splits by what a part uses;
// esbuild keeps everything in the first chunk that a lazy part imports through the same index.
import { rmSync } from 'node:fs'
import { fileURLToPath } from 'node:url'
import { type InputOptions, type OutputChunk, type RolldownOutput, rolldown } from 'rolldown'
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

const options = (input: Record<string, string>): InputOptions => ({
  input,
  cwd: import.meta.dirname,
  platform: 'browser',
  resolve: { conditionNames: ['fandeck-source', 'module', 'browser', 'import'], alias },
  transform: { define: { 'process.env.NODE_ENV': '"production"' }, target: 'es2022' },
  plugins: [registerStylesInRolldown],
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

/** Builds entries into a folder: what the first views share is one chunk, the rest of each first view another. */
async function buildInto(dir: string, input: Record<string, string>): Promise<void> {
  const owners = await ownersOf(input)
  const build = await rolldown(options(input))
  rmSync(dir, { recursive: true, force: true })
  await build.write({
    dir,
    format: 'esm',
    minify: true,
    comments: false,
    chunkFileNames: ({ name, isDynamicEntry }) => `${isDynamicEntry ? name : `chunk-${name}`}-[hash].js`,
    codeSplitting: {
      groups: [
        {
          debugName: 'first views',
          name: (id) => {
            const [first, ...others] = owners.get(id) ?? []
            return first === undefined ? null : others.length > 0 ? 'runtime' : first
          },
        },
      ],
    },
  })
  await build.close()
}

await buildInto('dist/embed/drop', { drop: 'src/embed.drop.ts' })
if (process.env.FANDECK_ONLY !== 'drop') await buildInto('dist/embed/fandeck', { fandeck: 'src/embed.ts' })
