// One class of `@fandeck/widgets/elements` under esbuild brings the code of its own element and not that of the others.
import { basename, join, resolve } from 'node:path'
import { build, type Plugin } from 'esbuild'
import { beforeAll, expect, test } from 'vitest'
import { elementEntries, elementOptions, publishedFiles } from '../packages/widgets/elements.build.ts'

const widgets = resolve(import.meta.dirname, '../packages/widgets')
/** The tag of each class, and a class name whose styles only its first view needs, if it has one. */
const MARKS = {
  FandeckDropElement: ['fandeck-drop', '.fandeck-drop__body'],
  FandeckWalletElement: ['fandeck-wallet', '.fandeck-wallet__benefit'],
  FandeckScannerElement: ['fandeck-scanner', '.fandeck-scanner__message'],
  FandeckBoardElement: ['fandeck-board', undefined],
  FandeckCampaignElement: ['fandeck-campaign', '.fandeck-campaign__section'],
  FandeckDeckElement: ['fandeck-deck', '.fandeck-deck__search'],
} as const
const classes = Object.keys(MARKS) as (keyof typeof MARKS)[]

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

/** The published package, whose `sideEffects` name none of these files but those of `styles`. */
const published = (styles: RegExp): Plugin => ({
  name: 'published',
  setup(pipeline) {
    pipeline.onResolve({ filter: /.*/ }, ({ path }) => ({
      path: basename(path),
      namespace: 'published',
      sideEffects: styles.test(basename(path)),
    }))
    pipeline.onLoad({ filter: /.*/, namespace: 'published' }, ({ path }) => {
      const contents = files.get(path)
      if (contents === undefined) throw new Error(`The build has no ${path}.`)
      return { contents, loader: 'js' }
    })
  },
})

/** Returns what a page loads at once that uses a name of the entry, and all that it loads at once or later. */
async function loadedWith(name: string, styles = /^styles-/) {
  const { outputFiles, metafile } = await build({
    stdin: { contents: `import { ${name} } from 'elements.js'; console.log(${name})` },
    bundle: true,
    minify: true,
    splitting: true,
    format: 'esm',
    write: false,
    metafile: true,
    outdir: 'memory',
    absWorkingDir: widgets,
    plugins: [published(styles)],
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

/** Returns the elements whose definition is in a text. */
const definedIn = (code: string) => classes.filter((name) => code.includes(`tag:"${MARKS[name][0]}"`))

/** Returns the elements whose own styles are in a text. */
const styledIn = (code: string) =>
  classes.filter((name) => {
    const style = MARKS[name][1]
    return style !== undefined && code.includes(style)
  })

test.each(classes)('%s brings no other element', async (name) => {
  const { first } = await loadedWith(name)
  expect(definedIn(first)).toEqual([name])
  expect(styledIn(first)).toEqual(MARKS[name][1] === undefined ? [] : [name])
})

/** The class names of a text's styles. */
const stylesIn = (code: string) => new Set(code.match(/(?<=[.])fandeck-[\w-]+(?=[{,.:[ >])/g))
/** Returns the class names whose styles an entry has and a page with its class has not. */
async function lostStyles(entry: string, name: string, styles?: RegExp): Promise<string[]> {
  const names = new Set([entry])
  for (const file of names)
    for (const [, next = ''] of files.get(file)?.matchAll(/["']\.\/([\w.-]+\.js)["']/g) ?? []) names.add(next)
  const own = stylesIn([...names].map((file) => files.get(file)).join('\n'))
  const kept = stylesIn((await loadedWith(name, styles)).all)
  return [...own].filter((one) => !kept.has(one))
}

test.each([
  ['element-drop.js', 'FandeckDropElement'],
  ['element-wallet.js', 'FandeckWalletElement'],
  ['element-scanner.js', 'FandeckScannerElement'],
  ['element-board.js', 'FandeckBoardElement'],
  ['element-campaign.js', 'FandeckCampaignElement'],
  ['element-deck.js', 'FandeckDeckElement'],
])('%s loses none of its styles', async (entry, name) => {
  expect(await lostStyles(entry, name)).toEqual([])
})

test('control: without the names of the styles, the fields of the wallet have none', async () => {
  expect(await lostStyles('element-wallet.js', 'FandeckWalletElement', /^$/)).toContain('fandeck-field')
})

test('control: `define` brings all of them', async () => {
  const { first } = await loadedWith('define')
  expect(definedIn(first)).toEqual(classes)
  expect(styledIn(first)).toEqual(classes.filter((name) => MARKS[name][1] !== undefined))
})
