// How the build divides an index, so that bundlers load of it only what a page uses.

const IMPORT = /^import \{([^}]*)\} from "(\.\/[^"]+)";\n?/gm
const EXPORT = /^export \{([^}]*)\};\n?/gm
/** What else an index has: comments, and the imports of what its modules import themselves. */
const IGNORED = /^(\/\/.*|import "\.\/(chunk|styles)-[^"]+";|\s*)\n?/gm

/** Returns the names of a list as pairs: what it takes, and what it is called then. */
const pairsOf = (list = ''): [string, string][] =>
  list
    .split(',')
    .map((item) => item.trim())
    .filter(Boolean)
    .map((item) => {
      const [from = '', to = from] = item.split(' as ')
      return [from, to]
    })

/** How the files of an index are written. */
export interface FacadeOptions {
  /** What they begin with. */
  head?: string
  /** The file that brings a name with its styles, if there is one. */
  ownerOf?(name: string): string | undefined
}

/**
 * Divides a built index into one file for each module that it exports, and an index of `export *`. With one file that
 * names all modules, esbuild loads at once what the lazy parts of any of them share: 38 kB instead of 4 for a card.
 */
export function facadesOf(
  name: string,
  code: string,
  { head = '', ownerOf }: FacadeOptions = {},
): Map<string, string> {
  const rest = code.replace(IMPORT, '').replace(EXPORT, '').replace(IGNORED, '')
  if (rest !== '')
    throw new Error(`${name} has code of its own, which a page would load in any case: ${rest}`)
  const exported = new Map([...code.matchAll(EXPORT)].flatMap(([, list]) => pairsOf(list)))
  const files = new Map<string, string>()
  for (const [, list, module] of code.matchAll(IMPORT)) {
    const names = pairsOf(list).flatMap(([from, local]) => {
      const to = exported.get(local)
      return to === undefined ? [] : [{ from, to }]
    })
    const [first] = names
    if (!first) continue
    const items = names.map(({ from, to }) => (from === to ? to : `${from} as ${to}`))
    files.set(
      `${name}.${first.to}.js`,
      `${head}export { ${items.join(', ')} } from "${ownerOf?.(first.to) ?? module}";\n`,
    )
  }
  const index = [...files.keys()].map((file) => `export * from "./${file}";\n`).join('')
  return files.set(`${name}.js`, index)
}
