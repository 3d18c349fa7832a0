import type * as z from 'zod/mini'
import { safeParse } from 'zod/mini'
import type { Check } from '../check.ts'
import { envelopeOf, inWords, isAnswer } from '../exchange.ts'

/** The largest id of the wire, which no backend has given. */
const NONE = 2 ** 31 - 1
/** As texts: a word, and the length of a key. */
const NO_TEXTS = ['no-such-id', 'a'.repeat(22)]

const noneOf = (schema: z.core.$ZodType | undefined) =>
  schema ? NO_TEXTS.find((text) => safeParse(schema, text).success) : NONE

/** Ids that do not exist. */
export const unknownId: Check = {
  name: 'unknown-id',
  about: 'An id that does not exist is refused with the code NOT_FOUND, where the call has that code.',
  async run(world, report) {
    for (const called of world.calls) {
      const { auth, errors = {}, method, params = {}, path } = called.endpoint
      const names = [...path.matchAll(/:(\w+)/g)].map(([, name = '']) => name)
      if (method !== 'GET' || names.length === 0 || !Object.hasOwn(errors, 'NOT_FOUND')) continue
      if (auth !== 'public' && world.token === undefined) {
        report.skip(called, 'Set FANDECK_MEMBER_TOKEN to the token of a member.')
        continue
      }
      const given = Object.fromEntries(names.map((name) => [name, noneOf(params[name])]))
      const reply = await world.send(called, { params: given }, { expects: 'any' })
      const { code } = envelopeOf(reply)
      const isKnown = code === 'NOT_FOUND' || code === 'NOT_VERIFIED'
      report.judge(
        called,
        isKnown && !isAnswer(reply)
          ? []
          : [{ field: 'code', found: inWords(reply), expected: 'HTTP 404, code "NOT_FOUND"' }],
      )
    }
  },
}
