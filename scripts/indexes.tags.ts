// What `pnpm indexes` writes of the tags: their classes, their types and their scripts.
import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { type FoundTag, tags } from '../packages/widgets/tags.build.ts'
import { byPath, NOTE, statement } from './written.ts'

const WIDGETS = join(import.meta.dirname, '../packages/widgets')

const each = (write: (tag: FoundTag) => string) => tags.map(write).join('')
const classesOf = (kind: 'import' | 'export', names: (tag: FoundTag) => readonly string[]) =>
  byPath(tags.map((tag) => statement(kind, names(tag), `../${tag.elementFile}`)))
const factsWith = (more: string) =>
  byPath([...tags.map(({ constant, tagFile }) => statement('import', [constant], `../${tagFile}`)), more])

/** The classes and the event maps, which `elements.ts` exports. */
const elements = (): string => `${NOTE}
${classesOf('export', ({ element, eventMap }) => [element, `type ${eventMap}`])}`

const types = (): string => `${NOTE}
${byPath([
  ...tags.map(({ element, eventMap, elementFile }) =>
    statement('import', [`type ${element}`, `type ${eventMap}`], `../${elementFile}`),
  ),
  statement('import', ['type ElementJsx'], '../element/element-types.ts'),
])}
/** The elements by their tags. */
export interface TagElements {
${each(({ name, element }) => `  'fandeck-${name}': ${element}\n`)}}

/** The props of the tags in JSX. */
export interface TagJsx {
${each(({ name, element, eventMap }) => `  'fandeck-${name}': ElementJsx<${element}, ${eventMap}>\n`)}}
`

const define = (): string => `${NOTE}
${classesOf('import', ({ element }) => [element])}
/** Registers every element under its tag; skips a tag that is defined already. Does nothing on a server. */
export function define(registry?: CustomElementRegistry): void {
  const elements = [
${each(({ element }) => `    ${element},\n`)}  ]
  for (const element of elements) element.define(registry)
}
`

const loader = (): string => `${NOTE} Defines every tag; each loads its script when it is near.
${factsWith(statement('import', ['defineLazily'], '../element/loader.ts'))}
${each(({ name, constant }) => `defineLazily(${constant}, () => import('./embed.${name}.ts'))\n`)}`

const classicLoader = (): string => `${NOTE}
${factsWith(statement('import', ['defineLazily', 'type LoadPart'], '../element/loader.ts'))}
/** Defines every tag; \`part\` loads a script. */
export function defineTags(part: (...files: string[]) => LoadPart): void {
${each(({ name, constant }) => `  defineLazily(${constant}, part('${name}.js'))\n`)}}
`

const script = ({
  name,
  element,
  elementFile,
}: FoundTag): string => `${NOTE} The script of one tag: registers \`<fandeck-${name}>\` and exports \`logOut\`.
${statement('import', [element], `../${elementFile}`)}
export { logOut } from '../sign-in-window/log-out.ts'

${element}.define()

/** For \`fandeck.js\`, which has defined the tag before. */
export const { mount } = ${element}
`

/** The types for Vue: the event maps of the tags, in the file that is written by hand. */
function vueTypes(): string {
  const maps = [...tags.map(({ eventMap }) => eventMap), 'FandeckElementEventMap']
  return readFileSync(join(WIDGETS, 'vue.d.ts'), 'utf8')
    .replace(
      /import type \{[^}]*\} from '@fandeck\/widgets\/elements'\n/,
      statement(
        'import',
        maps.map((name) => `type ${name}`),
        '@fandeck/widgets/elements',
      ),
    )
    .replace(
      /(?<=interface EventMaps \{\n)[^}]*/,
      each(({ name, eventMap }) => `  'fandeck-${name}': ${eventMap}\n`),
    )
}

const GENERATED = 'packages/widgets/src/generated'

/** Returns the files by their paths in the repository. */
export const tagIndexes = (): Record<string, string> => ({
  [`${GENERATED}/elements.ts`]: elements(),
  [`${GENERATED}/element-types.ts`]: types(),
  [`${GENERATED}/define.ts`]: define(),
  [`${GENERATED}/loader.ts`]: loader(),
  [`${GENERATED}/loader.classic.ts`]: classicLoader(),
  ...Object.fromEntries(tags.map((tag) => [`${GENERATED}/embed.${tag.name}.ts`, script(tag)])),
  'packages/widgets/vue.d.ts': vueTypes(),
})
