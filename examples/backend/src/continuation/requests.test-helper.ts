import { ContinuationReply } from '@fandeck/sdk/wire'
import * as z from 'zod/mini'
import type { Rows } from '../../test/one-effect/row.ts'

const token = 'A'.repeat(43)
const ticket = '6f1c2d9a-4b1e-4c55-9d3a-2f0b8e7a9c10'

/** A valid body of each endpoint that takes one. */
export const bodies = {
  '/continuation': { path: '/drops/101', minting_seq: 101, amount: 2, payment_method: 'C' },
  '/continuation/redeem': { token, ticket },
  '/continuation/purchase': { ticket },
}

const path = '/drops/1'

/** Makes a link that carries a purchase of the member; returns its secret. */
async function linkOf({ fetch, fan }: Parameters<Rows[string]['prepare']>[0]): Promise<string> {
  const reply = await fetch('http://api.localhost/continuation', {
    method: 'POST',
    headers: { ...fan.headers, 'content-type': 'application/json' },
    body: JSON.stringify({
      path,
      minting_seq: 1,
      amount: 1,
      payment_method: 'C',
      idempotency_key: 'an-open-purchase',
    }),
  })
  return z.parse(z.object({ data: ContinuationReply }), await reply.json()).data.token
}

/** A request of each endpoint that writes. */
export const rows: Rows = {
  'POST /continuation': {
    each: { tables: ['continuations'], why: 'each link is for one other browser and for ten minutes' },
    prepare: () => ({ path: '/continuation', json: { path } }),
  },
  'POST /continuation/redeem': {
    prepare: async (world) => ({
      path: '/continuation/redeem',
      json: { token: await linkOf(world), ticket },
      headers: {},
    }),
  },
  'POST /continuation/purchase': {
    reads: true,
    async prepare(world) {
      const json = { token: await linkOf(world), ticket }
      await world.fetch('http://api.localhost/continuation/redeem', {
        method: 'POST',
        headers: { 'content-type': 'application/json' },
        body: JSON.stringify(json),
      })
      return { path: '/continuation/purchase', json: { ticket } }
    },
  },
}
