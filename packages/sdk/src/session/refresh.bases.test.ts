import { describe, expect, test } from 'vitest'
import { BenefitListReply } from '../claims/claims.schema.ts'
import { getBenefits } from '../claims/claims.ts'
import { OrderReply } from '../drops/drops.orders.schema.ts'
import { getOrder } from '../drops/drops.ts'
import { formatSeoulWire } from '../kernel/seoul.ts'
import { ok, renewed } from '../testing/fake-server.ts'
import { aBenefit, anOrder, aSessionRecord, aToken, NOON } from '../testing/fixtures.ts'
import { testKit } from '../testing/test-kit.ts'

const MINUTE = 60_000
const successor = aSessionRecord({
  accessToken: aToken({ n: 2 }),
  refreshToken: 'refresh-2',
  expired: formatSeoulWire(NOON + 90 * MINUTE),
})

const urls = { mainUrl: 'https://api.example/main', marketUrl: 'https://api.example/market' }

/** A kit whose session has to be renewed, and servers for the calls of both bases. */
async function nearlyExpired(refreshPath?: string) {
  const kit = testKit({ loggedIn: true, options: { ...urls, ...(refreshPath && { refreshPath }) } })
  await kit.clock.advance(30 * MINUTE)
  kit.server.on('GET /market/claim/usable/list', () => ok(BenefitListReply, [aBenefit()]))
  kit.server.on('GET /main/minting/order/1', () => ok(OrderReply, anOrder()))
  const sent = () =>
    kit.server.requests.map((request) => [request.path, request.headers.get('authorization')])
  return { ...kit, sent }
}
const CLAIM = '/market/claim/usable/list'
const ORDER = '/main/minting/order/1'
const bearer = `Bearer ${successor.accessToken}`

describe.each([
  ['by default', undefined, '/auth/refresh_token'],
  ['as configured', '/v2/token', '/v2/token'],
])('S7.17 D5 the path of a renewal %s', (_, refreshPath, path) => {
  test.each([
    ['a claim', '/market'],
    ['a call of the main API', '/main'],
  ])('is at the base of %s, if that call comes first, and is requested once', async (_call, base) => {
    const { fandeck, server, sent } = await nearlyExpired(refreshPath)
    server.on(`GET ${base}${path}`, () => renewed(successor))
    const claim = () => getBenefits(fandeck)
    const ofMain = () => getOrder(fandeck, { orderId: '1' })
    await Promise.all((base === '/market' ? [claim, ofMain] : [ofMain, claim]).map((send) => send()))
    expect(sent()[0]).toEqual([base + path, 'Bearer refresh-1'])
    expect(sent().slice(1).sort()).toEqual([
      [ORDER, bearer],
      [CLAIM, bearer],
    ])
  })
})
