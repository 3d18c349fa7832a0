import type { BackendConfig } from '../config.ts'

/** The CDN's path on the API's origin; the site's `cdnUrl`. */
export const CDN = '/cdn'

/** Pictures of editorial content. */
export type ArtKind = 'popup' | 'original' | 'original-tile' | 'event' | 'event-thumb' | 'story'

/** Returns functions for the absolute URLs of all pictures of the API. */
export function artUrls({ origins }: Pick<BackendConfig, 'origins'>) {
  const art = (path: string) => `${origins.api}${CDN}/art/${path}`
  return {
    /** Any picture that `images/store.ts` draws. */
    art: (kind: ArtKind, id: number) => art(`${kind}/${id}.webp`),
    card: (cardId: number) => art(`card/${cardId}.webp`),
    crest: (team: string) => art(`crest/${team}.svg`),
    drop: (dropId: number) => art(`drop/${dropId}.webp`),
    benefit: (benefitId: number) => art(`benefit/${benefitId}.webp`),
    banner: (bannerSeq: number, shape: 'pc' | 'mo') => art(`banner-${shape}/${bannerSeq}.webp`),
  }
}
