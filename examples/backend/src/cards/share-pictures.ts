import { createHash } from 'node:crypto'
import sharp from 'sharp'
import { finishOf } from '../art/finish.ts'
import { renderArt } from '../art/render.ts'
import type { SentPicture } from '../campaigns/share.ts'
import type { Backend } from '../context.ts'
import { openDrawings } from '../images/drawings.ts'
import { type Asker, createPictures, onPublicPixels } from '../images/pixels.ts'
import { wordmarkOf } from '../shop/name.ts'
import { teamsOfDesigns } from './service.ts'
import { SHAPE_SIZES, type SharedCardPicture, sharedCardPicture } from './share-picture.ts'
import { copyOfShare, type Shape } from './shares.ts'

/** The pictures in memory. */
const DRAWN = 100
const QUALITY = 86
/** The picture of the card as it is laid into the others. */
const ART = { width: 750, height: 1159 }

/** Returns the address of a picture that has its bytes in it. */
export const dataUrl = (type: string, bytes: Uint8Array) =>
  `data:image/${type};base64,${Buffer.from(bytes).toString('base64')}`

type Found = Awaited<ReturnType<typeof copyOfShare>>

/** Returns a function for the pictures of the front of a card: its own one and the crest of its team. */
export function createFronts(backend: Backend) {
  const drawings = openDrawings(backend)
  return async (asker: Asker, { cardId, team }: Pick<Found['design'], 'cardId' | 'team'>) => {
    const art = await drawings.webp(asker, { kind: 'card', id: String(cardId), width: ART.width })
    const crest = await drawings.crest(team)
    return onPublicPixels(asker, async () => ({
      art: dataUrl(
        'jpeg',
        await sharp(art)
          .resize({ ...ART, fit: 'cover' })
          .jpeg({ quality: 92 })
          .toBuffer(),
      ),
      crest: crest && dataUrl('png', await renderArt(crest, { width: 128, format: 'png' })),
    }))
  }
}

/** Draws a picture of a shape to send. */
export async function sentPicture(asker: Asker, shape: Shape, svg: string): Promise<SentPicture> {
  const bytes = await onPublicPixels(asker, () =>
    renderArt(svg, { width: SHAPE_SIZES[shape].width, format: 'jpeg', quality: QUALITY }),
  )
  const etag = `"${createHash('sha256').update(bytes).digest('base64url').slice(0, 22)}"`
  return { etag, bytes: new Uint8Array(bytes) }
}

/** Draws the pictures of shared cards from the card's own picture, and keeps the newest in memory. */
export function createCardPictures(backend: Backend) {
  const imagesOf = createFronts(backend)
  const pictureOf = createPictures<SentPicture>(DRAWN)

  async function draw(
    asker: Asker,
    shape: Shape,
    shown: Omit<SharedCardPicture, 'art' | 'crest'>,
    found: Found,
  ) {
    const svg = sharedCardPicture(shape, { ...shown, ...(await imagesOf(asker, found.design)) })
    return sentPicture(asker, shape, svg)
  }

  /** Returns a picture of a shared card. @throws Problem 404 once the link has ended, 429 */
  return async (asker: Asker, shareKey: string, shape: Shape): Promise<SentPicture> => {
    const found = await copyOfShare(backend, shareKey)
    const { share, design, pack } = found
    const { name, color1, color2, color3 } = (await teamsOfDesigns(backend, [design]))(design.team)
    const shown = {
      palette: [color1, color2, color3] as const,
      setTitle: pack.title ?? name,
      name: design.cardName,
      isMagazine: design.art.kind === 'magazine',
      number: design.number ?? undefined,
      sub: design.sub,
      finish: finishOf(design.editionTitle),
      copy: `${share.edition} / ${design.editionTotal}`,
      wordmark: await wordmarkOf(backend.db),
    }
    const key = JSON.stringify([shape, share.cardId, design.art, shown])
    return pictureOf(key, asker, (all) => draw(all, shape, shown, found))
  }
}
