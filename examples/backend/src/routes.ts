import type { Auth } from '@fandeck/sdk/wire'
import type { Context, Hono } from 'hono'
import type { BlankEnv } from 'hono/types'
import type * as z from 'zod/mini'

/**
 * Who may call a route: as an endpoint of the SDK says it, or by another proof. `staff` has opened the desk of an event,
 * `company` signs its requests, `link` has a payment's signed address, `wallet` has a token or session of the wallet
 * host, and `development` routes exist in development only.
 */
export type Need = Auth | 'staff' | 'company' | 'link' | 'wallet' | 'development'

/** A route as data. */
export interface Route<Path extends string = string> {
  method: 'GET' | 'POST' | 'PUT' | 'DELETE' | 'OPTIONS'
  path: Path
  auth: Need
  /** The schemas of what it reads, where it has some. */
  query?: z.core.$ZodType | undefined
  body?: z.core.$ZodType | undefined
  /** The body is an HTML form and not JSON. */
  form?: boolean | undefined
  /** Takes an `Idempotency-Key`. */
  idempotent?: boolean | undefined
}

const declared = new WeakMap<object, Route>()

/** Notes what a handler is mounted as; returns the handler. */
export function declare<Handler extends object>(route: Route, handler: Handler): Handler {
  declared.set(handler, route)
  return handler
}

/** What a handler was mounted as; `undefined` for middleware. */
export const declarationOf = (handler: object): Route | undefined => declared.get(handler)

/**
 * Mounts routes that are no endpoints of the SDK. Their handlers check the proof that `auth` names.
 *
 * @example
 * const route = routesOf(app)
 * route({ method: 'GET', path: '/health', auth: 'public' }, (c) => done(c))
 */
export const routesOf =
  (app: Hono) =>
  <const Path extends string>(
    route: Route<Path>,
    handler: (c: Context<BlankEnv, Path>) => Response | Promise<Response>,
  ): void => {
    app.on(
      route.method,
      [route.path],
      declare(route, (c: Context<BlankEnv, Path>) => handler(c)),
    )
  }
