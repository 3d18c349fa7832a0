// The endpoints of my page without a session and with fields of other types.
import * as wire from '@fandeck/sdk/wire'
import { afterAll, beforeAll, expect, test } from 'vitest'
import * as z from 'zod/mini'
import { type TestBackend, testBackend } from '../backend.ts'
import { BODIES } from './bodies.ts'

/** An endpoint of my page whose body is JSON. */
const WithBody = z.object({
  method: z.literal('POST'),
  path: z.string().check(z.startsWith('/mypage/')),
  body: z.unknown().check(z.refine((body) => body !== undefined)),
  multipart: z.optional(z.undefined()),
})
const bodies = Object.entries(BODIES).filter(([path]) => path.startsWith('/mypage/'))

let shop: TestBackend
let authorization: string
beforeAll(async () => {
  shop = await testBackend()
  authorization = (await shop.member({ level: 'K201' })).headers.authorization
})
afterAll(() => shop.close())

const post = (path: string, json: unknown, headers: Record<string, string> = { authorization }) =>
  shop.fetch(`http://api.localhost${path}`, {
    method: 'POST',
    headers: { 'content-type': 'application/json', 'idempotency-key': crypto.randomUUID(), ...headers },
    body: JSON.stringify(json),
  })

test('every endpoint of my page that takes a body has one in the table', () => {
  const taking = Object.values<unknown>(wire).flatMap((one) => {
    const read = z.safeParse(WithBody, one)
    return read.success ? [read.data.path] : []
  })
  expect(bodies.map(([path]) => path).toSorted()).toEqual(taking.toSorted())
})

test.each(bodies)('%s refuses a field of another type, and asks for a session', async (path, good) => {
  for (const field of Object.keys(good)) {
    for (const value of [{ wrong: true }, [good[field]], null]) {
      const reply = await post(path, { ...good, [field]: value })
      expect([field, value, reply.status]).toEqual([field, value, 400])
    }
  }
  for (const json of [null, [], 'text', 7]) expect((await post(path, json)).status).toBe(400)
  const anonymous = await post(path, good, {})
  expect([anonymous.status, await anonymous.json()]).toMatchObject([401, { code: 'LOGIN_REQUIRED' }])
  expect(shop.errors).toEqual([])
})
