// Requests that fast-check draws from `docs/openapi.json`. FANDECK_SEED draws others.
import { afterAll, beforeAll, expect, it } from 'vitest'
import { testBackend } from '../backend.ts'
import { openDemoShop } from '../demo-shop.ts'
import { EVERY_CASE } from '../ring.ts'
import { playDocument } from './play.ts'

const SEED = Number(process.env.FANDECK_SEED ?? 1)
const RUNS = EVERY_CASE ? 24 : 6

let shop: Awaited<ReturnType<typeof openDemoShop>>
beforeAll(async () => {
  shop = await openDemoShop(testBackend)
})
afterAll(() => shop.close())

it('the backend answers every operation as the document says, and refuses what it forbids', async () => {
  const { faults, succeeded, ...counts } = await playDocument(shop, { seed: SEED, runs: RUNS })
  process.stdout.write(`document ${JSON.stringify({ seed: SEED, ...counts, succeeded: succeeded.size })}\n`)
  expect(faults).toEqual([])
  expect(shop.errors).toEqual([])
  expect(counts.operations).toBeGreaterThan(100)
})

it.each([
  ['a reply without a field', 'getDrop', dropField],
  [
    'a status that is not documented',
    'getFaqs',
    (answer: Response) => new Response(answer.body, { status: 202 }),
  ],
  ['a fault of the server', 'checkNickname', () => Response.json({ status: '500' }, { status: 500 })],
  [
    'a code that is not documented',
    'getNotice',
    () => Response.json({ status: '404', code: 'GONE' }, { status: 404 }),
  ],
  ['a forbidden request that succeeds', 'agreeTerms', () => Response.json({ status: '200', data: null })],
  [
    'a forbidden form that succeeds',
    'changePicture',
    () => Response.json({ status: '200', data: { image: 'a.png' } }),
  ],
  [
    'an allowed request that is refused',
    'recordVisit',
    () => Response.json({ status: '400', code: 'BAD_REQUEST' }, { status: 400 }),
  ],
])('finds %s', async (_, operation, change) => {
  const { faults } = await playDocument(shop, { seed: SEED, runs: RUNS, only: [operation], change })
  expect(faults.length).toBeGreaterThan(0)
})

/** Leaves the price out of a drop. */
async function dropField(answer: Response): Promise<Response> {
  const text = (await answer.text()).replace('"payment_amount":', '"price":')
  return new Response(text, { status: answer.status })
}
