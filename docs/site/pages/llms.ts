// `llms.txt` (https://llmstxt.org) of the site: its pages as Markdown, by absolute addresses.
import { aboutOf } from '../../../scripts/guides.ts'

const GROUPS = [
  ['Guides', 'guides/'],
  ['Elements', 'elements/'],
  ['Widgets', 'widgets/'],
  ['HTTP reference', 'http/'],
  ['API reference', 'reference/'],
  ['한국어', 'ko/'],
  ['Optional', 'maintainers/'],
] as const

/** Returns `llms.txt` for a site at `origin`. */
export function llmsText(pages: Readonly<Record<string, string>>, origin: string): string {
  const list = (prefix: string) =>
    Object.entries(pages)
      .filter(([path]) => path.startsWith(prefix))
      .map(([path, markdown]) => {
        const { title, about } = aboutOf(markdown)
        return `- [${title || path}](${origin}/${path}.md): ${about.slice(0, 200)}\n`
      })
      .join('')
  const groups = GROUPS.map(([name, prefix]) => `## ${name}\n\n${list(prefix)}`)
  return `# Fandeck\n\n> Digital cards for fan sites: a headless SDK, React hooks, and widgets that a page embeds with one tag. Every page below is\n> Markdown.\n\n${groups.join('\n')}\n- [OpenAPI](${origin}/openapi.json): The calls of the backend.\n- [Changelog](${origin}/changelog.md): What has changed.\n`
}
