// One class of `@fandeck/widgets/elements` brings the code and the styles of its own element and not those of the others.
import { basename, join, matchesGlob, resolve } from 'node:path'
import { build, type Plugin } from 'esbuild'
import { rolldown } from 'rolldown'
import { beforeAll, expect, test } from 'vitest'
import { elementEntries, elementOptions, publishedFiles } from '../packages/widgets/elements.build.ts'
import manifest from '../packages/widgets/package.json' with { type: 'json' }
import { tags } from '../packages/widgets/tags.build.ts'

const widgets = resolve(import.meta.dirname, '../packages/widgets')
/** A class name whose styles only the first view of an element needs; the view of others has none. */
const STYLES: Readonly<Record<string, string>> = {
  drop: '.fandeck-drop__body',
  wallet: '.fandeck-wallet__benefit',
  scanner: '.fandeck-scanner__message',
  campaign: '.fandeck-campaign__section',
  deck: '.fandeck-deck__search',
}
const classes = tags.map(({ element }) => element)
const styled = tags.filter(({ name }) => name in STYLES)

/** The published files by their names. */
let files: ReadonlyMap<string, string>
beforeAll(async () => {
  const { outputFiles } = await build({
    ...elementOptions,
    entryPoints: elementEntries,
    absWorkingDir: widgets,
    bundle: true,
    format: 'esm',
    write: false,
    outdir: 'memory',
  })
  files = publishedFiles(new Map(outputFiles.map(({ path, text }) => [basename(path), text])))
}, 120_000)

/** Tells by the `sideEffects` of the package whether a bundler keeps a file of which it uses no export. */
type Keeps = (name: string) => boolean
const keeps: Keeps = (name) => manifest.sideEffects.some((glob) => matchesGlob(`./dist/${name}`, glob))

/** The published package. */
const published = (keeping: Keeps): Plugin => ({
  name: 'published',
  setup(pipeline) {
    pipeline.onResolve({ filter: /.*/ }, ({ path }) => ({
      path: basename(path),
      namespace: 'published',
      sideEffects: keeping(basename(path)),
    }))
    pipeline.onLoad({ filter: /.*/, namespace: 'published' }, ({ path }) => {
      const contents = files.get(path)
      if (contents === undefined) throw new Error(`The build has no ${path}.`)
      return { contents, loader: 'js' }
    })
  },
})

const pageWith = (name: string) => `import { ${name} } from 'elements.js'; console.log(${name})`

/** Returns what a page loads at once that uses a name of the entry, and all that it loads at once or later. */
async function loadedWith(name: string, keeping: Keeps = keeps) {
  const { outputFiles, metafile } = await build({
    stdin: { contents: pageWith(name) },
    bundle: true,
    minify: true,
    splitting: true,
    format: 'esm',
    write: false,
    metafile: true,
    outdir: 'memory',
    absWorkingDir: widgets,
    plugins: [published(keeping)],
    logLevel: 'error',
  })
  const first = new Set(['memory/stdin.js'])
  for (const file of first)
    for (const { path, kind } of metafile.outputs[file]?.imports ?? [])
      if (kind === 'import-statement') first.add(path)
  const names = new Set([...first].map((file) => join(widgets, file)))
  return {
    first: outputFiles.flatMap(({ path, text }) => (names.has(path) ? [text] : [])).join('\n'),
    all: outputFiles.map(({ text }) => text).join('\n'),
  }
}

/** Returns the same of a page that Rolldown builds, as Vite does. */
async function loadedInVite(name: string, keeping: Keeps = keeps) {
  const page = await rolldown({
    input: 'page',
    plugins: [
      {
        name: 'published',
        resolveId: (path) => `\0${basename(path)}`,
        load(id) {
          const file = id.slice(1)
          if (file === 'page') return { code: pageWith(name), moduleSideEffects: true }
          const code = files.get(file)
          if (code === undefined) throw new Error(`The build has no ${file}.`)
          return { code, moduleSideEffects: keeping(file) }
        },
      },
    ],
  })
  const { output } = await page.generate({ format: 'esm' })
  await page.close()
  const chunks = output.filter((one) => one.type === 'chunk')
  const first = new Set(chunks.filter(({ isEntry }) => isEntry).map(({ fileName }) => fileName))
  for (const file of first)
    for (const next of chunks.find(({ fileName }) => fileName === file)?.imports ?? []) first.add(next)
  return {
    first: chunks.flatMap(({ fileName, code }) => (first.has(fileName) ? [code] : [])).join('\n'),
    all: chunks.map(({ code }) => code).join('\n'),
  }
}

/** Returns the elements whose definition is in a text. */
const definedIn = (code: string) =>
  tags.filter(({ name }) => code.includes(`tag:"fandeck-${name}"`)).map(({ element }) => element)

/** Returns the elements whose own styles are in a text. */
const styledIn = (code: string) =>
  styled.filter(({ name }) => code.includes(STYLES[name] ?? '')).map(({ element }) => element)

test.each(tags)('$element brings no other element', async ({ name, element }) => {
  const { first } = await loadedWith(element)
  expect(definedIn(first)).toEqual([element])
  expect(styledIn(first)).toEqual(name in STYLES ? [element] : [])
})

/** The class names of a text's styles. */
const stylesIn = (code: string) => new Set(code.match(/(?<=[.])fandeck-[\w-]+(?=[{,.:[ >])/g))
/** What an entry imports, and what it loads at once or later. */
const IMPORTS = { first: /(?<!\()["']\.\/([\w.-]+\.js)["']/g, all: /["']\.\/([\w.-]+\.js)["']/g }

/** Returns the class names whose styles an entry has and a page has not: at once, or in all. */
function lostStyles(entry: string, page: { first: string; all: string }, when: 'first' | 'all'): string[] {
  const names = new Set([entry])
  for (const file of names)
    for (const [, next = ''] of files.get(file)?.matchAll(IMPORTS[when]) ?? []) names.add(next)
  const own = stylesIn([...names].map((file) => files.get(file)).join('\n'))
  const kept = stylesIn(page[when])
  return [...own].filter((one) => !kept.has(one))
}

const ENTRIES = [
  ...tags.map(({ name, element }) => [`element-${name}.js`, element] as const),
  ['element-define.js', 'define'] as const,
]

test.each(ENTRIES)('%s loses none of its styles under esbuild', async (entry, name) => {
  const page = await loadedWith(name)
  expect(lostStyles(entry, page, 'first')).toEqual([])
  expect(lostStyles(entry, page, 'all')).toEqual([])
})

test.each(ENTRIES)('%s loses none of its styles under Rolldown', async (entry, name) => {
  expect(lostStyles(entry, await loadedInVite(name), 'first')).toEqual([])
})

test.each(['define', 'FandeckDropElement'])('%s has the rules of its main button at once', async (name) => {
  expect((await loadedInVite(name)).first).toContain('.fandeck-button{position')
  // Control: where `sideEffects` names no elements, they arrive with the first lazy part.
  const { first, all } = await loadedInVite(name, (file) => file.startsWith('styles-'))
  expect(first).not.toContain('.fandeck-button{position')
  expect(all).toContain('.fandeck-button{position')
})

test('control: without the names of the styles, the fields of the wallet have none', async () => {
  const page = await loadedWith('FandeckWalletElement', () => false)
  expect(lostStyles('element-wallet.js', page, 'all')).toContain('fandeck-field')
})

test('control: `define` brings all of them', async () => {
  const { first } = await loadedWith('define')
  expect(definedIn(first)).toEqual(classes)
  expect(styledIn(first)).toEqual(styled.map(({ element }) => element))
})
