// What the builds of the elements resolve in their own way.
import { readFile } from 'node:fs/promises'
import type { Plugin } from 'rolldown'

/** The scripts of the tags, as `fandeck.js` imports them. */
export const tagsOfLoader: Plugin = {
  name: 'tag-scripts',
  resolveId(path) {
    const [, tag] = /^\.\/embed\.(drop|wallet|scanner|board|campaign|deck)\.ts$/.exec(path) ?? []
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

/**
 * Floating UI spreads the namespace of React to find two hooks, which would keep every export of `preact/compat` in the
 * first chunk: 1.6 kB.
 */
export const plainReact: Plugin = {
  name: 'plain-react',
  transform: {
    filter: { id: /@floating-ui/ },
    handler: (code) =>
      code.replace(
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
