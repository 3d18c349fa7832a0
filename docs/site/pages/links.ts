// The links of a page: between files of the repository, and then between pages of the site.
import { existsSync } from 'node:fs'
import { join } from 'node:path'
import { ROOT, type Source } from './sources.ts'

/** Where the rest of the repository is read. */
export const REPOSITORY = 'https://github.com/fandeck/fandeck/blob/main/'

const LINK = /(!?)\[([^\]]*)\]\(([^)\s]+)\)/g
const FENCE = /^(```|~~~)[\s\S]*?^\1\s*$/gm

/** Changes a page outside of its fences of code. */
export function outsideFences(markdown: string, change: (text: string) => string): string {
  const fences = markdown.match(FENCE) ?? []
  return markdown
    .split(FENCE)
    .filter((part) => part !== '```' && part !== '~~~')
    .map((part, at) => change(part) + (fences[at] ?? ''))
    .join('')
}

/** Returns the page with links to pages of the site, to its pictures, and to the repository for the rest. */
export function linked(markdown: string, file: string, pages: readonly Source[]): string {
  const pathOf = new Map(pages.map((page) => [page.file, page.path]))
  function addressOf(target: string): string {
    const inRepository = target.startsWith(REPOSITORY)
    if (!inRepository && /^([a-z]+:|#|\/)/.test(target)) return target
    const [path = '', anchor] = (inRepository ? target.slice(REPOSITORY.length) : target).split('#')
    const wanted = inRepository ? path : join(file, '..', path)
    const hash = anchor === undefined ? '' : `#${anchor}`
    const page = pathOf.get(wanted) ?? pathOf.get(join(wanted, 'README.md'))
    if (page !== undefined) return `/${page}.md${hash}`
    if (wanted.startsWith('docs/images/') || wanted === 'docs/openapi.json')
      return wanted.replace('docs/', '/')
    if (!existsSync(join(ROOT, wanted))) throw new Error(`${file} links ${target}, which does not exist.`)
    return `${REPOSITORY}${wanted}${hash}`
  }
  return outsideFences(markdown, (text) =>
    text.replace(LINK, (_, image, label, target) => `${image}[${label}](${addressOf(target)})`),
  )
}
