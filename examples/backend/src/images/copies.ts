import { constants } from '@fandeck/sdk'
import sharp from 'sharp'
import { renderArt } from '../art/render.ts'
import { notFound } from '../problem.ts'
import { type Asker, createPictures, onPublicPixels } from './pixels.ts'
import { CDN } from './urls.ts'

/** The widths of copies (S9.7). */
const WIDTHS: readonly number[] = [...constants.image.widths, ...constants.image.smallWidths]
const KEPT = 200
const MOST_PIXELS = 40_000_000

/** Returns the path of the copies of the pictures in a folder of the CDN, whose names match `name` (D43). */
export const copiesPath = <Folder extends string>(folder: Folder, name: string) =>
  `${CDN}/${folder}/resized/:file{${name}_\\d{2,4}\\.webp}` as const

/** Splits the name of a copy, such as `12_640.webp`. @throws Problem 404 for a width that is not offered */
export function readCopy(file: string): { name: string; width: number } {
  const [, name, digits] = /^(.+)_(\d{2,4})\.webp$/.exec(file) ?? []
  const width = Number(digits)
  if (name === undefined || !WIDTHS.includes(width)) throw notFound('이미지를 찾을 수 없어요.')
  return { name, width }
}

/** The SVG of a drawing, or the bytes of a photograph. */
type Picture = string | Uint8Array

const resized = (picture: Picture, width: number): Promise<Buffer> =>
  typeof picture === 'string'
    ? renderArt(picture, { width, format: 'webp' })
    : sharp(picture, { limitInputPixels: MOST_PIXELS })
        .resize({ width, withoutEnlargement: true })
        .webp({ quality: constants.image.quality })
        .toBuffer()

/** Makes the copies of pictures as WebP, a photograph's never larger than itself; keeps the newest 200 in memory. */
export function createCopies() {
  const copyOf = createPictures<Uint8Array<ArrayBuffer>>(KEPT)
  /** @throws Problem 429, and what `read` throws */
  return (
    asker: Asker,
    { name, width }: { name: string; width: number },
    read: (asker: Asker) => Promise<Picture>,
  ): Promise<Uint8Array<ArrayBuffer>> =>
    copyOf(`${name} ${width}`, asker, async (all) => {
      const picture = await read(all)
      return new Uint8Array(await onPublicPixels(all, () => resized(picture, width)))
    })
}
