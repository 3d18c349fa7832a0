import { type ArtSpec, drawArt, teamsIn } from '../art/art.ts'
import { renderArt } from '../art/render.ts'
import { demoTeam, type FindTeam } from '../art/teams.ts'

/** The drawn widths; other widths are rounded up, so that requests cannot create endless variants. */
const WIDTHS = [64, 128, 180, 256, 360, 480, 640, 750, 960, 1080, 1920]
const MOST = 300

const drawn = new Map<string, Promise<Buffer>>()

/** Renders a picture as WebP; caches the newest 300 per process. */
export function webpOf(spec: ArtSpec, wanted: number, team: FindTeam = demoTeam): Promise<Buffer> {
  const width = WIDTHS.find((one) => one >= wanted) ?? 1920
  const key = `${width} ${JSON.stringify([spec, teamsIn(spec).map(team)])}`
  const known = drawn.get(key)
  if (known) return known
  const made = renderArt(drawArt(spec, team), { width, format: 'webp' })
  drawn.set(key, made)
  made.catch(() => drawn.delete(key))
  const oldest = drawn.keys().next().value
  if (drawn.size > MOST && oldest !== undefined) drawn.delete(oldest)
  return made
}
