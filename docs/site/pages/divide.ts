// Divides a long page of the reference by the folders that its names come from, and keeps it as their list.
import { outsideFences } from './links.ts'
import { plain, uniqueSlugs } from './slug.ts'

/** From this length on, a phone takes more than its budget for a page, characters. */
const LONG = 100_000

/** Whether a line is the heading of a name that another page has. */
export const isListed = (line: string): boolean => /^### \[[^\]]+\]\(.+\)$/.test(line)

/** A page of the reference, and its anchors by those of the whole. */
export interface Part {
  path: string
  text: string
  anchors: ReadonlyMap<string, string>
}

/** A name with all that follows it, below the heading of its kind. */
interface Entry {
  kind: string
  name: string
  folder: string
  text: string
  /** The anchors of its headings in the whole. */
  anchors: readonly string[]
}

/** Returns the headings of a page in their order. */
function headingsOf(markdown: string): string[] {
  const found: string[] = []
  outsideFences(markdown, (text) => {
    for (const [, heading = ''] of text.matchAll(/^#{1,6} (.+)$/gm)) found.push(plain(heading))
    return text
  })
  return found
}

const anchorsIn = (markdown: string, slug = uniqueSlugs()) => headingsOf(markdown).map(slug)

const whole = (path: string, text: string): Part => ({
  path,
  text,
  anchors: new Map(anchorsIn(text).map((anchor) => [anchor, anchor])),
})

/** Returns the folder of `src` in which TypeDoc has found a name; none for a file of `src` itself. */
function folderOf(text: string): string {
  const [, file = ''] = /^Defined in: \[(?:\w+\/src\/)?([^\]]+):\d+\]/m.exec(text) ?? []
  const [folder = '', ...rest] = file.split('/')
  return rest.length === 0 ? '' : folder
}

/** Returns what belongs to no kind, and the entries of all kinds. */
function entriesOf(text: string): { head: string; entries: Entry[] } {
  const slug = uniqueSlugs()
  let head = ''
  const entries = text.split(/^(?=## )/m).flatMap((section) => {
    const [title = '', ...names] = section.split(/^(?=### )/m)
    const [kind = ''] = headingsOf(title)
    anchorsIn(title, slug)
    if (names.length === 0) head += title
    return names.map((entry) => ({
      kind,
      name: headingsOf(entry)[0] ?? '',
      folder: folderOf(entry),
      text: entry.replace(/\n+\*\*\*\s*$/, '').trimEnd(),
      anchors: anchorsIn(entry, slug),
    }))
  })
  return { head: head.trimEnd(), entries }
}

const kindsOf = (entries: readonly Entry[]) => [...Map.groupBy(entries, ({ kind }) => kind)]

/** Returns the page of a folder. */
function folderPart(path: string, title: string, folder: string, entries: readonly Entry[]): Part {
  const head = `# ${title}: ${folder}\n\nWhat \`${title}\` exports from the folder \`${folder}\`.`
  const slug = uniqueSlugs()
  anchorsIn(head, slug)
  const anchors = new Map<string, string>()
  const kinds = kindsOf(entries).map(([kind, some]) => {
    anchorsIn(`## ${kind}`, slug)
    for (const entry of some)
      for (const [at, anchor] of anchorsIn(entry.text, slug).entries())
        anchors.set(entry.anchors[at] ?? '', anchor)
    return `## ${kind}\n\n${some.map(({ text }) => text).join('\n\n***\n\n')}`
  })
  return { path: `${path}/${folder}`, text: `${[head, ...kinds].join('\n\n')}\n`, anchors }
}

/**
 * Returns the pages of a text of TypeDoc: one, or for a long one their list and a page for each folder. The list has the
 * headings of the whole, so that an address from before leads to the name, which links its page.
 */
export function divide(path: string, title: string, text: string): Part[] {
  if (text.length < LONG) return [whole(path, text)]
  const { head, entries } = entriesOf(text)
  const folders = [...Map.groupBy(entries, ({ folder }) => folder)]
    .filter(([folder]) => folder !== '')
    .toSorted(([a], [b]) => (a < b ? -1 : 1))
  const parts = folders.map(([folder, own]) => folderPart(path, title, folder, own))
  const partOf = new Map(folders.map(([folder], at) => [folder, parts[at]]))
  function listed({ folder, name, text: own, anchors: [anchor = ''] }: Entry): string {
    const part = partOf.get(folder)
    return part ? `### [${name}](/${part.path}.md#${part.anchors.get(anchor)})` : own
  }
  const pages = folders.map(([folder]) => `[${folder}](/${path}/${folder}.md)`).join(' · ')
  const kinds = kindsOf(entries).map(([kind, some]) => `## ${kind}\n\n${some.map(listed).join('\n\n')}`)
  return [whole(path, `${[head, pages, ...kinds].join('\n\n')}\n`), ...parts]
}
