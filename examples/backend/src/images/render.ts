import { type ArtSpec, drawArt } from '../art/art.ts'
import { renderArt } from '../art/render.ts'

/** Widths that are drawn; any other is raised to the next, so that nobody can ask for endless variants. */
const WIDTHS = [64, 128, 180, 256, 360, 480, 640, 750, 960, 1080, 1920]
const MOST = 300

const drawn = new Map<string, Promise<Buffer>>()

/** A picture as WebP; drawn once per process and width while it is among the newest 300. */
export function webpOf(spec: ArtSpec, wanted: number): Promise<Buffer> {
  const width = WIDTHS.find((one) => one >= wanted) ?? 1920
  const key = `${width} ${JSON.stringify(spec)}`
  const known = drawn.get(key)
  if (known) return known
  const made = renderArt(drawArt(spec), { width, format: 'webp' })
  drawn.set(key, made)
  made.catch(() => drawn.delete(key))
  const oldest = drawn.keys().next().value
  if (drawn.size > MOST && oldest !== undefined) drawn.delete(oldest)
  return made
}
