// An export of Notion as pages of a shop: Markdown whose links name files of the export.
import { posix } from 'node:path'
import { lexer, type Token, walkTokens } from 'marked'
import { stringify as yamlOf } from 'yaml'
import { decodedPath } from '../shop/index.ts'
import { type Fault, faultOf } from './fault.ts'

/** What an export becomes. */
export interface ImportedPages {
  /** The files of the shop by path: texts and pictures. */
  files: Map<string, string | Uint8Array>
  /** The file of the shop by that of the export. */
  pages: Map<string, string>
  /** What is left out, with file and line of the export. */
  faults: Fault[]
}

/** The file of a page ends with its id. */
const PAGE = /([^/]*?)(?: ([0-9a-f]{32}))?\.md$/
const PICTURE = /\.(avif|gif|jpe?g|png|webp)$/i

function namesOf(paths: readonly string[]): Map<string, string> {
  const taken = new Set<string>()
  const pairs = paths.map((path) => {
    const [, title = '', id = ''] = PAGE.exec(path) ?? []
    const words = title.toLowerCase().match(/[a-z0-9]+/g) ?? []
    // A name of Latin letters and digits is part of the address; a Korean title has none.
    const wanted = /^[\p{ASCII}]+$/u.test(title) && words.length > 0 ? words.join('-').slice(0, 60) : 'page'
    let name = wanted === 'page' ? `page-${id.slice(0, 8) || taken.size + 1}` : wanted
    while (taken.has(name)) name += '-2'
    taken.add(name)
    return [path, name] as const
  })
  return new Map(pairs)
}

/** Returns HTML of an export as Markdown: callouts, toggles and line breaks. */
const withoutHtml = (text: string) =>
  text
    .replaceAll(/<aside>\s*([\s\S]*?)\s*<\/aside>/g, (_, inside: string) =>
      ['[!NOTE]', ...inside.split('\n')].map((line) => `> ${line}`.trimEnd()).join('\n'),
    )
    .replaceAll(/<summary>([\s\S]*?)<\/summary>/g, (_, title: string) => `**${title.trim()}**\n`)
    .replaceAll(/<\/?details[^>]*>\n?/g, '')
    .replaceAll(/<br\s*\/?>/g, '\n')

/** The file of the export that a link of a page names. */
function targetOf(page: string, href: string): string | undefined {
  if (/^([a-z]+:|\/|#)/i.test(href)) return undefined
  return posix.join(posix.dirname(page), decodedPath(href)).normalize('NFC')
}

/** Returns the pages of an export of Notion in Markdown, by the paths of its files. */
export function importNotion(exported: ReadonlyMap<string, Uint8Array>): ImportedPages {
  const paths = [...exported.keys()].filter((path) => PAGE.test(path)).toSorted()
  const names = namesOf(paths)
  const files = new Map<string, string | Uint8Array>()
  const faults: Fault[] = []

  /** Keeps a picture of a page; returns its path in the shop. */
  function keep(name: string, path: string, bytes: Uint8Array): string {
    const ending = posix.extname(path).toLowerCase()
    const count = [...files.keys()].filter((file) => file.startsWith(`media/${name}-`)).length
    const kept = [...files].find(([file, one]) => one === bytes && file.startsWith('media/'))?.[0]
    const target = kept ?? `media/${name}-${count + 1}${ending}`
    files.set(target, bytes)
    return target
  }

  for (const [page, name] of names) {
    const source = withoutHtml(new TextDecoder().decode(exported.get(page)).replaceAll('\r\n', '\n'))
    const [, heading] = /^# (.*)\n*/.exec(source) ?? []
    const title = heading?.trim() || name
    const body = heading === undefined ? source : source.replace(/^# .*\n*/, '')
    const changes: [raw: string, next: string][] = []
    const change = (token: Token) => {
      if (token.type !== 'image' && token.type !== 'link') return
      const target = targetOf(page, token.href)
      if (token.type === 'link' && target === undefined) return
      const bytes = target === undefined ? undefined : exported.get(target)
      const linked = names.get(target ?? '')
      if (token.type === 'image' && target !== undefined && bytes && PICTURE.test(target))
        changes.push([token.raw, `![${token.text}](${keep(name, target, bytes)})`])
      else if (linked !== undefined)
        changes.push([token.raw, `[${token.text}](/notion/pure-layout/${linked})`])
      else {
        changes.push([token.raw, token.type === 'link' ? token.text : ''])
        faults.push(faultOf(page, `a page or a picture of the export; not ${token.href}`))
      }
    }
    walkTokens(lexer(body), change)
    let text = body
    for (const [raw, next] of changes) text = text.replace(raw, () => next)
    files.set(`pages/${name}.md`, `---\n${yamlOf({ title })}---\n\n${text.trim()}\n`)
  }
  const pages = new Map([...names].map(([page, name]) => [page, `pages/${name}.md`]))
  return { files, pages, faults }
}
