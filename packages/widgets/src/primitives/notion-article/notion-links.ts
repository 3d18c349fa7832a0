const TRICKS = /[\p{Cc}\\]/u

/** Where a page's link may lead: http and https, without credentials; always a window of its own (D52). */
export function linkOf(href: string | null | undefined, base = document.baseURI): string | undefined {
  if (!href || TRICKS.test(href) || !URL.canParse(href, base)) return undefined
  const url = new URL(href, base)
  const isWeb = url.protocol === 'https:' || url.protocol === 'http:'
  return isWeb && url.username === '' && url.password === '' ? url.href : undefined
}

/** Players that a page may show in a frame, by their host; any other one is a link. */
const PLAYERS: Record<string, (url: URL) => string | null | undefined> = {
  'www.youtube.com': ({ searchParams, pathname }) =>
    searchParams.get('v') ?? /^\/(?:embed|shorts)\/([\w-]+)$/.exec(pathname)?.[1],
  'youtu.be': ({ pathname }) => pathname.slice(1),
  'www.youtube-nocookie.com': ({ pathname }) => /^\/embed\/([\w-]+)$/.exec(pathname)?.[1],
  'vimeo.com': ({ pathname }) => pathname.slice(1),
  'player.vimeo.com': ({ pathname }) => /^\/video\/(\d+)$/.exec(pathname)?.[1],
}

/** The address of the player's frame, built anew from the video's id; `undefined` for what no known player plays. */
export function playerOf(href: string | undefined): string | undefined {
  const link = linkOf(href)
  if (!link) return undefined
  const url = new URL(link)
  const id = Object.hasOwn(PLAYERS, url.host) ? PLAYERS[url.host]?.(url) : undefined
  if (!id || !/^[\w-]{1,32}$/.test(id)) return undefined
  return url.host.endsWith('vimeo.com')
    ? `https://player.vimeo.com/video/${id}?dnt=1`
    : `https://www.youtube-nocookie.com/embed/${id}`
}
