import { createContext } from 'react'

const TRICKS = /[\p{Cc}\\]/u

/**
 * The URL of the page, to resolve relative links; `null` on a server and during hydration, which render text only.
 */
export const LinkBase = /* @__PURE__ */ createContext<string | null>(null)

/** Returns a safe link of a page: http or https, without credentials; it always opens a new window (D52). */
export function linkOf(href: string | null | undefined, base: string | null): string | undefined {
  const from = base ?? undefined
  if (!href || TRICKS.test(href) || !URL.canParse(href, from)) return undefined
  const url = new URL(href, from)
  const isWeb = url.protocol === 'https:' || url.protocol === 'http:'
  return isWeb && url.username === '' && url.password === '' ? url.href : undefined
}

/** The players that can be framed, by host; any other URL is a link. */
const PLAYERS: Record<string, (url: URL) => string | null | undefined> = {
  'www.youtube.com': ({ searchParams, pathname }) =>
    searchParams.get('v') ?? /^\/(?:embed|shorts)\/([\w-]+)$/.exec(pathname)?.[1],
  'youtu.be': ({ pathname }) => pathname.slice(1),
  'www.youtube-nocookie.com': ({ pathname }) => /^\/embed\/([\w-]+)$/.exec(pathname)?.[1],
  'vimeo.com': ({ pathname }) => pathname.slice(1),
  'player.vimeo.com': ({ pathname }) => /^\/video\/(\d+)$/.exec(pathname)?.[1],
}

/** Returns the embed URL, rebuilt from the id of the video; `undefined` for any other URL. */
export function playerOf(href: string | undefined): string | undefined {
  const link = linkOf(href, null)
  if (!link) return undefined
  const url = new URL(link)
  const id = Object.hasOwn(PLAYERS, url.host) ? PLAYERS[url.host]?.(url) : undefined
  if (!id || !/^[\w-]{1,32}$/.test(id)) return undefined
  return url.host.endsWith('vimeo.com')
    ? `https://player.vimeo.com/video/${id}?dnt=1`
    : `https://www.youtube-nocookie.com/embed/${id}`
}
