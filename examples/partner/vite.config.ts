import { readFile } from 'node:fs/promises'
import { createRequire } from 'node:module'
import { defineConfig, type Plugin } from 'vite'

const bundle = createRequire(import.meta.url).resolve('@fandeck/widgets/fandeck.js')

/** Hands the page the one script that a partner would take from a CDN. */
const fandeckScript: Plugin = {
  name: 'fandeck-script',
  configureServer(server) {
    server.middlewares.use('/fandeck.js', async (_request, response) => {
      response.setHeader('content-type', 'text/javascript')
      response.end(await readFile(bundle))
    })
  },
  transformIndexHtml: {
    order: 'pre',
    handler: (html) => html.replace(' src="/fandeck.js"', ' vite-ignore src="/fandeck.js"'),
  },
  async generateBundle() {
    this.emitFile({ type: 'asset', fileName: 'fandeck.js', source: await readFile(bundle) })
  },
}

export default defineConfig({ plugins: [fandeckScript], server: { port: 4404 } })
