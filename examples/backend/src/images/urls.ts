import type { TeamKey } from '../art/teams.ts'
import type { BackendConfig } from '../config.ts'

/** The CDN's place on the API's origin; the site's `cdnUrl`. */
export const CDN = '/cdn'

/** Absolute addresses of every picture that the API hands out. */
export function artUrls({ origins }: Pick<BackendConfig, 'origins'>) {
  const art = (path: string) => `${origins.api}${CDN}/art/${path}`
  return {
    card: (metadataIdx: number) => art(`card/${metadataIdx}.webp`),
    crest: (team: TeamKey) => art(`crest/${team}.svg`),
    drop: (mintingSeq: number) => art(`drop/${mintingSeq}.webp`),
    benefit: (claimIdx: number) => art(`benefit/${claimIdx}.webp`),
    banner: (bannerSeq: number, shape: 'pc' | 'mo') => art(`banner-${shape}/${bannerSeq}.webp`),
  }
}
