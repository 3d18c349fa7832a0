import { spawn } from 'node:child_process'
import { globSync, statSync } from 'node:fs'
import { join } from 'node:path'
import { createServer, type ServerOptions, type ViteDevServer } from 'vite'

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

/** Serves the brand page of `examples/partner`; `VITE_API_ORIGIN` selects the backend. */
export async function startPartner(server: ServerOptions): Promise<ViteDevServer> {
  await buildScripts()
  const vite = await createServer({ root: join(root, 'examples/partner'), logLevel: 'warn', server })
  return vite.listen()
}
