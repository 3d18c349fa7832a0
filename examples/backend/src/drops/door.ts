import type { IncomingMessage } from 'node:http'
import { PurchaseBody } from '@fandeck/sdk/wire'
import * as z from 'zod/mini'
import { rememberedOwner } from '../auth/remembered.ts'
import type { Backend } from '../context.ts'
import type { Controls } from '../dev/controls.ts'
import { crossOrigin, httpDate, keepPrivate } from '../every-answer.ts'
import type { Door } from '../listen.ts'
import { envelopeOf } from '../problem.ts'
import { IdempotencyKey } from '../reply.ts'
import { refusals } from './problems.ts'
import type { SoldOut } from './sold-out.ts'

/** More than any purchase has. */
const MOST_BYTES = 16 * 1024

/** Reads a body whole; one that breaks off ends with its connection, unanswered. */
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
 * Tells members that a drop is sold out before the app is asked: in a rush nearly every request gets this answer, and
 * here it costs half. Whatever is not certain passes on to the app, which finds the body where the server's library
 * looks first (`rawBody`): an unknown member, another body, a drop that may have packs, a database that is down.
 */
export function soldOutDoor(backend: Backend, { outage }: Pick<Controls, 'outage'>, soldOut: SoldOut): Door {
  const ownerOf = rememberedOwner(backend)
  const { allow } = crossOrigin(backend)
  const problem = refusals.soldOut()
  const text = JSON.stringify(envelopeOf(problem))
  const headers = { 'Content-Type': 'application/json', 'Content-Length': Buffer.byteLength(text) }

  return (incoming, outgoing, pass) => {
    if (incoming.method !== 'POST' || incoming.url !== '/minting' || !soldOut.any() || outage()) return pass()
    const { authorization, origin, 'content-length': length, 'idempotency-key': key } = incoming.headers
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
        allow(origin, outgoing)
        keepPrivate({ authorization }, outgoing)
        outgoing.setHeader('Date', httpDate(backend.now()))
        outgoing.writeHead(problem.http, headers).end(text)
      }, passOn)
    })
  }
}
