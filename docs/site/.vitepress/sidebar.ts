// The sidebar: guides by reader, then tags, widgets and the reference.
import { existsSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
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

const group = (text: string, paths: readonly string[], collapsed = false): Item => ({
  text,
  collapsed,
  items: paths.map(item),
})

const of = (pages: readonly Source[], folder: string) =>
  pages.map(({ path }) => path).filter((path) => path.startsWith(`${folder}/`))

/** The English sidebar. */
export function englishSidebar(pages: readonly Source[], written: readonly string[]): Item[] {
  return [
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
    group('Widgets', of(pages, 'widgets'), true),
    group(
      'HTTP reference',
      written.filter((path) => path.startsWith('http/')),
      true,
    ),
    group(
      'API reference',
      written.filter((path) => path.startsWith('reference/')),
      true,
    ),
    group('Packages', [...of(pages, 'packages'), 'changelog'], true),
    group('Maintainers', of(pages, 'maintainers'), true),
  ]
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
