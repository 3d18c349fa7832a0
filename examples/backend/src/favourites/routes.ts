import { getFavouritesEndpoint, setFavouriteEndpoint } from '@fandeck/sdk/wire'
import { Hono } from 'hono'
import type { Backend } from '../context.ts'
import { endpointsOf } from '../serve.ts'
import { favouritesOf, setFavourite } from './service.ts'

/** The favourites of a member (S7.46, S7.47). */
export function favouritesRoutes(backend: Backend): Hono {
  const app = new Hono()
  const serve = endpointsOf(app, backend)
  serve(getFavouritesEndpoint, ({ caller }) => favouritesOf(backend, caller.userId))
  serve(setFavouriteEndpoint, ({ caller, body }) => setFavourite(backend, caller.userId, body))
  return app
}
