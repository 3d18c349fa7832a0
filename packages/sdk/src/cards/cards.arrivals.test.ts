import { expect, test, vi } from 'vitest'
import * as z from 'zod/mini'
import { aCardArrival } from '../testing/card-fixtures.ts'
import { refuse } from '../testing/fake-server.ts'
import { testKit } from '../testing/test-kit.ts'
import { ArrivalsSeenBody, CardArrival } from './cards.arrivals.schema.ts'
import { getCardArrivals, markArrivalsSeen } from './cards.arrivals.ts'
import { getCardArrivalsEndpoint, markArrivalsSeenEndpoint } from './cards.endpoints.ts'

test('D111 arrivals are read with their source by one request', async () => {
  const { fandeck, server } = testKit({ loggedIn: true })
  const gift = aCardArrival()
  const prize = aCardArrival({ arrivalId: 2, source: 'event', eventTitle: '사인회 초대' })
  server.answer(getCardArrivalsEndpoint, { arrivals: [gift, prize] })
  expect(await getCardArrivals(fandeck)).toEqual([gift, prize])
  expect(server.requests.map(({ method, path }) => `${method} ${path}`)).toEqual(['GET /card/arrivals'])
  expect(z.encode(CardArrival, prize)).toMatchObject({
    ...{ arrival_seq: 2, source: 'E', event_title: '사인회 초대', acquired_dttm: '2026-11-20 12:00:00' },
  })
})

test('D111 seen arrivals are sent by their numbers, and announced once the server knows them', async () => {
  const { fandeck, server } = testKit({ loggedIn: true })
  const seen = vi.fn()
  fandeck.on('cards:arrivals-seen', seen)
  server.answer(markArrivalsSeenEndpoint, () => refuse(503, '잠시 후 다시 시도해 주세요.', 'BUSY'))
  await expect(markArrivalsSeen(fandeck, { arrivalIds: [1, 2] })).rejects.toBeTruthy()
  expect(seen).not.toHaveBeenCalled()
  server.answer(markArrivalsSeenEndpoint, undefined)
  await markArrivalsSeen(fandeck, { arrivalIds: [1, 2] })
  expect(server.requests.at(-1)).toMatchObject({
    ...{ method: 'POST', path: '/card/arrivals/seen', body: { arrival_seq_list: [1, 2] } },
  })
  expect(seen.mock.calls).toEqual([[{ arrivalIds: [1, 2] }]])
})

test.each([[[]], [Array(21).fill(1)], [[-1]], [[1.5]], [['1']]])(
  'D111 a body with %j is refused',
  (arrivals) => {
    expect(z.safeDecode(ArrivalsSeenBody, { arrival_seq_list: arrivals as never }).success).toBe(false)
  },
)
