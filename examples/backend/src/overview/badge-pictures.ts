import { EMBLEM_MISSION } from '@fandeck/sdk/campaigns'
import { eq, inArray } from 'drizzle-orm'
import { finishOf } from '../art/finish.ts'
import { renderArt } from '../art/render.ts'
import { toSvg } from '../art/svg.ts'
import { campaignCrest } from '../campaigns/crest.ts'
import type { Library } from '../campaigns/library.ts'
import type { SentPicture } from '../campaigns/share.ts'
import { teamsOfDesigns } from '../cards/service.ts'
import { createFronts, dataUrl, sentPicture } from '../cards/share-pictures.ts'
import { designsOf } from '../cards/store.ts'
import { designs, packs } from '../cards/tables.ts'
import type { Backend } from '../context.ts'
import { openDrawings } from '../images/drawings.ts'
import { type Asker, createPictures, onPublicPixels } from '../images/pixels.ts'
import { notFound } from '../problem.ts'
import { wordmarkOf } from '../shop/name.ts'
import { type BadgeSubject, badgeOfKey } from './badge-keys.ts'
import { type BadgePicture, type BadgeShape, badgePicture } from './badge-picture.ts'

/** The pictures in memory. */
const DRAWN = 100
const FINISHES = ['sign', 'prism', 'foil', 'basic'] as const
const SHOWN = 3

/** The players of an eleven. */
const ELEVEN = 11

type Design = typeof designs.$inferSelect

export const noBadge = () => notFound('이미지를 찾을 수 없어요.')

const rankOf = ({ editionTitle }: Design) => FINISHES.indexOf(finishOf(editionTitle))
/** The rarest cards first. */
const rarest = (rows: readonly Design[]) => rows.toSorted((a, b) => rankOf(a) - rankOf(b)).slice(0, SHOWN)

/** What a badge shows, its rarest cards, and what draws its crest. */
interface Found extends Pick<BadgePicture, 'title' | 'palette' | 'claim' | 'count'> {
  designs: readonly Design[]
  crest(): Promise<string | undefined>
}
type Shown = Found & Pick<BadgePicture, 'day' | 'wordmark'>

/** Draws the pictures of badges, and keeps the newest in memory. */
export function createBadgePictures(backend: Backend, library: Library) {
  const { db } = backend
  const drawings = openDrawings(backend)
  const imagesOf = createFronts(backend)
  const pictureOf = createPictures<SentPicture>(DRAWN)

  /** What a badge shows beside its day. @throws Problem 404 once the shop has no such set or campaign */
  async function found({ kind, key, cards }: BadgeSubject): Promise<Found> {
    if (kind === 'set') {
      const [pack] = await db.select().from(packs).where(eq(packs.packName, key))
      if (!pack) throw noBadge()
      const all = await designsOf(db, [pack.packId])
      const team = (await teamsOfDesigns(backend, [pack]))(pack.team)
      const { color1, color2, color3 } = team
      return {
        ...{ title: pack.title ?? team.name, palette: [color1, color2, color3], count: all.length },
        ...{ claim: '모두 모았어요', designs: rarest(all), crest: () => drawings.crest(pack.team) },
      }
    }
    const campaign = await library.find(key)
    if (!campaign) throw noBadge()
    const { name, palette } = campaign.team
    const rows =
      cards.length === 0
        ? []
        : await db
            .select()
            .from(designs)
            .where(inArray(designs.cardId, [...cards]))
    return {
      ...{ title: name, palette, designs: rarest(rows), crest: async () => toSvg(campaignCrest(campaign)) },
      ...(kind === 'emblem'
        ? { claim: '엠블럼 완성', count: EMBLEM_MISSION }
        : { claim: '베스트 11 완성', count: ELEVEN }),
    }
  }

  async function draw(
    asker: Asker,
    shape: BadgeShape,
    { designs: rows, crest, ...shown }: Shown,
  ): Promise<SentPicture> {
    const cards = await Promise.all(
      rows.map(async (design) => ({
        ...{ name: design.cardName, number: design.number ?? undefined, sub: design.sub, copy: undefined },
        ...{ finish: finishOf(design.editionTitle), isMagazine: design.art.kind === 'magazine' },
        ...(await imagesOf(asker, design)),
      })),
    )
    const svg = cards.length === 0 ? await crest() : undefined
    const drawn = svg && (await onPublicPixels(asker, () => renderArt(svg, { width: 512, format: 'png' })))
    return sentPicture(
      asker,
      shape,
      badgePicture(shape, { ...shown, cards, crest: drawn && dataUrl('png', drawn) }),
    )
  }

  /** Returns a picture of a badge. @throws Problem 404 for a key that the server has not signed, 429 */
  return async (asker: Asker, name: string, shape: BadgeShape): Promise<SentPicture> => {
    const subject = badgeOfKey(backend, name)
    if (!subject) throw noBadge()
    const shown = { ...(await found(subject)), day: subject.day, wordmark: await wordmarkOf(db) }
    const key = JSON.stringify([shape, shown])
    return pictureOf(key, asker, (all) => draw(all, shape, shown))
  }
}
