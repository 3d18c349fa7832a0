import * as z from 'zod/mini'
import type { Check } from '../check.ts'
import { dataOf, envelopeOf, isAnswer, isFile } from '../exchange.ts'
import { faultsOf } from '../judge.ts'

/** The fields of each reply, and the details of each refusal. */
export const shape: Check = {
  name: 'shape',
  about: 'Every field of a reply is what the SDK reads: its type, its unit, and its place.',
  rows: ['S7.1'],
  reply(exchange) {
    const { endpoint } = exchange.called
    if (isAnswer(exchange))
      return faultsOf(endpoint.reply, dataOf(exchange), isFile(exchange) ? 'file' : 'data')
    const { code, data } = envelopeOf(exchange)
    const details = z.safeParse(z.string(), code).success ? endpoint.details?.[String(code)] : undefined
    return details && faultsOf(details, data)
  },
}
