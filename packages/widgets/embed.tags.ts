// The build of the tags' scripts, which share chunks.
import { basename, dirname } from 'node:path'
import { fileURLToPath } from 'node:url'
import {
  type InputOptions,
  type OutputChunk,
  type OutputOptions,
  type Plugin,
  type RolldownOutput,
  rolldown,
} from 'rolldown'
import { ownBuiltIns, ownZod, plainIcons, plainJson, plainReact } from './embed.plugins.ts'
import manifest from './package.json' with { type: 'json' }
import { preact } from './preact.build.ts'
import { registerStylesInRolldown } from './styles.plugin.ts'
import { tags as allTags, SHAPING } from './tags.build.ts'

/** `FANDECK_RUNTIME=react` bundles React for comparison. */
const alias = Object.fromEntries(
  Object.entries(process.env.FANDECK_RUNTIME === 'react' ? {} : preact).map(([name, module]) => [
    name,
    fileURLToPath(import.meta.resolve(module)),
  ]),
)

export const options = (input: Record<string, string>, plugins: Plugin[] = []): InputOptions => ({
  input,
  cwd: import.meta.dirname,
  platform: 'browser',
  resolve: { conditionNames: ['fandeck-source', 'module', 'browser', 'import'], alias },
  transform: {
    define: { 'process.env.NODE_ENV': '"production"', FANDECK_VERSION: JSON.stringify(manifest.version) },
    target: 'es2022',
  },
  plugins: [...plugins, ownBuiltIns, plainReact, plainJson, plainIcons, registerStylesInRolldown],
  onLog(level, log, report) {
    // React's libraries mark their modules with "use client".
    if (log.code !== 'MODULE_LEVEL_DIRECTIVE') report(level, log)
  },
})

export const chunksOf = ({ output }: RolldownOutput) =>
  output.filter((file): file is OutputChunk => file.type === 'chunk')

/** The scripts of tags by their names. */
const scriptsOf = (names: readonly string[]) =>
  Object.fromEntries(names.map((name) => [name, `src/generated/embed.${name}.ts`]))

/** What a note over the page needs, which boards begin with; overlays are larger. */
const NOTE = /\/primitives\/(overlay\/(overlay-root|top-layer)|lazy\/(LazyPart|LoadNote))\.tsx?$/

/** The modules of an entry. */
interface Loaded {
  /** Loaded at once. */
  first: ReadonlySet<string>
  /** Loaded at once, or with one of its lazy parts, such as a board. */
  parts: ReadonlySet<string>
  /** Loaded at once or later. */
  all: ReadonlySet<string>
}

/** Returns the modules of each tag. */
async function modulesOfTags(): Promise<ReadonlyMap<string, Loaded>> {
  const build = await rolldown(options(scriptsOf(SHAPING), [ownZod]))
  const chunks = chunksOf(await build.generate({ format: 'esm' }))
  await build.close()
  const byName = new Map(chunks.map((chunk) => [chunk.fileName, chunk]))
  const lazyOf = (names: Iterable<string>) =>
    [...names].flatMap((name) => byName.get(name)?.dynamicImports ?? [])
  function loadedWith(files: Iterable<string>): Set<string> {
    const names = new Set(files)
    for (const name of names) for (const next of byName.get(name)?.imports ?? []) names.add(next)
    return names
  }
  const modulesOf = (names: Iterable<string>) =>
    new Set([...names].flatMap((name) => byName.get(name)?.moduleIds ?? []))
  return new Map(
    chunks
      .filter(({ isEntry }) => isEntry)
      .map(({ name, fileName }) => {
        const first = loadedWith([fileName])
        const parts = loadedWith([...first, ...lazyOf(first)])
        let all = parts
        for (let count = 0; count < all.size; ) {
          count = all.size
          all = loadedWith([...all, ...lazyOf(all)])
        }
        return [name, { first: modulesOf(first), parts: modulesOf(parts), all: modulesOf(all) }]
      }),
  )
}

/**
 * Builds the script of each tag, into a folder or in memory. What the first views of drop, wallet and scanner share is one chunk for all of them
 * (`runtime`, `overlays`). What another tag needs of one of them is a chunk, so that it loads no more: of the wallet's,
 * what boards begin with (`fields`) and load later (`sheets`); of the scanner's, what buying and boards load (`icons`); of the
 * drop's (`cards`). What is left of each first view is its own.
 */
export async function tagScripts(out?: string): Promise<OutputChunk[]> {
  const tags = await modulesOfTags()
  const [drop, board] = [tags.get('drop'), tags.get('board')]
  const isOf = (modules: ReadonlySet<string> | undefined, id: string) => modules?.has(id) ?? false
  const first = (name: string, id: string) => isOf(tags.get(name)?.first, id)
  const others = (name: string, id: string) => [...tags].some(([tag, { all }]) => tag !== name && all.has(id))
  const build = await rolldown(options(scriptsOf(allTags.map(({ name }) => name)), [ownZod]))
  const settings: OutputOptions = {
    format: 'esm',
    minify: true,
    comments: false,
    // `chunk-…` belongs to a first view or is shared; a lazy chunk has the name of its module, or of its folder;
    // `english-…` is what the English messages of the tags share.
    chunkFileNames: ({ name, isDynamicEntry, facadeModuleId }) =>
      isDynamicEntry
        ? `${name === 'lazy-parts' ? `${basename(dirname(facadeModuleId ?? ''))}-parts` : name}-[hash:7].js`
        : `${name === 'english' ? '' : 'chunk-'}${name}-[hash:7].js`,
    codeSplitting: {
      // In this order, because a group includes what its modules import, unless an earlier one has it.
      groups: [
        { name: 'notes', priority: 5, test: NOTE },
        {
          name: 'runtime',
          priority: 6,
          test: (id) => first('drop', id) && (first('wallet', id) || first('scanner', id)),
        },
        {
          name: 'overlays',
          priority: 4,
          test: (id) => first('wallet', id) && first('scanner', id) && !NOTE.test(id),
        },
        { name: 'fields', priority: 3, test: (id) => first('wallet', id) && isOf(board?.parts, id) },
        { name: 'sheets', priority: 2, test: (id) => first('wallet', id) && isOf(board?.all, id) },
        {
          name: 'icons',
          priority: 2,
          test: (id) => first('scanner', id) && (isOf(drop?.all, id) || isOf(board?.all, id)),
        },
        { name: 'cards', priority: 2, test: (id) => first('drop', id) && others('drop', id) },
        { name: 'english', priority: 1, test: /\/widgets\/src\/(theme|primitives|card)\/.*\.en\.ts$/ },
        ...SHAPING.map((name) => ({ name, priority: 1, test: (id: string) => first(name, id) })),
      ],
    },
  }
  const output = await (out === undefined ? build.generate(settings) : build.write({ dir: out, ...settings }))
  await build.close()
  return chunksOf(output)
}
