import { readdir, readFile } from 'node:fs/promises'
import { createRequire } from 'node:module'
import { basename, dirname, join } from 'node:path'
import { defineConfig, loadEnv, type Plugin } from 'vite'
import { contentPolicy } from './content-policy.ts'

/** Asked late: a server of the built pages builds the scripts after it has read this file. */
const folder = () => dirname(createRequire(import.meta.url).resolve('@fandeck/widgets/drop.js'))
const read = (name: string) => readFile(join(folder(), name))

/** Serves the script and its lazy chunks, which a partner would load from a CDN. */
const fandeckScript: Plugin = {
  name: 'fandeck-script',
  configureServer(server) {
    server.middlewares.use('/fandeck/', async (request, response, next) => {
      const name = basename(new URL(request.url ?? '', 'http://partner').pathname)
      const script = await read(name).catch(() => undefined)
      if (!script) return next()
      response.setHeader('content-type', name.endsWith('.json') ? 'application/json' : 'text/javascript')
      response.end(script)
    })
  },
  transformIndexHtml: {
    order: 'pre',
    handler: (html) => html.replaceAll(' src="/fandeck/', ' vite-ignore src="/fandeck/'),
  },
  async generateBundle() {
    for (const name of await readdir(folder())) {
      this.emitFile({ type: 'asset', fileName: `fandeck/${name}`, source: await read(name) })
    }
  },
}

export default defineConfig(({ mode }) => {
  const env = loadEnv(mode, import.meta.dirname)
  const headers = {
    'content-security-policy': contentPolicy(env.VITE_API_ORIGIN ?? '', env.VITE_PAY_ORIGIN ?? ''),
  }
  return {
    plugins: [fandeckScript],
    build: { rolldownOptions: { input: ['index.html', 'match-day.html', 'my-cards.html'] } },
    server: { port: 4405, strictPort: true, headers },
    preview: { port: 4405, strictPort: true, headers },
  }
})
