// `pnpm bench:sizes`: what each entry of the built packages adds to a page, under Vite and under esbuild, in kB with
// Brotli: at once, and later. Prints a table, beside react-dom and RainbowKit's button. Run `pnpm build` before it.
import { brotliCompressSync } from 'node:zlib'
import { build as esbuild } from 'esbuild'
import { build as vite } from 'vite'
import { ENTRIES, type Entry } from './entries.ts'

/** The kilobytes of an entry. */
interface Sizes {
  first: number
  later: number
}
interface Chunk {
  name: string
  text: string
  isEntry: boolean
  /** The chunks that load with it. */
  imports: readonly string[]
}

/** RainbowKit's ConnectButton 2.2.11 with React, measured in the same way; it is not a dependency of this repository. */
const RAINBOWKIT: Sizes = { first: 343.4, later: 1148.4 }

function sizesOf(chunks: readonly Chunk[]): Sizes {
  const first = new Set(chunks.filter(({ isEntry }) => isEntry).map(({ name }) => name))
  for (const name of first)
    for (const next of chunks.find((chunk) => chunk.name === name)?.imports ?? []) first.add(next)
  const kilobytes = (isFirst: boolean) =>
    chunks
      .filter(({ name }) => first.has(name) === isFirst)
      .reduce((sum, { text }) => sum + brotliCompressSync(text).length, 0) / 1000
  return { first: kilobytes(true), later: kilobytes(false) }
}

async function underEsbuild({ code, external }: Entry): Promise<Sizes> {
  const { outputFiles, metafile } = await esbuild({
    stdin: { contents: code, resolveDir: import.meta.dirname },
    bundle: true,
    splitting: true,
    minify: true,
    format: 'esm',
    target: 'es2022',
    outdir: '/out',
    write: false,
    metafile: true,
    external: [...external],
    define: { 'process.env.NODE_ENV': '"production"' },
    logLevel: 'error',
    logOverride: { 'ignored-bare-import': 'silent' },
    loader: { '.css': 'empty' },
  })
  const texts = new Map(outputFiles.map(({ path, text }) => [path.split('/').at(-1), text]))
  return sizesOf(
    Object.entries(metafile.outputs).map(([path, { imports, entryPoint }]) => ({
      name: path,
      text: texts.get(path.split('/').at(-1)) ?? '',
      isEntry: entryPoint === '<stdin>',
      imports: imports.filter(({ kind }) => kind === 'import-statement').map(({ path: next }) => next),
    })),
  )
}

const ENTRY = 'virtual:entry'

async function underVite({ code, external }: Entry): Promise<Sizes> {
  const built = await vite({
    root: import.meta.dirname,
    configFile: false,
    logLevel: 'silent',
    plugins: [
      {
        name: 'entry',
        resolveId: (id) => (id === ENTRY ? `\0${ENTRY}` : undefined),
        load: (id) => (id === `\0${ENTRY}` ? code : undefined),
      },
    ],
    build: {
      write: false,
      modulePreload: false,
      target: 'es2022',
      rolldownOptions: { input: ENTRY, external: external.map((name) => new RegExp(`^${name}(/|$)`)) },
    },
  })
  if (!('output' in built)) throw new Error('Vite wrote more than one build.')
  return sizesOf(
    built.output.flatMap((file) =>
      file.type === 'chunk'
        ? { name: file.fileName, text: file.code, isEntry: file.isEntry, imports: file.imports }
        : [],
    ),
  )
}

const cells = ({ first, later }: Sizes) => `${first.toFixed(1)} | ${later.toFixed(1)}`
console.log('| kB with Brotli | Vite, at once | later | esbuild, at once | later |')
console.log('|---|--:|--:|--:|--:|')
for (const entry of ENTRIES)
  console.log(`| ${entry.name} | ${cells(await underVite(entry))} | ${cells(await underEsbuild(entry))} |`)
console.log(`| RainbowKit’s button with React, for comparison | – | – | ${cells(RAINBOWKIT)} |`)
