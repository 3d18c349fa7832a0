// A proxy in front of a backend that alters replies, as a faulty backend would answer.

/** Sends a request to the backend. */
export type Forward = (request: Request) => Promise<Response>
/** Answers a request, mostly with what the backend answers. */
export type Alter = (request: Request, forward: Forward) => Promise<Response>

/** What an alteration changes in a reply. */
interface Change {
  http?: number
  /** `undefined` removes a header. */
  headers?: Readonly<Record<string, string | undefined>>
  /** The new body. */
  json?: unknown
  text?: string
}

/** Returns a reply with changes. */
export async function changed(
  reply: Response,
  { http, headers = {}, json, text }: Change,
): Promise<Response> {
  const body = text ?? (json === undefined ? await reply.text() : JSON.stringify(json))
  const all = new Headers(reply.headers)
  for (const [name, value] of Object.entries(headers))
    if (value === undefined) all.delete(name)
    else all.set(name, value)
  // A reply to a preflight has no body, and 204 allows none.
  return new Response(body === '' ? null : body, { status: http ?? reply.status, headers: all })
}

/** Returns whether a request calls a route such as `GET /minting/:dropId`. */
export function calls(request: Request, route: string): boolean {
  const [method, path = ''] = route.split(' ')
  const { pathname } = new URL(request.url)
  const pattern = path.replace(/[.]/g, '\\.').replace(/:\w+/g, '[^/]+')
  return request.method === method && new RegExp(`^(/cdn)?${pattern}$`).test(pathname)
}

/** Alters the replies of a route. */
export const onRoute =
  (route: string, change: (reply: Response, request: Request) => Promise<Response> | Response): Alter =>
  async (request, forward) => {
    const reply = await forward(request.clone())
    return calls(request, route) ? change(reply, request) : reply
  }

/** Returns a `fetch` through a proxy. */
export const through = (fetch: typeof globalThis.fetch, alter: Alter): typeof globalThis.fetch => {
  return (input, init) => alter(new Request(input, init), (request) => fetch(request))
}
