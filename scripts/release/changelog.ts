// How changesets become a changelog: `.changeset/config.json` names this module, and `version.ts` groups what it writes.

/** What a note is about, in the order in which a reader of a release looks for it. */
const KINDS = ['Upgrade', 'Added', 'Changed', 'Removed', 'Fixed'] as const
type Kind = (typeof KINDS)[number]

/** One note of a changeset: `Added, drops: text`. */
export interface Note {
  kind: Kind
  /** The domain, such as `drops`. */
  domain?: string | undefined
  text: string
}

const NOTE = /^(Upgrade|Added|Changed|Removed|Fixed)(?:, ([^:]+))?: ([\s\S]+)$/
const BEGINS = /\n\s*\n|\n(?=(?:Upgrade|Added|Changed|Removed|Fixed)\b[^:\n]*: )/

const kindOf = (word: string | undefined): Kind => KINDS.find((kind) => kind === word) ?? 'Changed'

/** Returns a note; a paragraph without a kind is a change. */
function noteOf(paragraph: string): Note {
  const line = paragraph.trim().replace(/\s*\n\s*/g, ' ')
  const [, kind, domain, text = line] = NOTE.exec(line) ?? []
  return { kind: kindOf(kind), domain, text }
}

/** Returns the notes of a changeset, which are paragraphs, or lines that begin with a kind. */
export const notesOf = (summary: string): Note[] =>
  summary
    .split(BEGINS)
    .filter((paragraph) => paragraph.trim() !== '')
    .map(noteOf)

const lineOf = ({ kind, domain, text }: Note) =>
  `- ${kind}${domain === undefined ? '' : `, ${domain}`}: ${text}`

/** What Changesets calls. */
export default {
  getReleaseLine: ({ summary }: { summary: string }): string => notesOf(summary).map(lineOf).join('\n'),
  // The packages are released together, and their manifests name what they depend on.
  getDependencyReleaseLine: (): string => '',
}

const titled = (text: string) => text.charAt(0).toUpperCase() + text.slice(1)

/** Returns the lines of one kind: what has no domain, then the domains by name, each in one line. */
function linesOf(notes: readonly Note[]): string[] {
  const domains = [...new Set(notes.map(({ domain }) => domain ?? ''))].toSorted()
  return domains.flatMap((domain) => {
    const texts = notes.filter((note) => (note.domain ?? '') === domain).map(({ text }) => text)
    return domain === ''
      ? texts.map((text) => `- ${titled(text)}`)
      : [`- **${titled(domain)}**: ${texts.join(' ')}`]
  })
}

/** Returns notes as sections of a changelog, whose titles begin with `###`. */
export function grouped(notes: readonly Note[]): string {
  const sections = KINDS.flatMap((kind) => {
    const own = notes.filter((note) => note.kind === kind)
    return own.length === 0 ? [] : [`### ${kind}\n\n${linesOf(own).join('\n')}`]
  })
  return sections.join('\n\n')
}

/** Groups the newest version of a changelog, as Changesets has written it; leaves any other text as it is. */
export function groupNewest(changelog: string): string {
  const [, head = '', body = '', rest = ''] =
    /^([\s\S]*?\n## [^\n]+\n)([\s\S]*?)((?=\n## )[\s\S]*)?$/.exec(changelog) ?? []
  if (!/^### (Major|Minor|Patch) Changes$/m.test(body)) return changelog
  const notes = body
    .split(/\n(?=- )/)
    .slice(1)
    .map((item) => noteOf(item.replace(/\n\n###[\s\S]*$/, '').replace(/^- /, '')))
  return `${head}\n${grouped(notes)}\n${rest}`
}
