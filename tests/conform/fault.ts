// A fault, and the alterations that several faults share.
import { type Alter, calls, changed, onRoute } from './proxy.ts'

/** A fault, and where the report must name it. */
export interface Fault {
  what: string
  route: string
  /** The check and the begin of the field. */
  check: string
  field: string
  create: () => Alter
}

/** Data of a reply, with changes. */
type Edit = (data: Record<string, unknown>) => Record<string, unknown>

/** Changes the data of successful replies. */
export const editing = (route: string, edit: Edit): Alter =>
  onRoute(route, async (reply) => {
    if (reply.status !== 200) return reply
    const json = Object(await reply.clone().json())
    return changed(reply, { json: { ...json, data: edit(Object(json.data)) } })
  })
/** An alteration without a state. */
export const always = (alter: Alter) => () => alter
/** Replaces headers of a route. */
export const withHeaders = (route: string, headers: Record<string, string | undefined>): Alter =>
  onRoute(route, (reply) => changed(reply, { headers }))
/** Answers the requests of a route again as the first one, from the second on. */
export function replaying(route: string, when: (request: Request) => boolean = () => true) {
  return (): Alter => {
    let first: Response | undefined
    return async (request, forward) => {
      if (!calls(request, route) || !when(request)) return forward(request)
      if (!first) {
        const reply = await forward(request)
        if (reply.status === 200) first = reply.clone()
        return reply
      }
      return first.clone()
    }
  }
}

/** A refusal as a reply. */
export const refusal = (status: string, http: number, code?: string) =>
  ({ http, json: { status, message: '', ...(code !== undefined && { code }) } }) as const
