import { getShopEndpoint } from '@fandeck/sdk/wire'
import { Hono } from 'hono'
import { CACHE } from '../cache.ts'
import { openLibrary } from '../campaigns/library.ts'
import { upgradePaths } from '../campaigns/upgrade-paths.ts'
import type { Backend } from '../context.ts'
import { publicReads } from '../db/replica.ts'
import { endpointsOf } from '../serve.ts'
import { shopOf } from './service.ts'

/** The shop itself. */
export function shopRoutes(backend: Backend): Hono {
  const app = new Hono()
  const reading = publicReads(backend)
  const library = openLibrary(backend)
  endpointsOf(app, backend)(
    getShopEndpoint,
    async () => {
      const upgrades = await upgradePaths(backend, library)
      return reading((at) => shopOf(at, upgrades))
    },
    { cache: CACHE.second },
  )
  return app
}
