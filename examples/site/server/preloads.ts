// Home and a drop react to presses at 2.7 s instead of 3.2 s, because the scripts of a first view load side by side (CPU
// 4x, 1.6 Mbps, 150 ms; `pnpm bench:site`).
import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import * as z from 'zod'
import { originsOf } from '../src/bases.ts'
import type { SiteConfig } from '../src/config.ts'
import type { StartScripts } from '../src/start-scripts.ts'
import { DIST } from './build.ts'

const Manifest = z.record(
  z.string(),
  z.object({
    file: z.string(),
    imports: z.optional(z.array(z.string())),
  }),
)
type Manifest = z.output<typeof Manifest>

const FONT = 'dist/font/initial.woff2'
const ENTRY = 'index.html'
const START = 'src/start.ts'

const readManifest = (name = 'manifest') =>
  Manifest.parse(JSON.parse(readFileSync(join(DIST.client, `.vite/${name}.json`), 'utf8')))

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
  const shell = filesOf(ENTRY)
  const page = filesOf(keys.find((key) => key.endsWith(`/${component}.tsx`)))
  return { shell, page: page.filter((file) => !shell.includes(file)) }
}

/** Returns the script that starts the others, and those of the first view of a page. */
export function createStartScripts(): (component: string) => { start: string; scripts: StartScripts } {
  const manifest = readManifest()
  const addressOf = (file: string) => `/${file}`
  const start = readManifest('start')[START]?.file
  const entry = manifest[ENTRY]?.file
  if (!start || !entry) throw new Error(`The build has no ${START} or no ${ENTRY}.`)
  return (component) => {
    const { shell, page } = firstScripts(component, manifest)
    const preloads = [...shell, ...page].filter((file) => file !== entry).map(addressOf)
    return { start: addressOf(start), scripts: { preloads, entries: [addressOf(entry)] } }
  }
}

/** Returns the tags that preload the font of a rendered page and open the connections to the API. */
export function earlyTags(config: SiteConfig): string {
  const font = readManifest()[FONT]
  // Pictures are requested with cookies, calls without: browsers keep a connection for each.
  return (
    (font
      ? `<link rel="preload" as="font" type="font/woff2" fetchpriority="low" crossorigin href="/${font.file}">`
      : '') +
    originsOf(config)
      .filter((origin) => origin !== config.site)
      .map(
        (origin) =>
          `<link rel="preconnect" href="${origin}"><link rel="preconnect" crossorigin href="${origin}">`,
      )
      .join('')
  )
}
