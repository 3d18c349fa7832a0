import { drawArt, teamsIn } from '../art/art.ts'
import { toSvg } from '../art/svg.ts'
import { isTeamKey } from '../art/teams.ts'
import { campaignCrest } from '../campaigns/crest.ts'
import { openLibrary } from '../campaigns/library.ts'
import { documentTeams } from '../campaigns/teams.ts'
import type { Backend } from '../context.ts'
import type { Asker } from './pixels.ts'
import { drawnWidth, webpOf } from './render.ts'
import { artSpecOf } from './store.ts'
import { CDN } from './urls.ts'

/** A picture that is drawn at a width. */
export interface DrawnPicture {
  kind: string
  id: string
  width: number
}

const DEFAULT_WIDTH = 640
/** The widths of pictures that are shown small only. */
const SMALL_WIDTHS = new Map([
  ['drop', 360],
  ['event-thumb', 360],
  ['original-tile', 480],
])

/** Returns the picture of `{id}.webp?w={wanted}`. */
export const drawnPicture = (kind: string, id: string, wanted: string | undefined): DrawnPicture => ({
  kind,
  id,
  width: drawnWidth(Number(wanted) || SMALL_WIDTHS.get(kind) || DEFAULT_WIDTH),
})

const PICTURE = new RegExp(`^${CDN}/art/([\\w-]+)/([\\w-]+)\\.webp$`)
const CREST = new RegExp(`^${CDN}/art/crest/([a-z0-9-]+)\\.svg$`)

/** Returns what the path of a picture names; ignores all of its query but `w`. */
export function pictureAt({ pathname, searchParams }: URL): DrawnPicture | { crest: string } | undefined {
  const [, crest] = CREST.exec(pathname) ?? []
  if (crest !== undefined) return { crest }
  const [, kind, id = ''] = PICTURE.exec(pathname) ?? []
  return kind === undefined ? undefined : drawnPicture(kind, id, searchParams.get('w') ?? undefined)
}

/** Opens the pictures that are drawn from rows and documents. */
export function openDrawings(backend: Backend) {
  const library = openLibrary(backend)
  return {
    /** The crest of a team, or of a campaign whose team has none. */
    async crest(team: string): Promise<string | undefined> {
      if (isTeamKey(team)) return drawArt({ kind: 'crest', team }, await documentTeams(library, [team]))
      const campaign = await library.find(team)
      return campaign && toSvg(campaignCrest(campaign))
    },
    /** @throws Problem 429 */
    async webp(asker: Asker, { kind, id, width }: DrawnPicture): Promise<Buffer | undefined> {
      const spec = await artSpecOf(backend, kind, id)
      if (!spec) return undefined
      return webpOf(asker, { spec, wanted: width, team: await documentTeams(library, teamsIn(spec)) })
    },
  }
}

export type Drawings = ReturnType<typeof openDrawings>
