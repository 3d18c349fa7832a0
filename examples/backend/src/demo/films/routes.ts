import { readFile } from 'node:fs/promises'
import { join } from 'node:path'
import { Hono } from 'hono'
import { CDN } from '../../images/urls.ts'
import { notFound } from '../../problem.ts'
import { routesOf } from '../../routes.ts'

/** A day, as for pictures. */
const CACHE = 'public, max-age=86400, stale-while-revalidate=604800'

/** Returns the first and the last byte of `Range`; `undefined` for a header that this server ignores. */
function rangeOf(header: string | undefined, size: number): { from: number; to: number } | undefined {
  const [, first = '', last = ''] = /^bytes=(\d*)-(\d*)$/.exec(header ?? '') ?? []
  if (first === '' && last === '') return undefined
  const from = first === '' ? Math.max(0, size - Number(last)) : Number(first)
  const to = first === '' || last === '' ? size - 1 : Math.min(Number(last), size - 1)
  return first !== '' && last !== '' && Number(last) < from ? undefined : { from, to }
}

/** The films of the demo's campaigns, `/cdn/film/{name}.webm` (S4.45); Safari plays a film by its ranges alone. */
export function filmRoutes(): Hono {
  const app = new Hono()
  const path = `${CDN}/film/:file{[a-z0-9-]+\\.webm}` as const
  routesOf(app)({ method: 'GET', path, auth: 'public' }, async (c) => {
    const film = await readFile(join(import.meta.dirname, c.req.param('file'))).catch(() => undefined)
    if (!film) throw notFound('영상을 찾을 수 없어요.')
    const headers = {
      'content-type': 'video/webm',
      'cache-control': CACHE,
      'cross-origin-resource-policy': 'cross-origin',
      'x-content-type-options': 'nosniff',
      'accept-ranges': 'bytes',
    }
    const range = rangeOf(c.req.header('range'), film.length)
    if (!range) return c.body(new Uint8Array(film), 200, headers)
    const { from, to } = range
    if (from > to) return c.body(null, 416, { 'content-range': `bytes */${film.length}` })
    const part = new Uint8Array(film.subarray(from, to + 1))
    return c.body(part, 206, { ...headers, 'content-range': `bytes ${from}-${to}/${film.length}` })
  })
  return app
}
