import type { ArtSpec } from '../art/art.ts'

/** The types of stored pictures, as the extension of their address. */
export const MEDIUM_TYPES = ['jpg', 'png', 'webp', 'avif'] as const
export type MediumType = (typeof MEDIUM_TYPES)[number]

/** Private media are shown by signed addresses only. */
export type Visibility = 'public' | 'private'

/** A stored picture; its address is the SHA-256 of its bytes. */
export interface Medium {
  sha256: string
  ext: MediumType
  width: number
  height: number
  /** Its average colour, such as `8a1c2f`; `null` if parts of it are transparent. */
  colour: string | null
}

/** A medium in the column of a picture, in place of a drawing (D91). */
export interface MediumArt<Drawing extends ArtSpec = ArtSpec> {
  kind: 'medium'
  sha256: string
  ext: MediumType
  /** The point that stays in view where it is cropped, in percent from the left and the top, such as `30:20`. @default the centre */
  focal?: string
  /** Its average colour, such as `8a1c2f`. */
  colour?: string
  /** Stands in while the store lacks the medium. @default the ground of the team of its row */
  drawing?: Drawing
}

/** What the column of a picture contains: a drawing, with about its average colour, or a medium. */
export type PictureSpec<Drawing extends ArtSpec = ArtSpec> =
  | (Drawing & { colour?: string })
  | MediumArt<Drawing>

/** Returns the name of a medium in its store and in its address. */
export const nameOf = ({ sha256, ext }: Pick<Medium, 'sha256' | 'ext'>): string => `${sha256}.${ext}`

/** Returns the content type of a name. */
export const contentTypeOf = (name: string): string =>
  `image/${name.slice(name.lastIndexOf('.') + 1).replace('jpg', 'jpeg')}`

/** Returns what the column of a picture contains for a medium. */
export const mediumArt = (
  { sha256, ext, colour }: Pick<Medium, 'sha256' | 'ext' | 'colour'>,
  focal?: string,
): MediumArt<never> => ({
  kind: 'medium',
  sha256,
  ext,
  ...(focal && { focal }),
  ...(colour !== null && { colour }),
})
