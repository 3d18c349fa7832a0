// Selects the repository's Markdown files that become pages, and groups them by reader.
import { globSync } from 'node:fs'
import { basename, dirname, resolve } from 'node:path'

export const ROOT = resolve(import.meta.dirname, '../../..')
/** Where VitePress finds the pages; written by each build. */
export const PAGES = resolve(import.meta.dirname, '../.pages')

/** A file of the repository, and the address of its page without `.md`. */
export interface Source {
  file: string
  path: string
}

/** The guides by reader, in the order of the sidebar. */
export const READERS = [
  { en: "The main site's team", ko: '사이트 팀', guides: ['getting-started', 'your-site', 'upgrading'] },
  {
    en: 'Partner brands',
    ko: '파트너 브랜드',
    guides: ['embedding', 'frameworks', 'elements', 'sessions', 'theming', 'language', 'hosting'].concat([
      'content-policy',
      'versions',
      'troubleshooting',
    ]),
  },
  {
    en: 'Integrators',
    ko: '연동 개발자',
    guides: ['reference', 'errors', 'testing', 'calls', 'conform', 'glossary'],
  },
  {
    en: 'Owners of a shop',
    ko: '상점 운영자',
    guides: ['your-shop', 'shop-files', 'campaigns', 'gate', 'media', 'going-live'],
  },
] as const satisfies readonly { en: string; ko: string; guides: readonly string[] }[]

/** The pages of the tags by the folder of their widget; each has a playground. */
export const ELEMENTS = {
  drop: 'drop',
  'wallet-drawer': 'wallet',
  'ocr-scanner': 'scanner',
  'campaign-board': 'board',
  'campaign-page': 'campaign',
  'card-deck': 'deck',
  'sign-in': 'sign-in',
} as const satisfies Record<string, string>

const ELEMENT_OF: ReadonlyMap<string, string> = new Map(Object.entries(ELEMENTS))

const names = (pattern: string) => globSync(pattern, { cwd: ROOT }).toSorted()

/** Returns every page that is a file of the repository. */
export function sources(): Source[] {
  const guides = names('docs/guides/*.md').map((file) => ({ file, path: `guides/${basename(file, '.md')}` }))
  const korean = names('docs/guides/ko/*.md').map((file) => ({
    file,
    path: `ko/guides/${basename(file, '.md')}`,
  }))
  const maintainers = names('docs/maintainers/*.md').map((file) => ({
    file,
    path: `maintainers/${basename(file, '.md')}`,
  }))
  const widgets = names('packages/widgets/src/{*,boards/*,primitives/*}/README.md').map((file) => {
    const folder = dirname(file).replace('packages/widgets/src/', '')
    const element = ELEMENT_OF.get(folder)
    return { file, path: element === undefined ? `widgets/${folder}` : `elements/${element}` }
  })
  const packages = names('packages/*/README.md').map((file) => ({
    file,
    path: `packages/${basename(dirname(file))}`,
  }))
  const repository = ['ARCHITECTURE.md', 'CONTRIBUTING.md'].map((file) => ({
    file,
    path: `maintainers/${file.toLowerCase().replace('.md', '')}`,
  }))
  return [...guides, ...korean, ...maintainers, ...widgets, ...packages, ...repository]
}
