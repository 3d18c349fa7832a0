import { type ArtSpec, drawArt, teamsIn } from '../art/art.ts'
import { toSvg } from '../art/svg.ts'
import { isTeamKey } from '../art/teams.ts'
import { campaignCrest } from '../campaigns/crest.ts'
import { openLibrary } from '../campaigns/library.ts'
import { documentTeams } from '../campaigns/teams.ts'
import type { Backend } from '../context.ts'
import { MEDIUM_TYPES, type MediumType } from '../media/medium.ts'
import { openMedia } from '../media/reader.ts'
import { Problem } from '../problem.ts'
import type { Asker } from './pixels.ts'
import { drawnWidth, webpOf } from './render.ts'
import { standIn } from './stand-in.ts'
import { type PictureColumn, pictureNaming, pictureOf } from './store.ts'
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
const MEDIUM = new RegExp(`^${CDN}/m/([0-9a-f]{64})\\.(${MEDIUM_TYPES.join('|')})$`)
const CREST = new RegExp(`^${CDN}/art/crest/([a-z0-9-]+)\\.svg$`)

/** What the path of a picture names. */
export type NamedPicture = DrawnPicture | { crest: string } | { sha256: string; ext: MediumType }

/** Returns what the path of a picture names; ignores all of its query but `w`. */
export function pictureAt({ pathname, searchParams }: URL): NamedPicture | undefined {
  const [, sha256, type] = MEDIUM.exec(pathname) ?? []
  const ext = MEDIUM_TYPES.find((one) => one === type)
  if (sha256 !== undefined && ext) return { sha256, ext }
  const [, crest] = CREST.exec(pathname) ?? []
  if (crest !== undefined) return { crest }
  const [, kind, id = ''] = PICTURE.exec(pathname) ?? []
  return kind === undefined ? undefined : drawnPicture(kind, id, searchParams.get('w') ?? undefined)
}

/** Opens the pictures that are drawn from rows and documents. */
export function openDrawings(backend: Backend) {
  const library = openLibrary(backend)
  const media = openMedia(backend)

  const drawn = async (asker: Asker, spec: ArtSpec, wanted: number) =>
    webpOf(asker, { spec, wanted, team: await documentTeams(library, teamsIn(spec)) })

  /** The copy of a medium, or its fallback drawing if the store does not have it. */
  async function shown(asker: Asker, { spec, ...row }: PictureColumn, width: number) {
    if (spec.kind !== 'medium') return drawn(asker, spec, width)
    try {
      return await media.copy(asker, spec, width)
    } catch (error) {
      if (!(error instanceof Problem) || error.http !== 404) throw error
      return drawn(asker, standIn(spec, row), width)
    }
  }

  return {
    media,
    /** The crest of a team, or of a campaign whose team has none. */
    async crest(team: string): Promise<string | undefined> {
      if (isTeamKey(team)) return drawArt({ kind: 'crest', team }, await documentTeams(library, [team]))
      const campaign = await library.find(team)
      return campaign && toSvg(campaignCrest(campaign))
    },
    /** @throws Problem 429; 503 while the store of media is away */
    async webp(asker: Asker, { kind, id, width }: DrawnPicture): Promise<Uint8Array | undefined> {
      const picture = await pictureOf(backend, kind, id)
      return picture && shown(asker, picture, width)
    },
    /** Returns the fallback drawing of a medium that the store does not have. @throws Problem 429 */
    async standIn(asker: Asker, sha256: string, width: number): Promise<Uint8Array | undefined> {
      const picture = await pictureNaming(backend, sha256)
      if (picture?.spec.kind !== 'medium') return undefined
      return drawn(asker, standIn(picture.spec, picture), width)
    },
  }
}

export type Drawings = ReturnType<typeof openDrawings>
