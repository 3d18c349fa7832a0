import { spawn } from 'node:child_process'
import { globSync, mkdirSync, statSync } from 'node:fs'
import { join } from 'node:path'
import { build, createServer, type Plugin, preview } from 'vite'
import { servedFiles } from '../examples/site/served-files.ts'

const root = join(import.meta.dirname, '..')
const widgets = join(root, 'packages/widgets')

const changedAt = (file: string) => statSync(file, { throwIfNoEntry: false })?.mtimeMs ?? 0

/** Builds the scripts of the elements when their sources are newer than the last build. */
function buildScripts(): Promise<void> {
  const sources = globSync(join(root, 'packages/{*/src/**/*.{ts,tsx,css},widgets/*.build.ts}'))
  const builtAt = changedAt(join(widgets, 'dist/embed/fandeck.classic.js'))
  if (sources.every((file) => changedAt(file) < builtAt)) return Promise.resolve()
  return new Promise((done, fail) => {
    spawn(process.execPath, ['embed.build.ts'], { cwd: widgets, stdio: ['ignore', 'ignore', 'inherit'] })
      .on('error', fail)
      .on('exit', (code) =>
        code === 0 ? done() : fail(new Error('The scripts of the elements could not be built.')),
      )
  })
}

/** How the brand page is served. */
export interface PartnerOptions {
  port: number
  host?: string
  https?: { key: string | Buffer; cert: string | Buffer }
  /** Serves the sources to develop them; otherwise the built pages and nothing else. */
  development: boolean
  /** The backend's data folder, which holds its key. */
  dataFolder: string
}

/** Builds the pages once, for the first request, because most starts have none. */
function buildFirst(buildAll: () => Promise<unknown>): Plugin {
  let built: Promise<unknown> | undefined
  return {
    name: 'build-first',
    configurePreviewServer: ({ middlewares }) => {
      middlewares.use(async (_request, response, next) => {
        built ??= buildAll()
        try {
          await built
          next()
        } catch (error) {
          built = undefined
          console.error('The brand page could not be built.', error)
          response.writeHead(500, { 'content-type': 'text/plain' }).end('The brand page could not be built.')
        }
      })
    },
  }
}

/** Serves the brand page of `examples/partner`; `VITE_API_ORIGIN` selects the backend. */
export async function startPartner({
  development,
  dataFolder,
  ...server
}: PartnerOptions): Promise<{ close(): Promise<void> }> {
  const common = { root: join(root, 'examples/partner'), logLevel: 'warn' } as const
  if (development) {
    await buildScripts()
    const fs = servedFiles(dataFolder, 'examples/partner')
    return (await createServer({ ...common, server: { ...server, fs, cors: false } })).listen()
  }
  // A folder per port, because the pages name the backend's origin.
  const built = { outDir: `dist/${server.port}`, emptyOutDir: true }
  mkdirSync(join(common.root, built.outDir), { recursive: true })
  const pages = buildFirst(async () => {
    await buildScripts()
    await build({ ...common, build: built })
  })
  return preview({ ...common, plugins: [pages], build: built, preview: { ...server, cors: false } })
}
