import type { Context } from 'hono'
import { setCookie } from 'hono/cookie'
import { secureCookies } from '../config.ts'
import type { Backend } from '../context.ts'

/** Sets the cookie of a desk until `endAt`; neither scripts nor other sites can use it. */
export function setDeskCookie(
  c: Context,
  { config, now }: Backend,
  { name, token, endAt, path }: { name: string; token: string; endAt: number; path: string },
): void {
  setCookie(c, name, token, {
    httpOnly: true,
    sameSite: 'Strict',
    secure: secureCookies(config, config.origins.api),
    path,
    maxAge: Math.max(0, Math.floor((endAt - now()) / 1000)),
  })
}
