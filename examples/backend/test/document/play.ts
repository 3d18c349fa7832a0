// Sends requests that the document allows and requests that it forbids, and compares the answers with the document.
import { randomUUID } from 'node:crypto'
import * as fc from 'fast-check'
import type { openDemoShop } from '../demo-shop.ts'
import {
  ASTRAL_ADDRESS,
  ASTRAL_BODY,
  forbidden,
  forbiddenForm,
  forbids,
  from,
  HEADER,
  type Pool,
  valid,
} from './arbitrary.ts'
import { type Described, differs, misfit, operations, type Schema, schemaIn } from './operations.ts'

const API = 'http://api.localhost'
const SITE = 'https://site.example'
/** The time for the requests of one kind, with the search for a smaller one that fails. */
const PATIENCE_MS = 2000

type Shop = Awaited<ReturnType<typeof openDemoShop>>

/** A request by its parts, before they are written as an address and a body. */
interface Drawn {
  path: Record<string, unknown>
  query: Record<string, unknown>
  header: Record<string, unknown>
  body: unknown
  member: boolean
}

/** How often and against what a run plays. */
export interface Play {
  seed: number
  /** Requests for each operation: as many that the document allows as requests that it forbids. */
  runs: number
  /** The operations that are called. @default all */
  only?: readonly string[]
  /** Replaces the answers of the backend. */
  change?: (answer: Response, operation: string) => Response | Promise<Response>
}

/** What a run has found. */
export interface Counts {
  operations: number
  allowed: number
  forbidden: number
  /** Requests whose texts are emoji and letters beyond 16 bits. */
  astral: number
  /** Answers by HTTP status. */
  statuses: Record<string, number>
  /** Operations with an answer of success. */
  succeeded: Set<string>
  faults: string[]
}

const formOf = (fields: object): FormData => {
  const form = new FormData()
  for (const [name, value] of Object.entries(fields)) {
    for (const part of value === undefined ? [] : [value].flat())
      form.append(
        name,
        Buffer.isBuffer(part)
          ? new File([new Uint8Array(part)], 'a.png', { type: 'image/png' })
          : String(part),
      )
  }
  return form
}

const isForm = ({ requestBody }: Described) =>
  Object.keys(requestBody?.content ?? {})[0] === 'multipart/form-data'

function requestOf(
  operation: Described,
  { path, query, header, body, member }: Drawn,
  token: string,
): Request {
  const at = operation.path.replace(/\{(\w+)\}/g, (_, name: string) => encodeURIComponent(String(path[name])))
  const url = new URL(API + (operation.servers[0]?.url === '{cdnUrl}' ? '/cdn' : '') + at)
  for (const [name, value] of Object.entries(query)) url.searchParams.set(name, String(value))
  const headers = new Headers()
  for (const [name, value] of Object.entries(header)) headers.set(name, String(value))
  if (member) headers.set('authorization', `Bearer ${token}`)
  const { method } = operation
  if (!operation.requestBody) return new Request(url, { method, headers })
  if (isForm(operation)) return new Request(url, { method, headers, body: formOf(Object(body)) })
  headers.set('content-type', 'application/json')
  return new Request(url, { method, headers, body: JSON.stringify(body) ?? '' })
}

const parametersIn = (operation: Described, place: string) =>
  operation.parameters.filter((one) => one.in === place)

/** The parameters of one place as an object. */
function objectOf(operation: Described, place: string): Schema {
  const found = parametersIn(operation, place)
  return {
    type: 'object',
    properties: Object.fromEntries(found.map(({ name, schema }) => [name, schema])),
    required: found.filter(({ required }) => required).map(({ name }) => name),
  }
}

/** Draws the headers of the document; a key is new in most requests, so that few repeat the reply of another one. */
const headersOf = (operation: Described): fc.Arbitrary<Record<string, unknown>> =>
  valid(objectOf(operation, 'header'), { pool: {}, letters: HEADER }).map((value) => {
    const drawn: Record<string, unknown> = Object(value)
    const key = drawn[KEY]
    return key === undefined ? drawn : { ...drawn, [KEY]: unique(String(key)) }
  })
const KEY = 'Idempotency-Key'
const unique = (key: string) => (key.length > 24 ? `${key.slice(0, 24)}-${randomUUID()}` : key)

const bodyOf = ({ requestBody }: Described): Schema | undefined => requestBody && schemaIn(requestBody)

/** Draws requests that the document allows; `isAstral` makes their texts emoji and the like, which can break a limit. */
function allowedRequests(operation: Described, pool: Pool, isAstral = false): fc.Arbitrary<Drawn> {
  const source = from(pool)
  const inAddress = isAstral ? { pool, letters: ASTRAL_ADDRESS } : source
  const inBody = isAstral ? { pool, letters: ASTRAL_BODY } : source
  const record = (place: string, drawn: typeof source) =>
    valid(objectOf(operation, place), drawn).map((value) => Object(value))
  const body = bodyOf(operation)
  return fc.record({
    path: record('path', inAddress),
    query: record('query', inAddress),
    header: headersOf(operation),
    body: body ? valid(body, inBody) : fc.constant(undefined),
    member: fc.oneof(
      { weight: 3, arbitrary: fc.constant(true) },
      { weight: 1, arbitrary: fc.constant(false) },
    ),
  })
}

