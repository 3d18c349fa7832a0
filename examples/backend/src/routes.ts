import type { Auth } from '@fandeck/sdk/wire'
import type { Context, Hono } from 'hono'
import type { BlankEnv } from 'hono/types'
import type * as z from 'zod/mini'
import type { Right } from './roles.ts'

/**
 * Who may call a route: the `auth` of an endpoint of the SDK, or another proof. `staff` has opened the desk of an
 * event, `operator` has signed in to run the shop, `company` signs its requests, `link` is the signed URL of a payment, `wallet` is a token or session of the
 * wallet host, and `development` routes exist in development only.
 */
export type Need = Auth | 'staff' | 'operator' | 'company' | 'link' | 'wallet' | 'development'

interface RouteInput<Path extends string> {
  method: 'GET' | 'POST' | 'PUT' | 'DELETE' | 'OPTIONS'
  path: Path
  /** The schemas of its input. */
  query?: z.core.$ZodType | undefined
  body?: z.core.$ZodType | undefined
  /** Whether the body is an HTML form instead of JSON. */
  form?: boolean | undefined
  /** Whether it accepts an `Idempotency-Key`. */
  idempotent?: boolean | undefined
}

/** A route of operators, with the right that it needs. */
export type OperatorRoute<Path extends string = string> = RouteInput<Path> & { may: Right }

/** A route as data. */
export type Route<Path extends string = string> =
  | (RouteInput<Path> & { auth: Exclude<Need, 'operator'>; may?: undefined })
  | (OperatorRoute<Path> & { auth: 'operator' })

const declared = new WeakMap<object, Route>()

/** Stores the declaration of a handler; returns the handler. */
export function declare<Handler extends object>(route: Route, handler: Handler): Handler {
  declared.set(handler, route)
  return handler
}

/** Returns the declaration of a handler; `undefined` for middleware. */
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

/**
 * Mounts routes of operators. `admit` runs before each handler and returns the operator whose role has the declared
 * right, or the reply that refuses the request; so no handler can miss the check.
 */
export const operatorRoutesOf = <Who extends object>(
  app: Hono,
  admit: (c: Context, right: Right) => Promise<Who | Response>,
) => {
  const mount = routesOf(app)
  return <const Path extends string>(
    route: OperatorRoute<Path>,
    handler: (c: Context<BlankEnv, Path>, who: Who) => Response | Promise<Response>,
  ): void =>
    mount({ ...route, auth: 'operator' }, async (c) => {
      const who = await admit(c, route.may)
      return who instanceof Response ? who : handler(c, who)
    })
}
