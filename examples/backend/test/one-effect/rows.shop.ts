// The endpoints of drops, orders, codes and campaigns, each with a request that has an effect.
import { generateCode } from '@fandeck/sdk/claims'
import { Hono } from 'hono'
import { codesRoutes } from '../../src/codes/routes.ts'
import { setGate } from '../../src/gate/store.ts'
import { Problem, refused } from '../../src/problem.ts'
import { purchaseBody } from '../drop-row.ts'
import { printCodes } from '../printed.ts'
import { HOME, paidOrder } from './prepare.ts'
import type { ClubWorld, Row, ShopWorld } from './row.ts'

const PIXEL = `data:image/jpeg;base64,${Buffer.from('picture').toString('base64')}`

async function aCode({ backend }: ShopWorld) {
  const code = generateCode((bytes) => crypto.getRandomValues(bytes))
  await printCodes(backend, { mintingId: 1, code, cardId: 11, edition: 60 })
  return code
}

const lineUp = { board_key: 'formation', formation: '442', slot_list: [101, ...Array(10).fill(null)] }
async function saved(world: ClubWorld) {
  await world.give(world.fan, 101)
  await world.post('formation', lineUp, world.fan)
}

export const shopRows: Record<string, Row> = {
  'POST /minting': {
    twoKeys: 'each attempt is an order of its own, up to the limit of the drop',
    prepare: () => ({ path: '/minting', json: purchaseBody(1, 1) }),
  },
  'POST /minting/:dropId/gate': {
    async prepare({ backend }) {
      await setGate(backend, 1, 2)
      return { path: '/minting/1/gate' }
    },
  },
  'PUT /minting/order/:orderId/delivery': {
    async prepare(world) {
      const { orderId } = await world.reserve(world.fan)
      return { path: `/minting/order/${orderId}/delivery`, json: HOME }
    },
  },
  'POST /minting/order/:orderId/open': {
    prepare: async (world) => ({ path: `/minting/order/${await paidOrder(world)}/open` }),
  },
  'POST /minting/order/:orderId/cancel': {
    async prepare(world) {
      return { path: `/minting/order/${await paidOrder(world)}/cancel`, json: { cancel_reason: 'M' } }
    },
  },
  'POST /minting/order/:orderId/return': {
    async prepare(world) {
      const orderId = await paidOrder(world, { delivered: true })
      return { path: `/minting/order/${orderId}/return`, json: { return_reason: 'B' } }
    },
  },
  'POST /card/:mintingId': {
    prepare: async (world) => ({ path: '/card/1', json: { check_data: await aCode(world) } }),
  },
  'POST /card/ocr/:mintingId': {
    async prepare(world) {
      const code = await aCode(world)
      const reader = { read: async () => ({ code, cpuMs: 0 }), close: async () => {} }
      const app = new Hono().route(
        '/',
        codesRoutes(world.backend, async () => reader),
      )
      app.onError((error, c) => {
        if (error instanceof Problem) return refused(c, error)
        throw error
      })
      return { path: '/card/ocr/1', json: { image: PIXEL }, app }
    },
  },
  'POST /campaign/:slug/formation': {
    club: true,
    async prepare(world) {
      await world.give(world.fan, 101)
      return { path: '/campaign/club/formation', json: lineUp }
    },
  },
  'POST /campaign/:slug/share': {
    club: true,
    async prepare(world) {
      await saved(world)
      return { path: '/campaign/club/share', json: { board_key: 'formation' } }
    },
  },
  'POST /campaign/:slug/upgrade': {
    club: true,
    async prepare({ give, fan }) {
      const cards = await Promise.all([1, 2, 3].map((edition) => give(fan, 102, edition)))
      const card_list = cards.map(({ cardId, edition }) => ({ metadata_idx: cardId, edition }))
      return { path: '/campaign/club/upgrade', json: { board_key: 'upgrade', card_list } }
    },
  },
  'POST /campaign/:slug/pick': {
    club: true,
    prepare: () => ({ path: '/campaign/club/pick', json: { match_idx: 1, kind: 'mom', slot: 0 } }),
  },
  'POST /campaign/:slug/recruit': {
    club: true,
    async prepare({ give, fan }) {
      await give(fan, 101)
      return { path: '/campaign/club/recruit', json: { board_key: 'missions', mission_no: 1 } }
    },
  },
}
