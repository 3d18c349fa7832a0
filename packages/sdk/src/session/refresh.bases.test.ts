import { expect, test } from 'vitest'
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

test.each([
  ['by default', undefined, '/main/auth/refresh_token'],
  ['as configured', '/v2/token', '/main/v2/token'],
])(
  'S7.17 D5 a renewal is one request for claims and main API calls, at the path %s',
  async (_, refreshPath, path) => {
    const urls = { mainUrl: 'https://api.example/main', marketUrl: 'https://api.example/market' }
    const kit = testKit({ loggedIn: true, options: { ...urls, ...(refreshPath && { refreshPath }) } })
    await kit.clock.advance(30 * MINUTE)
    kit.server.on(`GET ${path}`, () => renewed(successor))
    kit.server.on('GET /market/claim/usable/list', () => ok(BenefitListReply, [aBenefit()]))
    kit.server.on('GET /main/minting/order/1', () => ok(OrderReply, anOrder()))
    const [benefits] = await Promise.all([getBenefits(kit.fandeck), getOrder(kit.fandeck, { orderId: '1' })])
    expect(benefits).toHaveLength(1)
    const sent = kit.server.requests.map((request) => [request.path, request.headers.get('authorization')])
    const bearer = `Bearer ${successor.accessToken}`
    expect(sent[0]).toEqual([path, 'Bearer refresh-1'])
    expect(sent.slice(1).sort()).toEqual([
      ['/main/minting/order/1', bearer],
      ['/market/claim/usable/list', bearer],
    ])
  },
)
