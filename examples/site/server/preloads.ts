import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import * as z from 'zod'
import type { SiteConfig } from '../src/config.ts'
import { DIST } from './build.ts'

const Manifest = z.record(
  z.string(),
  z.object({
    file: z.string(),
    imports: z.optional(z.array(z.string())),
    isEntry: z.optional(z.boolean()),
  }),
)
type Manifest = z.output<typeof Manifest>

const FONT = 'dist/font/initial.woff2'

const readManifest = () =>
  Manifest.parse(JSON.parse(readFileSync(join(DIST.client, '.vite/manifest.json'), 'utf8')))

/** Adds the chunks that a chunk imports to `found`. */
function collect(manifest: Manifest, key: string, found: Set<string>): void {
  if (found.has(key)) return
  found.add(key)
  for (const imported of manifest[key]?.imports ?? []) collect(manifest, imported, found)
}

/**
 * Returns the scripts of the first view of a page: of the shell, and of the page with what it imports.
 *
 * @param component the name of the page's component
 */
export function firstScripts(
  component: string,
  manifest: Manifest = readManifest(),
): { shell: string[]; page: string[] } {
  const filesOf = (key: string | undefined) => {
    const found = new Set<string>()
    if (key !== undefined) collect(manifest, key, found)
    return [...found].flatMap((one) => manifest[one]?.file ?? [])
  }
  const keys = Object.keys(manifest)
  const shell = filesOf(keys.find((key) => manifest[key]?.isEntry))
  const page = filesOf(keys.find((key) => key.endsWith(`/${component}.tsx`)))
  return { shell, page: page.filter((file) => !shell.includes(file)) }
}

/**
 * Lowers the priority of the scripts of a document: the rendered page shows without them, so its style sheet, font and
 * first picture come first.
 */
export const withPriorities = (template: string): string =>
  template
    .replaceAll('<link rel="modulepreload"', '<link rel="modulepreload" fetchpriority="low"')
    .replaceAll('<script type="module"', '<script type="module" fetchpriority="low"')

/** Returns the tags that preload the font and the scripts of a page, and open the connection to the API. */
export function createPreloads({ api, site }: SiteConfig): (component: string) => string {
  const manifest = readManifest()
  const font = manifest[FONT]
  // Pictures are requested with cookies, calls without: browsers keep a connection for each.
  const early =
    (font
      ? `<link rel="preload" as="font" type="font/woff2" fetchpriority="low" crossorigin href="/${font.file}">`
      : '') +
    (api === site
      ? ''
      : `<link rel="preconnect" href="${api}"><link rel="preconnect" crossorigin href="${api}">`)
  return (component) =>
    early +
    firstScripts(component, manifest)
      .page.map((file) => `<link rel="modulepreload" fetchpriority="low" crossorigin href="/${file}">`)
      .join('')
}
