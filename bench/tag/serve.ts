import { readdirSync, readFileSync } from 'node:fs'
import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import { extname, join } from 'node:path'
import { brotliCompressSync } from 'node:zlib'

/** Contents by their paths. */
export type Files = Readonly<Record<string, string | Uint8Array>>

const TYPES: Readonly<Record<string, string>> = { '.js': 'text/javascript', '.css': 'text/css' }
const IMPORTED = /(?:from|import)\s*["'`]\.\/([^"'`]+)/g

/** Serves pages, and the scripts of the elements in a folder, all with Brotli. */
export async function serve(scripts: string) {
  const known = new Map<string, Buffer>()
  const add = (path: string, contents: string | Uint8Array) => known.set(path, brotliCompressSync(contents))
  for (const name of readdirSync(scripts)) add(`/fandeck/${name}`, readFileSync(join(scripts, name)))
  const server = createServer(({ url = '/' }, reply) => {
    const body = known.get(url)
    if (!body) return reply.writeHead(404).end()
    reply
      .writeHead(200, {
        'content-type': TYPES[extname(url)] ?? 'text/html; charset=utf-8',
        'content-encoding': 'br',
      })
      .end(body)
  })
  await new Promise<void>((done) => server.listen(0, '127.0.0.1', done))
  const { port } = server.address() as AddressInfo
  return {
    origin: `http://localhost:${port}`,
    publish(pages: Files): void {
      for (const [path, contents] of Object.entries(pages)) add(path, contents)
    },
    /** Returns the links that load the chunks of a script together with it. */
    preloads(script: string): string {
      const loads = new Set([script])
      for (const name of loads)
        for (const [, next = ''] of readFileSync(join(scripts, name), 'utf8').matchAll(IMPORTED))
          loads.add(next)
      loads.delete(script)
      return [...loads].map((file) => `<link rel="modulepreload" href="/fandeck/${file}">`).join('')
    },
    close: () => new Promise<void>((done) => server.close(() => done())),
  }
}
