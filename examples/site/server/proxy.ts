import type { Context } from 'hono'
import { proxy } from 'hono/proxy'

/** Forwards a request of the site's origin to the API: the auth server, the image optimiser, the development panel. */
export async function forward(c: Context, api: string): Promise<Response> {
  const { host, protocol } = new URL(c.req.url)
  const target = new URL(c.req.path + new URL(c.req.url).search, api)
  const forwarded = c.env?.incoming?.socket?.remoteAddress
  return proxy(target, {
    ...c.req,
    redirect: 'manual',
    headers: {
      ...c.req.header(),
      'x-forwarded-host': host,
      'x-forwarded-proto': protocol.slice(0, -1),
      ...(forwarded && { 'x-forwarded-for': forwarded }),
    },
  })
}