/** Draws requests with one forbidden part; `undefined` when the document forbids none. */
function forbiddenRequests(operation: Described, pool: Pool): fc.Arbitrary<Drawn> | undefined {
  const body = bodyOf(operation)
  const allowed = allowedRequests(operation, pool)
  const parts: fc.Arbitrary<Drawn>[] = []
  if (body && (isForm(operation) || forbids(body))) {
    // A form has only texts and files, so a value of another kind cannot be sent.
    const others = isForm(operation) ? forbiddenForm(body, from(pool)) : forbidden(body, from(pool))
    parts.push(fc.tuple(allowed, others).map(([drawn, other]) => ({ ...drawn, body: other })))
  }
  for (const place of ['path', 'query', 'header'] as const)
    for (const { name, schema } of parametersIn(operation, place)) {
      // An address and a header have only texts.
      const text = { ...schema, type: 'string' }
      const odd = ODD_TEXTS.filter((value) => !fitsText(schema, text, value))
      if (odd.length > 0)
        parts.push(
          fc
            .tuple(allowed, fc.constantFrom(...odd))
            .map(([drawn, other]) => ({ ...drawn, [place]: { ...drawn[place], [name]: other } })),
        )
    }
  if (
    parametersIn(operation, 'header').some(({ required }) => required) &&
    !KEYLESS.has(operation.operationId)
  )
    parts.push(allowed.map((drawn) => ({ ...drawn, header: {} })))
  return parts.length > 0 ? fc.oneof(...parts) : undefined
}

/** The answers of rules, which judge what is well-formed. */
const RULED: ReadonlySet<number> = new Set([409, 410, 422])
/** The calls whose older clients send no key. */
const KEYLESS: ReadonlySet<string> = new Set(['claimCode', 'scanCard'])
const ODD_TEXTS = ['!', '-1', '1.5', '2147483648', '1e3', '%00', '!'.repeat(300)]

const fitsText = (schema: Schema, text: Schema, value: string): boolean =>
  takes(schema, Number(value)) || takes(text, value)
const takes = (schema: Schema, value: unknown): boolean => misfit(schema, value) === undefined

/** Plays a seed against the backend. */
export async function playDocument(shop: Shop, { seed, runs, only, change }: Play): Promise<Counts> {
  const counts: Counts = {
    operations: 0,
    allowed: 0,
    forbidden: 0,
    astral: 0,
    statuses: {},
    succeeded: new Set(),
    faults: [],
  }
  for (const operation of operations) {
    const id = operation.operationId
    if (only && !only.includes(id)) continue
    counts.operations++
    const { token, pool } = await memberOf(shop)

    const answerTo = async (drawn: Drawn): Promise<{ status: number; body: unknown }> => {
      const answer = await shop.fetch(requestOf(operation, drawn, token))
      const changed = change ? await change(answer, id) : answer
      const body: unknown = await changed.json().catch(() => undefined)
      const difference = differs(operation, changed.status, body)
      counts.statuses[changed.status] = (counts.statuses[changed.status] ?? 0) + 1
      if (changed.status === 200) counts.succeeded.add(id)
      if (difference !== undefined) throw new Error(difference)
      return { status: changed.status, body }
    }
    const check = async (kind: string, drawn: fc.Arbitrary<Drawn>, test: (drawn: Drawn) => Promise<void>) => {
      const details = await fc.check(fc.asyncProperty(drawn, test), {
        seed,
        numRuns: runs,
        interruptAfterTimeLimit: PATIENCE_MS,
      })
      if (!details.failed) return
      const [example] = details.counterexample ?? []
      counts.faults.push(
        `${id}, ${kind}: ${String(details.errorInstance)} for ${fc.stringify(example).slice(0, 600)}`,
      )
    }

    await check('allowed', allowedRequests(operation, pool), async (drawn) => {
      counts.allowed++
      const { body } = await answerTo(drawn)
      if (Object(body).code === 'BAD_REQUEST') throw new Error('refused as malformed')
    })
    // A limit of the document counts letters, that of the backend UTF-16: it may refuse them, as the document says.
    await check('astral', allowedRequests(operation, pool, true), async (drawn) => {
      counts.astral++
      await answerTo(drawn)
    })
    const odd = forbiddenRequests(operation, pool)
    if (!odd) continue
    await check('forbidden', odd, async (drawn) => {
      counts.forbidden++
      const { status } = await answerTo(drawn)
      if (status === 200) throw new Error('accepted')
      if (RULED.has(status)) throw new Error(`${status}: read, and refused by a rule`)
    })
  }
  return counts
}

/** Creates a member with an order, an inquiry, a benefit and a code, and returns the names of what they have. */
async function memberOf(shop: Shop): Promise<{ token: string; pool: Pool }> {
  const { token, given } = await shop.fan()
  const { code, mintingId, dropId } = given
  const reply = await shop.fetch(`${API}/mypage/unopened`, { headers: { authorization: `Bearer ${token}` } })
  const { data } = await reply.json()
  const orderId: unknown = Object(data)[0]?.order_id
  return {
    token,
    pool: {
      orderId,
      mintingId,
      dropId,
      check_data: code,
      minting_seq: dropId,
      benefitId: 9001,
      redirect_url: `${SITE}/drops`,
    },
  }
}
