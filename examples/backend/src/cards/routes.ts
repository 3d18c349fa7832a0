import { CardListReply, OwnedCardListReply, PackInitReply } from '@fandeck/sdk/wire'
import { Hono } from 'hono'
import { requireMember } from '../auth/middleware.ts'
import type { Backend } from '../context.ts'
import { ok, pathNumber } from '../reply.ts'
import { cardsOf, myCardsOf, packsInit, tokenMetadata } from './service.ts'

const MOST_NAMES = 50

/** Packs, designs, a member's copies (S7.8–S7.10), and what wallets show of a token. */
export function cardsRoutes(backend: Backend) {
  return new Hono()
    .get('/card/pack/init', async (c) => {
      const names = (c.req.query('pack_name_list') ?? '').split(',').slice(0, MOST_NAMES)
      return ok(c, PackInitReply, await packsInit(backend, names))
    })
    .get('/token/:id{[0-9]{1,15}}', async (c) =>
      c.json(await tokenMetadata(backend, BigInt(c.req.param('id')))),
    )
    .get('/card/metadata/:packId', async (c) =>
      ok(c, CardListReply, await cardsOf(backend, pathNumber(c, 'packId'))),
    )
    .get('/card/metadata/:packId/my', requireMember(backend), async (c) =>
      ok(c, OwnedCardListReply, await myCardsOf(backend, pathNumber(c, 'packId'), c.get('userId'))),
    )
}
