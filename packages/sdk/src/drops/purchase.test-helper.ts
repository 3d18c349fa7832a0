import { ok } from '../testing/fake-server.ts'
import { anOrder, aReservation } from '../testing/fixtures.ts'
import { type TestKit, type TestKitOptions, testKit } from '../testing/test-kit.ts'
import { type Order, OrderReply, Reservation } from './drops.orders.schema.ts'
import { createPurchase } from './drops.purchase.ts'

export const back = { redirectUrl: 'https://site.example/drops/1' }
export const lost = (): Response => {
  throw new TypeError('Failed to fetch')
}

/** A purchase on a server that accepts reservations and whose order can be changed. */
export function buying(options: TestKitOptions = {}) {
  const kit = testKit({ loggedIn: true, ...options })
  const order: { now: Order } = { now: anOrder() }
  kit.server.on('POST /minting', () => ok(Reservation, aReservation()))
  kit.server.on('GET /minting/order/:id', () => ok(OrderReply, order.now))
  const purchase = createPurchase(kit.fandeck, { dropId: 1 })
  const events: unknown[] = []
  kit.fandeck.on('drops:reserved', (event) => events.push(['reserved', event]))
  kit.fandeck.on('drops:purchased', (event) => events.push(['purchased', event]))
  kit.fandeck.on('drops:failed', (event) => events.push(['failed', event]))
  return { ...kit, kit, purchase, order, events }
}
export const posts = ({ server }: Pick<TestKit, 'server'>) =>
  server.requests.filter(({ method }) => method === 'POST')
export const keys = (kit: Pick<TestKit, 'server'>) =>
  posts(kit).map(({ headers }) => headers.get('idempotency-key'))
export const asks = ({ server }: Pick<TestKit, 'server'>) =>
  server.requests.filter(({ path }) => path.includes('/order/'))
