// Reads a recording of a browser (HAR 1.2) as exchanges with a backend.
import * as z from 'zod/mini'
import { type Contracted, contract } from './contract.ts'
import type { Exchange } from './exchange.ts'
import type { Settings } from './world.ts'

const HeaderList = z.array(z.object({ name: z.string(), value: z.string() }))
const Har = z.object({
  log: z.object({
    entries: z.array(
      z.object({
        request: z.object({ method: z.string(), url: z.string(), headers: HeaderList }),
        response: z.object({
          status: z.number(),
          headers: HeaderList,
          content: z.object({ text: z.optional(z.string()), encoding: z.optional(z.string()) }),
        }),
      }),
    ),
  }),
})
type Entry = z.output<typeof Har>['log']['entries'][number]

const pattern = ({ path }: Contracted['endpoint']) =>
  new RegExp(
    `^${path
      .split(/:\w+/)
      .map((part) => part.replace(/[.*+?^${}()|[\]\\]/g, '\\$&'))
      .join('([^/]+)')}$`,
  )

/** Returns the endpoint of a request; one without parameters comes before one with a parameter in its place. */
function calledBy({ method, url }: Entry['request'], bases: Settings['bases']): Contracted | undefined {
  const { origin, pathname } = new URL(url)
  return contract
    .filter(({ endpoint }) => {
      const base = bases[endpoint.base]
      const address = origin + pathname
      return (
        endpoint.method === method &&
        address.startsWith(base) &&
        pattern(endpoint).test(address.slice(base.length))
      )
    })
    .toSorted((a, b) => a.endpoint.path.split(':').length - b.endpoint.path.split(':').length)[0]
}

const headersOf = (list: readonly { name: string; value: string }[]) => {
  const headers = new Headers()
  // Pseudo-headers of HTTP/2, such as `:authority`, are no headers.
  for (const { name, value } of list) if (!name.startsWith(':')) headers.append(name, value)
  return headers
}

function jsonIn(text: string): unknown {
  try {
    return JSON.parse(text)
  } catch {
    return undefined
  }
}

function exchangeOf({ request, response }: Entry, called: Contracted): Exchange {
  const { text = '', encoding } = response.content
  const body = encoding === 'base64' ? Buffer.from(text, 'base64').toString() : text
  const sent = headersOf(request.headers)
  return {
    called,
    expects: 'any',
    hasToken: sent.has('authorization'),
    origin: sent.get('origin') ?? undefined,
    http: response.status,
    headers: headersOf(response.headers),
    json: jsonIn(body),
    text: body,
  }
}

/**
 * Returns the calls of a recording whose replies it has.
 *
 * @throws Error if the text is no HAR file
 */
export function exchangesIn(text: string, bases: Settings['bases']): Exchange[] {
  const har = z.safeParse(Har, jsonIn(text))
  if (!har.success) throw new Error('The recording is no HAR file (HAR 1.2).')
  return har.data.log.entries.flatMap((entry) => {
    const called = URL.canParse(entry.request.url) ? calledBy(entry.request, bases) : undefined
    // A browser keeps no body of a reply that its cache answered, and of status 0, which is an aborted request.
    const hasReply = entry.response.status >= 200 && entry.response.status !== 304
    return called && hasReply ? [exchangeOf(entry, called)] : []
  })
}
