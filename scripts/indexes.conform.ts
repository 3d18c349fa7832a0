// What `pnpm indexes` writes of the calls: which tag or widget makes which, for the conformance checker and its guide.
import { globSync } from 'node:fs'
import { basename, join, resolve } from 'node:path'
import { isProfile, profileHas, profileNames } from '../packages/sdk/src/conform/profiles.ts'
import { tags } from '../packages/widgets/tags.build.ts'
import { callGraph } from './call-graph.ts'
import { endpointComments } from './openapi-comments.ts'
import { byPath, NOTE, statement } from './written.ts'

const ROOT = resolve(import.meta.dirname, '..')
const WIDGETS = 'packages/widgets/src'
const CHECKS = 'packages/sdk/src/conform/checks'
/** Folders of parts that widgets share, without a widget. */
const SHARED = ['account-fields', 'element', 'handover', 'primitives', 'sign-in-window']

/** Renews the session, which no widget calls itself: the client does, before a call that needs a member. */
const SESSION = 'refreshEndpoint'
/** Decodes a part of the reply of another endpoint. */
const LEFT_OUT = 'tokenOwnerEndpoint'

/** A tag or widget, with its calls. */
type User = readonly [name: string, calls: readonly string[]]

/** The tags and widgets, each with the endpoints that it can call; a call of a member also renews the session. */
function users(): Map<string, readonly string[]> {
  const endpointsFrom = callGraph()
  const ofTags = tags.map(
    ({ name, elementFile, element }) =>
      [`<fandeck-${name}>`, endpointsFrom(join(WIDGETS, elementFile), element)] as const,
  )
  const ofWidgets = globSync(`${WIDGETS}/*/index.ts`, { cwd: ROOT })
    .map((file) => [basename(join(file, '..')), endpointsFrom(file)] as const)
    .filter(([name]) => !SHARED.includes(name))
    .toSorted(([a], [b]) => (a < b ? -1 : 1))
  const all = [...ofTags.toSorted(([a], [b]) => (a < b ? -1 : 1)), ...ofWidgets]
  return new Map(
    all
      .filter(([, calls]) => calls.length > 0)
      .map(([name, calls]) => [name, name.startsWith('<') ? [...calls, SESSION].toSorted() : calls]),
  )
}

const rowsOf = (comment: string) => comment.match(/\b[SD]\d+(?:\.\d+)?[a-z]?\b/g) ?? []

/** A line for each endpoint: its name, the rows of the requirements, the tags and widgets. */
function callsText(known: readonly User[]): string {
  const lines = [...endpointComments()]
    .filter(([name]) => name.endsWith('Endpoint') && name !== LEFT_OUT)
    .toSorted(([a], [b]) => (a < b ? -1 : 1))
    .map(([name, { text }]) => {
      const callers = known.filter(([, calls]) => calls.includes(name)).map(([user]) => user)
      return `${name} | ${rowsOf(text).join(' ')} | ${callers.join(' ')}\n`
    })
  return `${NOTE}

/** A line for each endpoint: its name, the rows of the requirements, the tags and widgets that call it. */
export const calls: string = \`
${lines.join('')}\`
`
}

const checkOf = (file: string) =>
  basename(file, '.check.ts').replace(/-(\w)/g, (_, letter: string) => letter.toUpperCase())

/** The checks of the folder, each of which exports one constant with the name of its file. */
function checksText(): string {
  const files = globSync(`${CHECKS}/*.check.ts`, { cwd: ROOT }).toSorted()
  const imports = files.map((file) => statement('import', [checkOf(file)], `../checks/${basename(file)}`))
  return `${NOTE}
${byPath([...imports, statement('import', ['type Check'], '../check.ts')])}
/** Every check, in the order of the names. */
export const checks: readonly Check[] = [
${files.map((file) => `  ${checkOf(file)},\n`).join('')}]
`
}

const operation = (name: string) => `\`${name.replace(/Endpoint$/, '')}\``
/** The words of the page of calls; `root` is the way from it to the root of the repository. */
const PAGES = {
  'docs/guides/calls.md': {
    root: '../..',
    opening: `# Which tag calls what

The calls that a backend has to answer for a tag or a widget. A name is the \`operationId\` of the
[OpenAPI document](../openapi.json), which has its address, its parameters and its reply. \`pnpm indexes\` writes this page
from the sources: widgets, hooks, calls. [Check your backend](conform.md) calls a backend and compares its replies.

A tag also renews the session of the member. A widget is a part of \`@fandeck/widgets\`, which a page in React draws.

| Tag or widget | Calls |`,
    profiles: `## Profiles

| Profile of \`fandeck conform\` | Number | Calls |`,
  },
  'docs/guides/ko/calls.md': {
    root: '../../..',
    opening: `# 태그별 호출

태그나 위젯을 쓰려면 백엔드가 답해야 하는 호출이에요. 이름은 [OpenAPI 문서](../../openapi.json)의 \`operationId\`이고, 문서에 주소와
인자, 응답이 있어요. \`pnpm indexes\`가 위젯, 훅, 호출의 소스에서 이 페이지를 만들어요. [백엔드 검사하기](conform.md)는 백엔드를 호출해서
응답을 비교해요.

태그는 회원의 세션도 갱신해요. 위젯은 React 페이지에서 쓰는 \`@fandeck/widgets\`의 컴포넌트예요.

| 태그나 위젯 | 호출 |`,
    profiles: `## 프로필

| 프로필(\`fandeck conform\`) | 수 | 호출 |`,
  },
}

/** A page of the guides: the calls of each tag and widget, and those of each profile. */
function callsPage(known: readonly User[], { root, opening, profiles }: (typeof PAGES)[keyof typeof PAGES]) {
  const userCell = (name: string) =>
    name.startsWith('<') ? `\`${name}\`` : `[${name}](${root}/packages/widgets/src/${name})`
  const rows = known.map(([name, calls]) => `| ${userCell(name)} | ${calls.map(operation).join(', ')} |\n`)
  const profileRows = profileNames.filter(isProfile).map((profile) => {
    const own = known.filter(([name]) => profileHas(profile, [name]))
    const calls = [...new Set(own.flatMap(([, names]) => names))].toSorted()
    return `| \`${profile}\` | ${calls.length} | ${calls.map(operation).join(', ')} |\n`
  })
  return `${opening}\n|---|---|\n${rows.join('')}\n${profiles}\n|---|---|---|\n${profileRows.join('')}`
}

/** Returns the generated files of the conformance checker. */
export function conformIndexes(): Record<string, string> {
  const known = [...users()]
  return {
    'packages/sdk/src/conform/generated/calls.ts': callsText(known),
    'packages/sdk/src/conform/generated/checks.ts': checksText(),
    ...Object.fromEntries(Object.entries(PAGES).map(([file, words]) => [file, callsPage(known, words)])),
  }
}
