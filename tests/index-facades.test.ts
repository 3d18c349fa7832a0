// An index that is divided brings a page under esbuild only what it uses.
import { build } from 'esbuild'
import { expect, test } from 'vitest'
import { facadesOf } from '../packages/widgets/facades.build.ts'

/** A card, and a dialog that is public and that a lazy part of a third widget shows. */
const MODULES = {
  './card.js': "export const Card = 'the card'",
  './dialog.js': "export const Dialog = 'the dialog'; export const inner = 'within'",
  './drop.js': "export const Drop = () => import('./lazy.js')",
  './lazy.js': "import { Dialog } from './dialog.js'; console.log(Dialog)",
}
const INDEX = `import {
  Card
} from "./card.js";
import "./chunk-LAZY.js";
import {
  Dialog,
  inner as inside
} from "./dialog.js";
import {
  Drop
} from "./drop.js";

// src/index.ts
export {
  Card,
  Dialog,
  Drop,
  inside as within
};
`

/** Returns what a page loads at once that uses a name of the index. */
async function loadedWith(name: string, files: Readonly<Record<string, string>>): Promise<string> {
  const { outputFiles, metafile } = await build({
    stdin: { contents: `import { ${name} } from './index.js'; console.log(${name})` },
    bundle: true,
    splitting: true,
    format: 'esm',
    write: false,
    metafile: true,
    outdir: '/out',
    absWorkingDir: '/',
    plugins: [
      {
        name: 'files',
        setup(pipeline) {
          pipeline.onResolve({ filter: /.*/ }, ({ path }) => ({
            path,
            namespace: 'files',
            sideEffects: false,
          }))
          pipeline.onLoad({ filter: /.*/, namespace: 'files' }, ({ path }) => ({ contents: files[path] }))
        },
      },
    ],
  })
  const first = new Set(['out/stdin.js'])
  for (const file of first)
    for (const { path, kind } of metafile.outputs[file]?.imports ?? [])
      if (kind === 'import-statement') first.add(path)
  return outputFiles.flatMap(({ path, text }) => (first.has(path.slice(1)) ? [text] : [])).join('\n')
}

const divided = () =>
  Object.fromEntries([...facadesOf('index', INDEX)].map(([name, code]) => [`./${name}`, code]))

test('S10.8 a page with a card loads no dialog of a lazy part', async () => {
  const code = await loadedWith('Card', { ...MODULES, ...divided() })
  expect(code).toContain('the card')
  expect(code).not.toContain('the dialog')
})

test('control: with an index of names it does', async () => {
  const plain = INDEX.replace('import "./chunk-LAZY.js";\n', '')
  expect(await loadedWith('Card', { ...MODULES, './index.js': plain })).toContain('the dialog')
})

test('an index keeps its names', async () => {
  expect(await loadedWith('within', { ...MODULES, ...divided() })).toContain("'within'".replaceAll("'", '"'))
  expect(divided()).toMatchObject({
    './index.Dialog.js': 'export { Dialog, inner as within } from "./dialog.js";\n',
    './index.js':
      'export * from "./index.Card.js";\nexport * from "./index.Dialog.js";\nexport * from "./index.Drop.js";\n',
  })
})

test('control: an index with code of its own is refused', () => {
  expect(() => facadesOf('index', `${INDEX}console.log(1)\n`)).toThrow('code of its own')
})
