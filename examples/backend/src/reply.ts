import { OK } from '@fandeck/sdk/wire'
import type { Context } from 'hono'
import * as z from 'zod/mini'
import { badRequest, Problem } from './problem.ts'
import { isStorable } from './storable.ts'

/** Returns a successful reply with data, encoded by the codec of the SDK. */
export const ok = <S extends z.core.$ZodType>(c: Context, schema: S, value: z.output<S>) =>
  c.json({ status: OK, message: '', data: z.encode(schema, value) })

/** Returns a successful reply without data. */
export const done = (c: Context) => c.json({ status: OK, message: '', data: null })

/** Returns the JSON body if the database can store its strings. */
export async function jsonOf(c: Context): Promise<unknown> {
  const json: unknown = await c.req.json().catch(() => undefined)
  return isStorable(json) ? json : undefined
}

/** Returns the decoded JSON body; refuses an invalid one with 400, without repeating its content. */
export const body = async <S extends z.core.$ZodType>(c: Context, schema: S): Promise<z.output<S>> =>
  parse(schema, await jsonOf(c))

/**
 * Returns the body of a request without a token, undecoded. Requires a JSON content type, because a browser sends that
 * across origins only after a preflight, while any page can send `text/plain`.
 *
 * @throws Problem 415
 */
export async function json(c: Context): Promise<unknown> {
  const type = c.req.header('content-type') ?? ''
  if (!/^application\/json\s*(;|$)/i.test(type)) {
    throw new Problem(415, '요청을 처리하지 못했어요. 다시 시도해 주세요.', 'NOT_JSON')
  }
  return jsonOf(c)
}

/** `body` for requests without a token; requires a JSON content type. */
export const jsonBody = async <S extends z.core.$ZodType>(c: Context, schema: S): Promise<z.output<S>> =>
  parse(schema, await json(c))

/** Decodes an untrusted value; refuses an invalid one with 400. */
export function parse<S extends z.core.$ZodType>(schema: S, value: unknown): z.output<S> {
  const read = z.safeParse(schema, value)
  if (read.success) return read.data
  throw badRequest()
}

/** Returns the header `Idempotency-Key`; requests with one key take effect once. */
export const IdempotencyKey = z.string().check(z.minLength(8), z.maxLength(64))

/** The header `Agreed-Amount`: won, without separators (D83). */
export const AgreedAmount = z.pipe(z.string().check(z.regex(/^\d{1,10}$/)), z.transform(Number))
