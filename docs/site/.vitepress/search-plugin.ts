// Replaces VitePress's own index, which has one for each language and all words of the reference.
import { globSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import type { Plugin } from 'vitepress'
import { searchIndex } from '../pages/search.ts'
import { PAGES } from '../pages/sources.ts'

const PATHS = '\0docs-search'
const INDEX = '\0docs-search-index'

/** Returns the Markdown of the written pages by their path, without front matter. */
export const writtenPages = (): Record<string, string> =>
  Object.fromEntries(
    globSync('**/*.md', { cwd: PAGES })
      .filter((file) => !file.startsWith('public/'))
      .toSorted()
      .map((file) => [
        file.replace(/\.md$/, ''),
        readFileSync(join(PAGES, file), 'utf8').replace(/^---\n[\s\S]*?\n?---\n+/, ''),
      ]),
  )

export const searchPlugin: Plugin = {
  name: 'docs-search',
  enforce: 'pre',
  resolveId(id) {
    if (id === '@localSearchIndex') return PATHS
    return id === 'docs-search-index' ? INDEX : undefined
  },
  load(id) {
    if (id === PATHS)
      return "const load = () => import('docs-search-index')\nexport default { root: load, ko: load }\n"
    return id === INDEX ? `export default ${JSON.stringify(searchIndex(writtenPages()))}` : undefined
  },
}
