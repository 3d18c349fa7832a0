import type { CardArt } from '../art/card-face.ts'
import type { BackendConfig } from '../config.ts'
import { nameOf, type PictureSpec } from '../media/medium.ts'

/** The CDN's path on the API's origin; the site's `cdnUrl`. */
export const CDN = '/cdn'

/** The kinds of pictures that rows have, as in the address of their drawing. */
export type PictureKind =
  | 'card'
  | 'drop'
  | 'hero'
  | 'benefit'
  | 'banner-pc'
  | 'banner-mo'
  | 'popup'
  | 'original'
  | 'original-tile'
  | 'event'
  | 'event-thumb'
  | 'story'

/** A picture of a row: its column decides between a medium and a drawing (D91). */
export interface RowPicture {
  kind: PictureKind
  id: number
  art: PictureSpec
}

type Origins = Pick<BackendConfig, 'origins'>

/** Returns the address of a picture: that of its medium, or that of its drawing. */
export const pictureUrl = ({ origins }: Origins, { kind, id, art }: RowPicture): string =>
  art.kind === 'medium'
    ? `${origins.api}${CDN}/m/${nameOf(art)}`
    : `${origins.api}${CDN}/art/${kind}/${id}.webp`

/** Returns the address of the picture of a card. */
export const cardUrl = (config: Origins, { cardId, art }: { cardId: number; art: PictureSpec<CardArt> }) =>
  pictureUrl(config, { kind: 'card', id: cardId, art })

/** Returns the address of the small picture of a drop. */
export const dropUrl = (config: Origins, { dropId, thumb }: { dropId: number; thumb: PictureSpec }) =>
  pictureUrl(config, { kind: 'drop', id: dropId, art: thumb })

/** Returns the address of the crest of a team. */
export const crestUrl = ({ origins }: Origins, team: string): string =>
  `${origins.api}${CDN}/art/crest/${team}.svg`
