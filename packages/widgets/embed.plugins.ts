// What the builds of the elements resolve in their own way.
import { readFile } from 'node:fs/promises'
import { fileURLToPath } from 'node:url'
import type { Plugin } from 'rolldown'

/** The scripts of the tags, as `fandeck.js` imports them. */
export const tagsOfLoader: Plugin = {
  name: 'tag-scripts',
  resolveId(path) {
    const [, tag] = /^\.\/(?:generated\/)?embed\.([\w-]+)\.ts$/.exec(path) ?? []
    return tag === undefined ? undefined : { id: `./${tag}.js`, external: true }
  },
}

/**
 * Lets `fandeck.js` load the chunks of a drop together with its script, which names them only after it has arrived: one
 * round trip less until a drop is drawn. The other tags open on a press, or stand further down.
 */
export const chunksOfDrop = (chunks: readonly string[]): Plugin => ({
  name: 'chunks-of-drop',
  renderChunk(code) {
    const imports = chunks.map((file) => `import("./${file}")`).join(', ')
    return code
      .replace(
        /(?<=\(\) => )(import\("\.\/drop\.js"\))/,
        `Promise.all([$1, ${imports}]).then(([tag]) => tag)`,
      )
      .replace(/(?<=part\()"drop\.js"/, ['drop.js', ...chunks].map((file) => JSON.stringify(file)).join(', '))
  },
})

/** A classic script has the encoding of its page, such as EUC-KR, unless its server names another one. */
export const asciiOnly: Plugin = {
  name: 'ascii-only',
  generateBundle(_, bundle) {
    for (const file of Object.values(bundle))
      if (file.type === 'chunk')
        file.code = file.code.replace(
          /[^\0-\x7f]/g,
          (letter) => `\\u${letter.charCodeAt(0).toString(16).padStart(4, '0')}`,
        )
  },
}

/**
 * Floating UI spreads the namespace of React to find two hooks, and React Hook Form imports React as a whole; each would
 * keep every export of `preact/compat` in the first chunk: 1.6 kB.
 */
export const plainReact: Plugin = {
  name: 'plain-react',
  transform: {
    filter: { id: /@floating-ui|react-hook-form/ },
    handler: (code) =>
      code
        .replace(/\bimport React from 'react'/, "import * as React from 'react'")
        .replace(
          /(?<=const SafeReact = \{)\s*\.\.\.React\s*(?=\})/,
          'useId: React.useId, useInsertionEffect: React.useInsertionEffect',
        ),
  },
}

/** The SDK parses the text of replies itself; the parser that ofetch would use for JSON costs half a kilobyte. */
export const plainJson: Plugin = {
  name: 'plain-json',
  resolveId: (path) => (path === 'destr' ? '\0destr' : undefined),
  load: (id) =>
    id === '\0destr' ? { code: 'export default JSON.parse', moduleSideEffects: false } : undefined,
}

/**
 * Lucide's icons read a context and rename attributes for several frameworks: 1 kB for each page with a tag. These draw
 * the same element from the same data.
 */
export const plainIcons: Plugin = {
  name: 'plain-icons',
  load: {
    filter: { id: /lucide-react\/dist\/esm\/createLucideIcon\.mjs$/ },
    handler: () => ({ code: ICON, moduleSideEffects: false }),
  },
}

const ICON = `
import { createElement } from 'react'
import { hasA11yProp } from './shared/src/utils/hasA11yProp.mjs'

export default ({ name, node }) => ({ size = 24, className = '', ...props }) =>
  createElement(
    'svg',
    {
      width: size,
      height: size,
      viewBox: '0 0 24 24',
      fill: 'none',
      stroke: 'currentColor',
      strokeWidth: 2,
      strokeLinecap: 'round',
      strokeLinejoin: 'round',
      className: 'lucide lucide-' + name + ' ' + className,
      'aria-hidden': hasA11yProp(props) ? undefined : 'true',
      ...props,
    },
    node.map(([tag, attributes]) => createElement(tag, attributes)),
  )
`

const BUILT_INS = fileURLToPath(new URL('src/element/built-ins.ts', import.meta.url))

/** Calls `visit` with every node of a syntax tree. */
function walk(node: unknown, visit: (node: object) => void): void {
  if (typeof node !== 'object' || node === null) return
  visit(node)
  for (const child of Object.values(node)) walk(child, visit)
}
const member = (node: unknown, name: string): unknown =>
  typeof node === 'object' && node !== null ? Reflect.get(node, name) : undefined

/**
 * The methods that pages replace, and the arguments of the calls that differ: `reduce` of prototype.js returns the list,
 * `bind` of MooTools drops what a call adds, and `remove` of prototype.js throws for an element without a parent.
 */
const METHODS = new Map<unknown, (args: number) => boolean>([
  ['reduce', (args) => args > 0],
  ['bind', (args) => args > 1],
  ['remove', (args) => args === 0],
])

/** Lets the libraries of the scripts call own functions for the built-ins that prototype.js and MooTools replace. */
export const ownBuiltIns: Plugin = {
  name: 'own-built-ins',
  transform: {
    filter: { id: /node_modules/, code: /\bArray\.from\(|\.(reduce|bind|remove)\(/ },
    handler(code) {
      const edits: [from: number, to: number, text: string][] = []
      const place = (node: unknown, edge: 'start' | 'end') => Number(member(node, edge))
      walk(this.parse(code), (call) => {
        const [callee, args] = [member(call, 'callee'), member(call, 'arguments')]
        const [object, property] = [member(callee, 'object'), member(member(callee, 'property'), 'name')]
        if (member(callee, 'computed') || !Array.isArray(args)) return
        if (property === 'from' && member(object, 'name') === 'Array')
          edits.push([place(callee, 'start'), place(callee, 'end'), '$arrayFrom'])
        if (!METHODS.get(property)?.(args.length) || member(object, 'type') === 'Super') return
        const rest = args.length > 0 ? place(args[0], 'start') : place(call, 'end') - 1
        edits.push(
          [place(callee, 'start'), place(callee, 'start'), `$${property}(`],
          [place(object, 'end'), rest, args.length > 0 ? ', ' : ''],
        )
      })
      if (edits.length === 0) return undefined
      let changed = code
      // The last first, and the inner one of two calls that begin at one place.
      for (const [from, to, text] of edits.toReversed().toSorted(([a], [b]) => b - a))
        changed = changed.slice(0, from) + text + changed.slice(to)
      const names = ['arrayFrom', ...METHODS.keys()].map((name) => `${name} as $${name}`)
      return `import { ${names.join(', ')} } from ${JSON.stringify(BUILT_INS)}\n${changed}`
    },
  },
}

const COPY = '?boards'

/**
 * Gives the schemas of campaigns and cards, which only boards load, a copy of zod. Without it, the parts of zod that
 * only they use are in the first chunk of every tag: 3 kB for each page with a drop.
 */
export const ownZod: Plugin = {
  name: 'own-zod',
  async resolveId(path, importer) {
    if (!importer) return undefined
    if (!importer.endsWith(COPY) && !/\/sdk\/src\/(campaigns|cards)\//.test(importer)) return undefined
    const found = await this.resolve(path, importer.replace(COPY, ''), { skipSelf: true })
    if (!found || !/\/zod\/|\/http\/wire\.ts$/.test(found.id)) return undefined
    return { id: `${found.id}${COPY}`, moduleSideEffects: false }
  },
  async load(id) {
    if (!id.endsWith(COPY)) return undefined
    const file = id.slice(0, -COPY.length)
    return { code: await readFile(file, 'utf8'), moduleType: file.endsWith('.ts') ? 'ts' : 'js' }
  },
}
