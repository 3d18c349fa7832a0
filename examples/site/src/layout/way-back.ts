/** The parameter of my page with the team's page that a fan came from (S2.38). */
export const WAY_BACK = 'returnOriginalsUrl'

const isMine = (path: string) => /^\/mypage(?![\w-])/.test(path)

/**
 * Returns the address of a link. One from a team's page to my page says where the fan came from, and links within my
 * page keep it.
 *
 * @see S2.38
 */
export function withWayBack(
  to: string,
  { pathname, search }: { pathname: string; search: string },
  isTeamPage: () => boolean,
): string {
  if (!isMine(to)) return to
  const from = isTeamPage() ? pathname : isMine(pathname) ? new URLSearchParams(search).get(WAY_BACK) : null
  if (!from || new URLSearchParams(to.split('?')[1]).has(WAY_BACK)) return to
  return `${to}${to.includes('?') ? '&' : '?'}${new URLSearchParams({ [WAY_BACK]: from })}`
}
