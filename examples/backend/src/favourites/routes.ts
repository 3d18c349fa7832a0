import {
  getFavouriteOriginalsEndpoint,
  getFavouritesEndpoint,
  setFavouriteEndpoint,
  setFavouriteOriginalEndpoint,
} from '@fandeck/sdk/wire'
import { Hono } from 'hono'
import type { Backend } from '../context.ts'
import { endpointsOf } from '../serve.ts'
import { favouriteOriginalsOf, setFavouriteOriginal } from './originals.ts'
import { favouritesOf, setFavourite } from './service.ts'

/** The favourites of a member: designs (S7.46, S7.47) and originals (D109). */
export function favouritesRoutes(backend: Backend): Hono {
  const app = new Hono()
  const serve = endpointsOf(app, backend)
  serve(getFavouritesEndpoint, ({ caller }) => favouritesOf(backend, caller.userId))
  serve(setFavouriteEndpoint, ({ caller, body }) => setFavourite(backend, caller.userId, body))
  serve(getFavouriteOriginalsEndpoint, ({ caller }) => favouriteOriginalsOf(backend, caller.userId))
  serve(setFavouriteOriginalEndpoint, ({ caller, body }) =>
    setFavouriteOriginal(backend, caller.userId, body),
  )
  return app
}
