import { expect, test } from 'vitest'
import { refuse } from '../testing/fake-server.ts'
import { testKit } from '../testing/test-kit.ts'
import { getDropOddsEndpoint } from './drops.odds.endpoints.ts'
import { getDropOdds } from './drops.odds.ts'

test('D96 the odds are the parts of the free copies, the rarest first', async () => {
  const { fandeck, server } = testKit()
  server.answer(getDropOddsEndpoint, {
    finishes: [
      { finish: 'BASIC', copies: 150 },
      { finish: 'SIGN', copies: 0 },
      { finish: 'PRISM', copies: 10 },
      { finish: 'FOIL', copies: 40 },
    ],
  })
  expect(await getDropOdds(fandeck, { dropId: 101 })).toEqual([
    { finish: 'PRISM', copies: 10, share: 0.05 },
    { finish: 'FOIL', copies: 40, share: 0.2 },
    { finish: 'BASIC', copies: 150, share: 0.75 },
  ])
  expect(server.requests.map(({ path }) => path)).toEqual(['/minting/101/odds'])
})

test('a drop without a free copy has no odds', async () => {
  const { fandeck, server } = testKit()
  server.answer(getDropOddsEndpoint, { finishes: [{ finish: 'BASIC', copies: 0 }] })
  expect(await getDropOdds(fandeck, { dropId: 101 })).toEqual([])
})

test('S8.6 a finish that cannot be read refuses the reply, and an unknown drop is not found', async () => {
  const { fandeck, server } = testKit()
  const finishes = [{ edition_title: 'BASIC', free_qty: 150 }, { edition_title: 'PRISM' }]
  server.on('GET /minting/:id/odds', () => Response.json({ status: '200', message: '', data: { finishes } }))
  await expect(getDropOdds(fandeck, { dropId: 101 })).rejects.toMatchObject({ code: 'http/bad-reply' })
  server.answer(getDropOddsEndpoint, () => refuse(404, '드롭을 찾을 수 없어요.', 'NOT_FOUND'))
  await expect(getDropOdds(fandeck, { dropId: 101 })).rejects.toMatchObject({ code: 'drops/not-found' })
})
