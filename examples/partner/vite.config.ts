import { readdir, readFile } from 'node:fs/promises'
import { createRequire } from 'node:module'
import { basename, dirname, join } from 'node:path'
import { defineConfig, type Plugin } from 'vite'

const folder = dirname(createRequire(import.meta.url).resolve('@fandeck/widgets/drop.js'))
const read = (name: string) => readFile(join(folder, name))

/** Hands the page the script that a partner would take from a CDN, with what it loads later beside it. */
const fandeckScript: Plugin = {
  name: 'fandeck-script',
  configureServer(server) {
    server.middlewares.use('/fandeck/', async (request, response, next) => {
      const name = basename(new URL(request.url ?? '', 'http://partner').pathname)
      const script = await read(name).catch(() => undefined)
      if (!script) return next()
      response.setHeader('content-type', 'text/javascript')
      response.end(script)
    })
  },
  transformIndexHtml: {
    order: 'pre',
    handler: (html) => html.replace(' src="/fandeck/', ' vite-ignore src="/fandeck/'),
  },
  async generateBundle() {
    for (const name of await readdir(folder)) {
      this.emitFile({ type: 'asset', fileName: `fandeck/${name}`, source: await read(name) })
    }
  },
}

export default defineConfig({ plugins: [fandeckScript], server: { port: 4405, strictPort: true } })
