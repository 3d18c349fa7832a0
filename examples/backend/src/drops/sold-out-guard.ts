import type { IncomingMessage } from 'node:http'
import { PurchaseBody } from '@fandeck/sdk/wire'
import * as z from 'zod/mini'
import { verifiedOwner } from '../auth/verified-tokens.ts'
import type { Backend, Controls } from '../context.ts'
import { earlyAnswers, earlyRefusal } from '../early-reply.ts'
import type { Guard } from '../listen.ts'
import { IdempotencyKey } from '../reply.ts'
import { refusals } from './problems.ts'
import type { SoldOut } from './sold-out.ts'

/** The maximum size of a body, more than any purchase needs. */
const MOST_BYTES = 16 * 1024

/** Reads a body; an aborted one ends with its connection, without a reply. */
function readBody(incoming: IncomingMessage, then: (body: Buffer) => void): void {
  const parts: Buffer[] = []
  incoming.on('data', (part: Buffer) => parts.push(part))
  incoming.on('end', () => then(Buffer.concat(parts)))
}

function seqOf(body: Buffer): number | undefined {
  try {
    const read = z.safeParse(PurchaseBody, JSON.parse(body.toString()))
    return read.success ? read.data.dropId : undefined
  } catch {
    return undefined
  }
}

/**
 * Answers that a drop is sold out before the app runs, which halves the cost of the most frequent reply in a rush. Passes
 * every undecided request to the app, with its body in `rawBody`: an unknown member, an invalid body, a drop that can
 * have packs, an unreachable database.
 */
export function soldOutGuard(
  backend: Backend,
  controls: Pick<Controls, 'outage'> | undefined,
  soldOut: SoldOut,
): Guard {
  const ownerOf = verifiedOwner(backend)
  const answer = earlyAnswers(backend)
  const refusal = earlyRefusal(refusals.soldOut())

  return (incoming, outgoing, pass) => {
    if (incoming.method !== 'POST' || incoming.url !== '/minting' || !soldOut.any() || controls?.outage())
      return pass()
    const { authorization, 'content-length': length, 'idempotency-key': key } = incoming.headers
    const owner = ownerOf(authorization)
    if (!owner || !(Number(length) <= MOST_BYTES) || !IdempotencyKey.safeParse(key).success) return pass()
    readBody(incoming, (body) => {
      const passOn = () => {
        Object.assign(incoming, { rawBody: body })
        pass()
      }
      const seq = seqOf(body)
      if (seq === undefined) return passOn()
      soldOut.covers(seq, owner.userId).then((covered) => {
        if (!covered) return passOn()
        backend.metrics?.refused('SOLD_OUT')
        backend.refusals?.count(seq, 'SOLD_OUT')
        answer(incoming, outgoing, refusal)
      }, passOn)
    })
  }
}
