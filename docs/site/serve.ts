// Serves the documentation; builds it on the first request if its sources are newer.
import { existsSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { type Plugin, type PreviewServer, preview } from 'vite'
import { BUILT, buildDocs, isBuilt, ORIGIN } from './build-state.ts'

/** How the documentation is served. */
export interface DocsOptions {
  port: number
  /** The origin of its addresses in `llms.txt`. */
  origin: string
  host?: string
  https?: { key: string | Buffer; cert: string | Buffer }
}

const WAIT = `<!doctype html><html lang="en"><meta charset="utf-8"><meta http-equiv="refresh" content="3">
<title>Fandeck</title><p>The documentation is being built. This page loads again by itself.</p></html>`

/** The files that an address can be, as VitePress builds them. */
const NAMES = [
  (path: string) => (path.endsWith('/') ? `${path}index.html` : path),
  (path: string) => `${path}.html`,
]

/** Returns the path of a request, decoded; `undefined` for one that leads out of the site or cannot be decoded. */
function pathOf(url = '/'): string | undefined {
  try {
    const path = decodeURIComponent(new URL(url, 'http://docs.invalid').pathname)
    return join(BUILT, path).startsWith(BUILT) ? path : undefined
  } catch {
    return undefined
  }
}

/** Builds the site once, and until then answers with a page that waits. */
function pagesOf(origin: string): Plugin {
  let state: 'unknown' | 'building' | 'built' | 'failed' = 'unknown'
  async function buildOnce(): Promise<void> {
    state = 'building'
    try {
      if (!isBuilt()) await buildDocs()
      state = 'built'
    } catch (error) {
      state = 'failed'
      console.error('The documentation could not be built.', error)
    }
  }
  return {
    name: 'docs',
    configurePreviewServer: ({ middlewares }) => {
      middlewares.use((request, response, next) => {
        if (state === 'unknown') void buildOnce()
        const path = pathOf(request.url)
        if (state === 'failed') {
          response.writeHead(500, { 'content-type': 'text/plain' }).end('`npm run docs` says what is wrong.')
        } else if (state !== 'built') {
          response.writeHead(503, { 'content-type': 'text/html', 'retry-after': '3' }).end(WAIT)
        } else if (path === undefined) {
          response.writeHead(400).end()
        } else if (path.endsWith('.md') || path === '/llms.txt') {
          const file = join(BUILT, path)
          if (!existsSync(file)) return next()
          const text = readFileSync(file, 'utf8')
          const type = path.endsWith('.md') ? 'text/markdown' : 'text/plain'
          response.setHeader('content-type', `${type}; charset=utf-8`)
          response.end(path === '/llms.txt' ? text.replaceAll(`](${ORIGIN}/`, `](${origin}/`) : text)
        } else if (NAMES.every((name) => !existsSync(join(BUILT, name(path))))) {
          response.writeHead(404, { 'content-type': 'text/html' }).end(readFileSync(join(BUILT, '404.html')))
        } else next()
      })
    },
  }
}

/** Serves the site of `docs/site`. */
export const startDocs = ({ origin, ...server }: DocsOptions): Promise<PreviewServer> =>
  preview({
    root: import.meta.dirname,
    configFile: false,
    appType: 'mpa',
    logLevel: 'warn',
    build: { outDir: BUILT },
    preview: { ...server, strictPort: true, cors: false },
    plugins: [pagesOf(origin)],
  })
