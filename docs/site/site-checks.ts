// What the built site must be, read from its files.
import { globSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { BUILT } from './build-state.ts'

const read = (file: string) => readFileSync(join(BUILT, file), 'utf8')

/** The built pages by their address. */
export const builtPages = (): Map<string, string> =>
  new Map(
    globSync('**/*.html', { cwd: BUILT, exclude: ['playground/**', '404.html'] }).map((file) => [
      `/${file.replace(/\.html$/, '').replace(/(^|\/)index$/, '$1')}`,
      read(file),
    ]),
  )

const idsOf = (html: string) => new Set(Array.from(html.matchAll(/ id="([^"]+)"/g), ([, id = '']) => id))

const decoded = (text: string) => decodeURIComponent(text.replaceAll('&amp;', '&'))

/** Returns the links of all pages that lead to no page, no file and no heading. */
export function brokenLinks(): string[] {
  const pages = builtPages()
  const ids = new Map([...pages].map(([address, html]) => [address, idsOf(html)]))
  const files = new Set(globSync('**/*', { cwd: BUILT }).map((file) => `/${file}`))
  return [...pages].flatMap(([address, html]) => {
    const body = html.slice(html.indexOf('<main'))
    const targets = Array.from(body.matchAll(/ href="([^"]+)"/g), ([, href = '']) => decoded(href))
    return targets
      .filter((target) => target.startsWith('/') || target.startsWith('#'))
      .filter((target) => {
        const [path = '', anchor] = target.split('#')
        const page = ids.get(path === '' ? address : path)
        if (!page) return !files.has(path)
        return anchor !== undefined && anchor !== '' && !page.has(anchor)
      })
      .map((target) => `${address}: ${target}`)
  })
}

/** Returns the sections of the search index that no page has. */
export function brokenResults(index: string): string[] {
  const pages = builtPages()
  const ids = new Map([...pages].map(([address, html]) => [address, idsOf(html)]))
  const { documentIds }: { documentIds: Record<string, string> } = JSON.parse(index)
  return Object.values(documentIds).filter((id) => {
    const [path = '', anchor] = id.split('#')
    const page = ids.get(path)
    return !page || (anchor !== undefined && !page.has(anchor))
  })
}

/** Returns the pages without their Markdown beside them. */
export const withoutTwin = (): string[] => {
  const files = new Set(globSync('**/*.md', { cwd: BUILT }).map((file) => `/${file.replace(/\.md$/, '')}`))
  const own = ['/', '/ko/', '/theme', '/ko/theme']
  return [...builtPages().keys()].filter(
    (address) => !own.includes(address) && !files.has(address.replace(/\/$/, '/index')),
  )
}
