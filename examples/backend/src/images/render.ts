import { type ArtSpec, drawArt, teamsIn } from '../art/art.ts'
import { renderArt } from '../art/render.ts'
import type { FindTeam } from '../art/teams.ts'
import { type Asker, createPictures, onPublicPixels } from './pixels.ts'

/** The drawn widths; other widths are rounded up, so that requests cannot create endless variants. */
const WIDTHS = [64, 128, 180, 256, 360, 480, 640, 750, 960, 1080, 1920]
const MOST = 300

const pictureOf = createPictures<Buffer>(MOST)

export const drawnWidth = (wanted: number): number => WIDTHS.find((one) => one >= wanted) ?? 1920

/**
 * Renders a picture as WebP; caches the newest 300 per process.
 *
 * @throws Problem 429
 */
export function webpOf(
  asker: Asker,
  { spec, wanted, team }: { spec: ArtSpec; wanted: number; team: FindTeam },
): Promise<Buffer> {
  const width = drawnWidth(wanted)
  const key = `${width} ${JSON.stringify([spec, teamsIn(spec).map(team)])}`
  return pictureOf(key, asker, (all) =>
    onPublicPixels(all, () => renderArt(drawArt(spec, team), { width, format: 'webp' })),
  )
}
