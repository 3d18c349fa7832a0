import { afterEach, beforeEach, expect, test } from 'vitest'
import { openShop, type Shop } from '../../test/shop.ts'
import { metricsApp } from './app.ts'
import { createMetrics } from './metrics.ts'

let shop: Shop
beforeEach(async () => {
  shop = await openShop()
  shop.backend.metrics = createMetrics()
})
afterEach(() => shop.close())

async function scrape(): Promise<string[]> {
  const { metrics } = shop.backend
  if (!metrics) throw new Error('There are no metrics')
  const reply = await metricsApp(shop.backend, metrics).request('/metrics')
  expect(reply.headers.get('content-type')).toContain('text/plain')
  return (await reply.text()).split('\n')
}

test('tells the packs, the orders and the waiting work of the shop', async () => {
  const fan = await shop.member()
  const paid = await shop.reserve(fan, 2)
  await shop.callback({ orderId: paid.orderId, amount: 2000 })
  await shop.open(fan, paid.orderId)
  await shop.reserve(await shop.member(), 1)
  shop.clock.advance(30_000)
  const lines = await scrape()
  expect(lines).toContain('fandeck_packs{drop="1",state="sold"} 2')
  expect(lines).toContain('fandeck_packs{drop="1",state="held"} 1')
  expect(lines).toContain('fandeck_orders{status="PAID"} 1')
  expect(lines).toContain('fandeck_work_waiting{kind="mint"} 1')
  expect(lines).toContain('fandeck_work_oldest_seconds{kind="mint"} 30')
})

test('counts answers by their route, and refusals by their code', async () => {
  const fan = await shop.member()
  await shop.get('/minting/1', fan)
  await shop.get('/minting/77', fan)
  const lines = await scrape()
  const answers = lines.filter((line) => line.startsWith('fandeck_answer_seconds_count'))
  expect(answers.join()).toContain('status="200"} 1')
  expect(answers.join()).toContain('status="404"} 1')
  expect(answers.join()).not.toContain('/77')
  expect(lines).toContain('fandeck_refusals_total{code="NOT_FOUND"} 1')
})
