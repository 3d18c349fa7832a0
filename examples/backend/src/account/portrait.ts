import { type Context, Hono } from 'hono'
import { teamsIn } from '../art/art.ts'
import { userById } from '../auth/store.ts'
import type { User } from '../auth/tokens.ts'
import { openLibrary } from '../campaigns/library.ts'
import { documentTeams } from '../campaigns/teams.ts'
import type { BackendConfig } from '../config.ts'
import type { Backend } from '../context.ts'
import { copiesPath, readCopy } from '../images/copies.ts'
import { askerReader } from '../images/pixels.ts'
import { webpOf } from '../images/render.ts'
import { CDN } from '../images/urls.ts'
import { notFound } from '../problem.ts'
import { routesOf } from '../routes.ts'
import { uploadUrl } from '../uploads/urls.ts'

const ID = '[0-9a-f-]{36}'
const WIDTH = 256

/** Returns the URL of a member's portrait. */
export const portraitUrl = ({ origins }: Pick<BackendConfig, 'origins'>, userId: string) =>
  `${origins.api}${CDN}/portrait/${userId}.webp`

/** Returns the URL of a member's own picture, or of the portrait; `null` for a member with neither. */
export function pictureUrl(
  config: Pick<BackendConfig, 'origins'>,
  { id, pictureId, portrait }: Pick<User, 'id' | 'pictureId'> & { portrait: unknown },
): string | null {
  if (pictureId) return uploadUrl(config, pictureId)
  return portrait ? portraitUrl(config, id) : null
}

/** The portraits, drawn from the members' rows, and their copies. */
export function portraitRoutes(backend: Backend): Hono {
  const app = new Hono()
  const route = routesOf(app)
  const askerOf = askerReader(backend)
  const library = openLibrary(backend)
  const send = async (c: Context, userId: string, wanted: number) => {
    const user = await userById(backend.db, userId)
    if (!user?.portrait) throw notFound()
    const { portrait: spec } = user
    const team = await documentTeams(library, teamsIn(spec))
    const image = await webpOf(askerOf(c), { spec, wanted, team })
    c.header('Content-Type', 'image/webp')
    c.header('Cache-Control', 'public, max-age=300')
    return c.body(new Uint8Array(image))
  }
  const path = `${CDN}/portrait/:file{${ID}\\.webp}` as const
  route({ method: 'GET', path, auth: 'public' }, (c) => send(c, c.req.param('file').slice(0, 36), WIDTH))
  route({ method: 'GET', path: copiesPath('portrait', ID), auth: 'public' }, (c) => {
    const { name, width } = readCopy(c.req.param('file'))
    return send(c, name, width)
  })
  return app
}
