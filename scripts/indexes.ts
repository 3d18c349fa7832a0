// `pnpm indexes`: generates the index files from the folders, so that a new domain or widget needs no line in them, and
// the guides that follow from the code.
// `tests/indexes.test.ts` compares them.
import { globSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs'
import { dirname, join, relative, resolve } from 'node:path'
import { guides } from './guides.ts'
import { conformIndexes } from './indexes.conform.ts'
import { domainIndexes } from './indexes.domains.ts'
import { manifestIndexes } from './indexes.manifests.ts'
import { tagIndexes } from './indexes.tags.ts'
import { LIVE, trainingAbout } from './reader-text.ts'
import { widgetRules } from './widget-rules.ts'
import { byPath, importPath, NOTE } from './written.ts'

const ROOT = resolve(import.meta.dirname, '..')

const files = (folder: string, pattern: string): string[] =>
  globSync(pattern, { cwd: join(ROOT, folder) })
    .filter((file) => !/\.(test|test-helper|stories|example)\./.test(file))
    .toSorted()

const exportsOf = (from: string, paths: readonly string[]): string =>
  paths.map((path) => `export * from '${from}${path}'\n`).join('')

/** `@fandeck/sdk/wire`: the schemas and endpoints of all domains, and the additions of `http` and `session`. */
function wireIndex(): string {
  const domains = files('packages/sdk/src', '*/*.{endpoints,schema}.ts')
  return `/**
 * The contract with a backend: the codecs and the endpoints, decoded by the SDK and encoded by the server (D69).
 *
 * @module
 */
${NOTE}
${exportsOf('../', domains)}export * from './shared.ts'
`
}

/** `@fandeck/react/queries`: the query options of all domains. */
const queriesIndex = (): string => `/**
 * Query options for TanStack Query, without React: prefetch on a server, or share a cache with your own queries.
 *
 * @module
 */
${NOTE}
${byPath([
  ...exportsOf('./', files('packages/react/src', '*/*.queries.ts')).split(/(?<=\n)/),
  "export type { FandeckPagedQuery, FandeckPages, FandeckQuery } from './internal/query-options.ts'\n",
])}`

/** The messages of one language: `messages.<language>.ts` of each widget, and those of the theme. */
function catalogue(language: 'ko' | 'en'): string {
  const src = 'packages/widgets/src'
  const sections = [...files(src, `*/**/messages.${language}.ts`), `theme/common.${language}.ts`]
  const imported = sections.map((file) => {
    const name = new RegExp(`export const (${language}\\w+)`).exec(
      readFileSync(join(ROOT, src, file), 'utf8'),
    )?.[1]
    if (!name) throw new Error(`${src}/${file} exports no const that starts with "${language}".`)
    return { file, name }
  })
  const errors = { file: `theme/errors/errors.${language}.ts`, name: `${language}Errors` }
  const lines = [...imported, errors].map(({ file, name }) => `import { ${name} } from './${file}'`)
  if (language === 'en') lines.push("import type { Messages } from './messages.types.ts'")
  lines.push("import { joined } from './theme/joined.ts'")
  const names = imported.map(({ name }) => `  ${name},\n`).join('')
  const comment =
    language === 'ko'
      ? `/**
 * Every message of the widgets in Korean, with flat keys; a value is a string or a function of its parameters.
 *
 * @hidden its keys are those of \`Messages\`
 */`
      : '/** The same messages in English; its type requires every Korean key. */'
  return `${NOTE}
${lines.toSorted((a, b) => importPath(a).localeCompare(importPath(b), 'en')).join('\n')}

${comment}
export const ${language}${language === 'en' ? ': Messages' : ''} = /* @__PURE__ */ joined(
${names}  { errors: ${language}Errors },
)
`
}

/** The messages of all error codes in one language, from `<domain>.<language>.ts`. */
function errorCatalogue(language: 'ko' | 'en'): string {
  const domains = files('packages/widgets/src/theme/errors', `*.${language}.ts`)
    .map((file) => file.replace(`.${language}.ts`, ''))
    .filter((domain) => domain !== 'errors')
  const nameOf = (domain: string) => `${language}${domain.charAt(0).toUpperCase()}${domain.slice(1)}Errors`
  const imports = domains
    .map((domain) => `import { ${nameOf(domain)} } from './${domain}.${language}.ts'\n`)
    .join('')
  const parts = domains.map((domain) => `  ...${nameOf(domain)},\n`).join('')
  return `${NOTE}
import type { FandeckErrorCode } from '@fandeck/sdk'
${imports}
/** The messages of all error codes of the SDK, in ${language === 'ko' ? 'Korean' : 'English'}. */
export const ${language}Errors: Readonly<Record<FandeckErrorCode, string>> = {
${parts}}
`
}

/** What a page knows of the network before it loads it. */
const trainedText = (): string => `${NOTE}
/** The characters that the network was trained on, in the order of its classes. */
export const trained: string = '${trainingAbout().alphabet}'
`

/** Returns all generated indexes by their path in the repository. */
export const indexes = (): Record<string, string> => ({
  'packages/sdk/src/wire/index.ts': wireIndex(),
  'packages/react/src/queries.ts': queriesIndex(),
  'packages/widgets/src/theme/errors/errors.ko.ts': errorCatalogue('ko'),
  'packages/widgets/src/theme/errors/errors.en.ts': errorCatalogue('en'),
  'packages/widgets/src/messages.ko.ts': catalogue('ko'),
  'packages/widgets/src/messages.en.ts': catalogue('en'),
  ...widgetRules(),
  [`${LIVE}/trained.text.ts`]: trainedText(),
  ...conformIndexes(),
  ...domainIndexes(),
  ...tagIndexes(),
  ...manifestIndexes(),
  ...guides(),
})

function write(written: Record<string, string>): void {
  for (const [path, content] of Object.entries(written)) {
    mkdirSync(dirname(join(ROOT, path)), { recursive: true })
    writeFileSync(join(ROOT, path), content)
    console.log(relative('.', join(ROOT, path)))
  }
}

if (import.meta.main) {
  write(indexes())
  // The rules and the calls of a new widget follow from the indexes, which have just been written.
  write({ ...widgetRules(), ...conformIndexes() })
}
