import type { CardArt } from '../art/card-face.ts'
import type { BackendConfig } from '../config.ts'
import { type MediumArt, nameOf, type PictureSpec } from '../media/medium.ts'

/** The CDN's path on the API's origin; the site's `cdnUrl`. */
export const CDN = '/cdn'

/** The kinds of pictures that rows have, as in the address of their drawing. */
export type PictureKind =
  | 'card'
  | 'drop'
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

/** Returns the fragment of a picture's address: the point that stays in view where it is cropped, and its colour. */
function fragmentOf({ focal, colour }: { focal?: string | undefined; colour?: string | undefined }): string {
  const words = [focal && `focal=${focal}`, colour && `colour=${colour}`].filter(Boolean)
  return words.length > 0 ? `#${words.join('&')}` : ''
}

/** Returns the address of a medium. */
export const mediumUrl = (
  { origins }: Origins,
  medium: Pick<MediumArt, 'sha256' | 'ext' | 'focal' | 'colour'>,
): string => `${origins.api}${CDN}/m/${nameOf(medium)}${fragmentOf(medium)}`

/** Returns the address of a picture: that of its medium, or that of its drawing. */
export const pictureUrl = (config: Origins, { kind, id, art }: RowPicture): string =>
  art.kind === 'medium'
    ? mediumUrl(config, art)
    : `${config.origins.api}${CDN}/art/${kind}/${id}.webp${fragmentOf({ colour: art.colour })}`

/** Returns the address of the picture of a card. */
export const cardUrl = (config: Origins, { cardId, art }: { cardId: number; art: PictureSpec<CardArt> }) =>
  pictureUrl(config, { kind: 'card', id: cardId, art })

/** Returns the address of the small picture of a drop. */
export const dropUrl = (config: Origins, { dropId, thumb }: { dropId: number; thumb: PictureSpec }) =>
  pictureUrl(config, { kind: 'drop', id: dropId, art: thumb })

/** Returns the address of the crest of a team. */
export const crestUrl = ({ origins }: Origins, team: string): string =>
  `${origins.api}${CDN}/art/crest/${team}.svg`
