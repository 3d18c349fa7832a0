/** The teams to whose pages my page leads back, by the slug of their page. */
export const RETURN_TEAMS: Readonly<Record<string, { name: string; color: string }>> = {
  'fcseoul-2025': { name: 'FC서울', color: '#c4122f' },
  'suwonbluewings-2025': { name: '수원 블루윙즈', color: '#2450c8' },
  'fcanyang-2025': { name: 'FC안양', color: '#6a2fb5' },
  'steelers-2025': { name: '스틸러스', color: '#e0412f' },
  'dhcfc-2025': { name: '대전하나시티즌', color: '#0e7a66' },
}

/** A team and the path of its page. */
export interface ReturnTeam {
  slug: string
  name: string
  color: string
  href: string
}

/**
 * Returns the team whose page `returnOriginalsUrl` contains; the link leads to that page of this site, never to the
 * address itself (S2.38, S5.16).
 */
export function returnTeam(search: string): ReturnTeam | undefined {
  const from = new URLSearchParams(search).get('returnOriginalsUrl') ?? ''
  const found = Object.entries(RETURN_TEAMS).find(([slug]) => from.includes(`/${slug}`))
  return found && { slug: found[0], ...found[1], href: `/${found[0]}` }
}
