// The tags of the package. A folder with a `<name>.tag.ts` has one; the rest follows from the name.
import { globSync } from 'node:fs'
import { basename, dirname, join } from 'node:path'

const SOURCE = join(import.meta.dirname, 'src')

/** A tag, and the files and names behind it; paths are relative to `src`. */
export interface FoundTag {
  /** Such as `deck` for `<fandeck-deck>`, whose script is `deck.js`. */
  name: string
  /** The file of the tag's attributes, slots and parts, and what it exports. */
  tagFile: string
  constant: string
  /** The file of the element, and what it exports. */
  elementFile: string
  element: string
  eventMap: string
}

function tagOf(tagFile: string): FoundTag {
  const name = basename(tagFile, '.tag.ts')
  const folder = dirname(tagFile)
  const [elementFile, ...others] = globSync(`${folder}/*.element.tsx`, { cwd: SOURCE })
  if (!elementFile || others.length > 0) throw new Error(`${folder} needs one *.element.tsx.`)
  const plain = name.replace(/-(\w)/g, (_, letter: string) => letter.toUpperCase())
  const named = `Fandeck${plain.charAt(0).toUpperCase()}${plain.slice(1)}`
  return {
    name,
    tagFile,
    constant: `${plain}Tag`,
    elementFile,
    element: `${named}Element`,
    eventMap: `${named}EventMap`,
  }
}

/** The tags that shape the chunks that all share, the most important first. The others take of them what they need. */
export const SHAPING: readonly string[] = ['drop', 'wallet', 'scanner', 'board']

const rankOf = ({ name }: FoundTag) => {
  const rank = SHAPING.indexOf(name)
  return rank === -1 ? SHAPING.length : rank
}

/** All tags: those first that shape chunks, then the others by their names. */
export const tags: readonly FoundTag[] = globSync('*/*.tag.ts', { cwd: SOURCE })
  .map(tagOf)
  .toSorted((a, b) => rankOf(a) - rankOf(b) || (a.name < b.name ? -1 : 1))
