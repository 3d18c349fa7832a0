// Writes the pages of the site as Markdown: from the repository, OpenAPI, TypeDoc and the changesets.
import { cpSync, mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { dirname, join } from 'node:path'
import { drawCards } from './cards.ts'
import { changelogPage } from './changelog.ts'
import { isListed } from './divide.ts'
import { httpPages } from './http.ts'
import { koreanElements } from './korean-elements.ts'
import { linked } from './links.ts'
import { OWN_PAGES } from './own-pages.ts'
import { referencePages } from './reference.ts'
import { ELEMENTS, PAGES, ROOT, sources } from './sources.ts'
import { playedWidget } from './widgets.ts'

const PLAYED: ReadonlySet<string> = new Set(Object.values(ELEMENTS).map((name) => `elements/${name}`))

/** Returns the Markdown of every page by its path, without front matter. */
function pages(): Record<string, string> {
  const files = sources()
  const own = files.map(({ file, path }) => [
    path,
    linked(readFileSync(join(ROOT, file), 'utf8'), file, files),
  ])
  return {
    ...Object.fromEntries(own),
    ...httpPages(),
    ...referencePages(),
    ...koreanElements(),
    changelog: changelogPage(),
  }
}

/** Returns the fence of a page's playground: of a tag, of a widget, or none. */
function fenceOf(name: string): string | undefined {
  if (PLAYED.has(name)) return `\`\`\`playground\n${name.replace('elements/', '')}\n\`\`\`\n`
  return name.startsWith('widgets/') ? widgetFence(name.replace('widgets/', '')) : undefined
}

function widgetFence(folder: string): string | undefined {
  const widget = playedWidget(folder)
  return widget && `\`\`\`widget\n${JSON.stringify(widget)}\n\`\`\`\n`
}

/** The scanner with a camera, which a story draws: that of the reader sees no card. */
const cameraOf = (path: string) =>
  `## ${path.startsWith('ko/') ? '카메라로 등록하기' : 'By the camera'}\n\n${widgetFence('ocr-scanner') ?? ''}`

/** Returns the page with its playground below the title and what follows it; `fences.ts` draws the fence. */
function played(path: string, text: string): string {
  const name = path.replace(/^ko\//, '')
  const fence = fenceOf(name)
  if (fence === undefined) return text
  // The playground of a widget shows its example.
  const example = name.startsWith('widgets/') && playedWidget(name.replace('widgets/', ''))?.code
  const own = example ? text.replace(`\`\`\`tsx\n${example}\`\`\`\n\n`, '') : text
  const whole = name === 'elements/scanner' ? `${own}\n${cameraOf(path)}` : own
  return whole.replace(/^# .*\n\n(?:(?!```|#|\|)[\s\S]*?\n\n)?/, (head) => `${head}${fence}\n`)
}

/** What VitePress reads above the list of a divided page: it is dense, and its outline has the kinds of names only. */
const LIST = '---\npageClass: reference-list\noutline: 2\n---\n\n'

/** Writes all pages, and their pictures; returns the Markdown of each by its path. */
export async function writePages(): Promise<Record<string, string>> {
  rmSync(PAGES, { recursive: true, force: true })
  const written = pages()
  const put = (path: string, text: string) => {
    const file = join(PAGES, path)
    mkdirSync(dirname(file), { recursive: true })
    writeFileSync(file, text)
  }
  for (const [path, text] of Object.entries(written))
    put(`${path}.md`, text.split('\n').some(isListed) ? LIST + text : played(path, text))
  for (const [path, text] of Object.entries(OWN_PAGES)) put(`${path}.md`, text)
  cpSync(join(ROOT, 'docs/images'), join(PAGES, 'public/images'), { recursive: true })
  cpSync(join(ROOT, 'docs/openapi.json'), join(PAGES, 'public/openapi.json'))
  for (const [path, text] of Object.entries(written)) put(`public/${path}.md`, text)
  await drawCards(join(PAGES, 'public/cards'))
  return written
}
