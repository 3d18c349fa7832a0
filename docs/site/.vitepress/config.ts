// VitePress builds the documentation site and is nothing that ships (D106); `build.ts` writes its pages first.
import { globSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { type DefaultTheme, defineConfig } from 'vitepress'
import { INDEX, RANKING } from '../pages/search.ts'
import { slugOf } from '../pages/slug.ts'
import { PAGES, sources } from '../pages/sources.ts'
import { componentOf, plainEmptyHeaders } from './fences.ts'
import { koreanWords } from './korean.ts'
import { divideIntoParts } from './parts.ts'
import { searchPlugin } from './search-plugin.ts'
import { englishSidebar, koreanSidebar } from './sidebar.ts'

const written = globSync('**/*.md', { cwd: PAGES })
  .filter((file) => !file.startsWith('public/'))
  .map((file) => file.replace(/\.md$/, ''))
  .toSorted()

const mark = readFileSync(join(import.meta.dirname, '../github.svg'), 'utf8')

const search: DefaultTheme.Config['search'] = {
  provider: 'local',
  options: {
    miniSearch: { options: INDEX, searchOptions: RANKING },
    locales: { ko: { translations: koreanWords.search } },
  },
}

/** Text is text: braces are no expressions of Vue. */
const escapeBraces = (text: string) => text.replaceAll('{{', '&#123;&#123;')

export default defineConfig({
  title: 'Fandeck',
  description: 'Digital cards for fan sites: a headless SDK, React hooks and widgets.',
  srcDir: '.pages',
  srcExclude: ['public/**'],
  outDir: 'dist',
  cacheDir: 'node_modules/.vitepress',
  cleanUrls: true,
  // Otherwise each page is styled twice at its start.
  appearance: { disableTransition: false },
  // Links to files beside the pages, which the build copies.
  ignoreDeadLinks: [/^\/openapi\.json/, /^http:\/\/localhost/],
  head: [['link', { rel: 'icon', href: '/logo.svg', type: 'image/svg+xml' }]],
  markdown: {
    html: false,
    linkify: false,
    attrs: { disable: true },
    anchor: { slugify: slugOf },
    theme: { light: 'github-light-high-contrast', dark: 'github-dark-high-contrast' },
    config(markdown) {
      const { text, fence } = markdown.renderer.rules
      markdown.renderer.rules.fence = (tokens, at, ...rest) =>
        componentOf(tokens[at]) ?? fence?.(tokens, at, ...rest) ?? ''
      markdown.core.ruler.push('empty-headers', ({ tokens }) => plainEmptyHeaders(tokens))
      markdown.core.ruler.push('parts', ({ tokens, Token }) => divideIntoParts(tokens, Token))
      markdown.renderer.rules.text = (...token) => escapeBraces(text?.(...token) ?? '')
    },
  },
  vite: {
    configFile: false,
    plugins: [searchPlugin],
    // Named by the layout of the default theme.
    resolve: { alias: { './components/VPSidebar.vue': join(import.meta.dirname, 'theme/sidebar.ts') } },
    build: { chunkSizeWarningLimit: 4000 },
  },
  locales: {
    root: {
      label: 'English',
      lang: 'en',
      themeConfig: {
        nav: [
          { text: 'Guides', link: '/guides/getting-started', activeMatch: '^/guides/' },
          { text: 'Playgrounds', link: '/elements/drop', activeMatch: '^/elements/' },
          { text: 'API', link: '/reference/', activeMatch: '^/reference/' },
          { text: 'HTTP', link: '/http/', activeMatch: '^/http/' },
        ],
        sidebar: englishSidebar(sources(), written),
      },
    },
    ko: {
      label: '한국어',
      lang: 'ko',
      description: '팬 사이트를 위한 디지털 카드: SDK, React 훅, 위젯',
      themeConfig: { ...koreanWords.theme, sidebar: koreanSidebar() },
    },
  },
  themeConfig: {
    logo: '/logo.svg',
    i18nRouting: false,
    externalLinkIcon: true,
    outline: { level: [2, 3] },
    search,
    // A named icon costs a style sheet before the first paint, and a layout.
    socialLinks: [{ icon: { svg: mark }, link: 'https://github.com/fandeck/fandeck', ariaLabel: 'GitHub' }],
  },
})
