// The sidebar: guides by reader, then tags, widgets and the reference.
import { existsSync, readFileSync } from 'node:fs'
import { basename, join } from 'node:path'
import type { DefaultTheme } from 'vitepress'
import { ELEMENTS, PAGES, READERS, type Source } from '../pages/sources.ts'

type Item = DefaultTheme.SidebarItem

/** Returns the title of a written page. */
function titleOf(path: string): string {
  const [, title = path] = /^# (.+)$/m.exec(readFileSync(join(PAGES, `${path}.md`), 'utf8')) ?? []
  return title.replace(/[`<>]/g, '').replace(/^HTTP: /, '')
}
const item = (path: string): Item => ({
  text: titleOf(path),
  link: `/${path.replace(/(^|\/)index$/, '$1')}`,
})

/** A page of a long page of the reference, by its folder. */
const partItem = (path: string): Item => ({ text: basename(path), link: `/${path}` })

const group = (text: string, paths: readonly string[], collapsed = false): Item => ({
  text,
  collapsed,
  items: paths.map(item),
})

const of = (pages: readonly Source[], folder: string) =>
  pages.map(({ path }) => path).filter((path) => path.startsWith(`${folder}/`))

/** A group that leads to its first page, where its own sidebar is. */
const leading = (text: string, path: string): Item => ({ text, link: item(path).link ?? '' })

/**
 * The English sidebars by the folder of the page. One of all pages has 200 links, which take Vue a second of a phone's
 * processor on each page.
 */
export function englishSidebar(
  pages: readonly Source[],
  written: readonly string[],
): DefaultTheme.SidebarMulti {
  const partsOf = (list: string) => written.filter((path) => path.startsWith(`${list}/`))
  const lists = written.filter((path) => path.startsWith('reference/') && partsOf(path).length > 0)
  const parts = new Set(lists.flatMap(partsOf))
  const writtenIn = (folder: string) =>
    written.filter((path) => path.startsWith(`${folder}/`) && !parts.has(path))
  const sections = [
    { text: 'Widgets', folder: 'widgets', paths: of(pages, 'widgets') },
    { text: 'HTTP reference', folder: 'http', paths: writtenIn('http') },
    { text: 'API reference', folder: 'reference', paths: writtenIn('reference') },
    { text: 'Packages', folder: 'packages', paths: [...of(pages, 'packages'), 'changelog'] },
    { text: 'Maintainers', folder: 'maintainers', paths: of(pages, 'maintainers') },
  ]
  const others = (own?: string): Item => ({
    text: 'More',
    items: sections
      .filter(({ folder }) => folder !== own)
      .map(({ text, folder, paths }) =>
        leading(text, paths.includes(`${folder}/index`) ? `${folder}/index` : (paths[0] ?? folder)),
      ),
  })
  const guides = [
    ...READERS.map(({ en, guides }) =>
      group(
        en,
        guides.map((name) => `guides/${name}`),
      ),
    ),
    {
      text: 'Elements',
      collapsed: false,
      items: [
        ...Object.values(ELEMENTS).map((name) => ({ text: `fandeck-${name}`, link: `/elements/${name}` })),
        { text: 'Theme editor', link: '/theme' },
      ],
    },
    others(),
  ]
  const start: Item = { text: 'Guides', items: [leading('Getting started', 'guides/getting-started')] }
  return {
    '/': guides,
    ...Object.fromEntries(
      sections.map(({ text, folder, paths }) => [`/${folder}/`, [start, group(text, paths), others(folder)]]),
    ),
    ...Object.fromEntries(
      lists.map((list) => [
        `/${list}`,
        [start, { text: titleOf(list), items: [item(list), ...partsOf(list).map(partItem)] }, others()],
      ]),
    ),
  }
}

/** The Korean sidebar: guides that have no Korean page lead to the English one and say so. */
export function koreanSidebar(): Item[] {
  const guide = (name: string): Item => {
    const korean = `ko/guides/${name}`
    if (existsSync(join(PAGES, `${korean}.md`))) return item(korean)
    const english = item(`guides/${name}`)
    return { ...english, text: `${english.text} (영어)` }
  }
  return [
    ...READERS.map(({ ko, guides }) => ({ text: ko, collapsed: false, items: guides.map(guide) })),
    {
      text: '태그 체험',
      collapsed: false,
      items: [
        ...Object.values(ELEMENTS).map((name) => ({
          text: `fandeck-${name}`,
          link: `/ko/elements/${name}`,
        })),
        { text: '테마 편집기', link: '/ko/theme' },
      ],
    },
    {
      text: '레퍼런스 (영어)',
      collapsed: true,
      items: [item('http/index'), item('reference/index'), item('changelog')],
    },
  ]
}
