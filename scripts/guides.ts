// The generated guides: the table of the elements, and the list of all guides for language models.
import { globSync, readFileSync } from 'node:fs'
import { join, relative, resolve } from 'node:path'
import { customElementsManifest } from '../packages/widgets/embed.elements.ts'

const ROOT = resolve(import.meta.dirname, '..')
const GENERATED = 'docs/guides/elements.md'

interface Named {
  name: string
  description: string
}

const cell = (text: string) => text.replaceAll('|', '\\|')
const table = (head: readonly string[], rows: readonly (readonly string[])[]): string =>
  rows.length === 0
    ? ''
    : `| ${head.join(' | ')} |\n|${'---|'.repeat(head.length)}\n${rows.map((row) => `| ${row.map(cell).join(' | ')} |\n`).join('')}\n`

const elements = () => customElementsManifest().modules.flatMap(({ declarations }) => declarations)
type Declaration = ReturnType<typeof elements>[number]

/** Splits what an element has into its own and what all elements have. */
function split<One extends Named>(of: (element: Declaration) => readonly One[]) {
  const all = elements()
  const isShared = ({ name }: Named) =>
    all.every((element) => of(element).some((other) => other.name === name))
  return { isShared, shared: all.slice(0, 1).flatMap((element) => of(element).filter(isShared)) }
}

const attributeRow = ({ name, description, ...rest }: Declaration['attributes'][number]) => [
  `\`${name}\``,
  'fieldName' in rest && rest.fieldName ? `\`${rest.fieldName}\`` : '–',
  `\`${rest.type.text}\``,
  description,
]
const eventRow = ({ name, type, description }: Declaration['events'][number]) => [
  `\`${name}\``,
  type.text === 'CustomEvent<null>'
    ? '–'
    : `\`${type.text.replace(/^CustomEvent<(.*)>$/s, '$1').replace(/\s+/g, ' ')}\``,
  name.endsWith('-request') ? 'yes' : 'no',
  description,
]
const ATTRIBUTES = ['Attribute', 'Property', 'Type', 'Meaning']
const EVENTS = ['Event', '`detail`', 'Cancelable', 'Emitted when']
const names = (list: readonly Named[], write: (name: string) => string) =>
  list.map(({ name, description }) => [write(name), description])

/** Returns `docs/guides/elements.md`, from the Custom Elements Manifest. */
function elementsGuide(): string {
  const attributes = split(({ attributes }) => attributes)
  const events = split(({ events }) => events)
  const sections = elements().map(
    (element) => `## \`<${element.tagName}>\`

${element.description}

${table(ATTRIBUTES, element.attributes.filter((one) => !attributes.isShared(one)).map(attributeRow))}${table(EVENTS, element.events.filter((one) => !events.isShared(one)).map(eventRow))}${table(
  ['Slot', 'Content'],
  names(element.slots, (name) => (name === '' ? '(the children)' : `\`slot="${name}"\``)),
)}${table(
  ['Part', 'Reaches'],
  names(element.cssParts, (name) => `\`::part(${name})\``),
)}`,
  )
  return `# Elements

Every tag with its attributes, properties, events, slots and parts, from \`custom-elements.json\` of \`@fandeck/widgets\`.
\`pnpm indexes\` writes this page. [Embedding](embedding.md) begins with the script; the tokens of the look are in
[theming](theming.md).

Booleans are present or absent, and numbers are numbers as properties. Events bubble out of the shadow root. What has
happened cannot be canceled; a \`…-request\` comes before it happens, and \`preventDefault()\` keeps it from happening.

## Every element

${table(ATTRIBUTES, attributes.shared.map(attributeRow))}${table(
  ['Property', 'Type', 'Meaning'],
  elements()
    .slice(0, 1)
    .flatMap(({ members }) => members)
    .filter((member) => !('attribute' in member))
    .map(({ name, type, description }) => [`\`${name}\``, `\`${type.text}\``, description]),
)}${table(EVENTS, events.shared.map(eventRow))}${sections.join('')}`
    .trimEnd()
    .concat('\n')
}

/** Returns the title of a page of Markdown and the first sentence below it. */
export function aboutOf(markdown: string): { title: string; about: string } {
  const [, title = '', first = ''] =
    /^# (.+)\n+(?:<[^\n]*>\n+)?([^\n#|][\s\S]*?)(?:\n\n|$)/.exec(markdown) ?? []
  const text = first.replace(/\s+/g, ' ').replace(/\[([^\]]+)\]\([^)]*\)/g, '$1')
  return { title, about: /^.*?[.:](?=\s|$)/.exec(text)?.[0].replace(/:$/, '.') ?? text }
}

/** Returns `docs/llms.txt` (https://llmstxt.org): the guides, and the pages for maintainers, each Markdown. */
function llmsText(elementsPage: string): string {
  const line = (path: string, markdown: string) => {
    const { title, about } = aboutOf(markdown)
    return `- [${title}](${path}): ${about}\n`
  }
  const read = (file: string) => readFileSync(join(ROOT, file), 'utf8')
  const pages = (folder: string, ...generated: readonly string[]) =>
    [...new Set([...globSync(`docs/${folder}/*.md`, { cwd: ROOT }), ...generated])]
      .toSorted()
      .map((file) => line(relative('docs', file), file === GENERATED ? elementsPage : read(file)))
      .join('')
  const packages = globSync('packages/*/README.md', { cwd: ROOT })
  return `# Fandeck

> The building blocks of a Korean fan site with digital cards: a headless SDK, React hooks, and widgets that a page embeds
> with one tag. Every page below is Markdown.

## Guides

${pages('guides', GENERATED)}
## 한국어

${pages('guides/ko')}
## Packages

${packages
  .toSorted()
  .map((file) => line(`../${file}`, read(file)))
  .join('')}
## Optional

- [OpenAPI](openapi.json): The calls of the backend.
${pages('maintainers')}`
}

/** Returns the generated guides by their path in the repository. */
export function guides(): Record<string, string> {
  const page = elementsGuide()
  return { [GENERATED]: page, 'docs/llms.txt': llmsText(page) }
}
