import { OK } from '@fandeck/sdk/wire'
import type { Context } from 'hono'
import * as z from 'zod/mini'
import { badRequest, Problem } from './problem.ts'
import { isStorable } from './storable.ts'

/** A good answer: the data encoded by the codec that the SDK decodes it with. */
export const ok = <S extends z.core.$ZodType>(c: Context, schema: S, value: z.output<S>) =>
  c.json({ status: OK, message: '', data: z.encode(schema, value) })

/** A good answer without data. */
export const done = (c: Context) => c.json({ status: OK, message: '', data: null })

/** The request's JSON body, if it is one whose texts a database can keep. */
export async function jsonOf(c: Context): Promise<unknown> {
  const json: unknown = await c.req.json().catch(() => undefined)
  return isStorable(json) ? json : undefined
}

/** The request's JSON body, decoded; anything else is a 400 that never repeats what was sent. */
export const body = async <S extends z.core.$ZodType>(c: Context, schema: S): Promise<z.output<S>> =>
  parse(schema, await jsonOf(c))

/**
 * The request's body, undecoded, where no token says who asks. It must say that it is JSON: that a browser sends for
 * another site only after it has asked us, while `text/plain` it sends for any page.
 *
 * @throws Problem 415
 */
export async function json(c: Context): Promise<unknown> {
  const type = c.req.header('content-type') ?? ''
  if (!/^application\/json\s*(;|$)/i.test(type)) {
    throw new Problem(415, '요청을 이해하지 못했어요. 다시 시도해 주세요.', 'NOT_JSON')
  }
  return jsonOf(c)
}

/** `body` where no token says who asks: only what says that it is JSON. */
export const jsonBody = async <S extends z.core.$ZodType>(c: Context, schema: S): Promise<z.output<S>> =>
  parse(schema, await json(c))

/** A value from outside, decoded; anything else is a 400. */
export function parse<S extends z.core.$ZodType>(schema: S, value: unknown): z.output<S> {
  const read = z.safeParse(schema, value)
  if (read.success) return read.data
  throw badRequest()
}

/** The header `Idempotency-Key`: what is sent again under one key is done once. */
export const IdempotencyKey = z.string().check(z.minLength(8), z.maxLength(64))
