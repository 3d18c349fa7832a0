import { randomUUID } from 'node:crypto'
import { connect } from 'node:net'
import { afterEach, describe, expect, it, vi } from 'vitest'
import { type TestBackend, testBackend } from '../../test/backend.ts'
import { purchaseBody } from '../../test/drop-row.ts'
import { addDrop } from '../../test/rush/drop.ts'
import { apiApp } from '../app.ts'
import { type Listening, listen } from '../listen.ts'
import { createRefusalCounter } from './refusals.ts'
import { createSoldOut } from './sold-out.ts'
import { soldOutGuard } from './sold-out-guard.ts'
import { dropRefusals, mintings } from './tables.ts'

const SEQ = 9001
let test: TestBackend
let server: Listening
afterEach(async () => {
  await server.close()
  await test.close()
})

/** A shop whose only pack `buyer` has bought, behind the guard; `asked` counts the requests to the app. */
async function soldOutShop() {
  test = await testBackend()
  const { backend, controls, clock } = test
  await addDrop(backend.db, clock.now(), { seq: SEQ, stock: 1 })
  const soldOut = createSoldOut(backend)
  const app = apiApp(backend, controls, soldOut)
  const asked = vi.spyOn(app, 'fetch')
  server = await listen(0, '127.0.0.1')
  server.answerWith(app, soldOutGuard(backend, controls, soldOut))
  const origin = `http://127.0.0.1:${server.port}`
  async function press(
    headers: Record<string, string>,
    body: BodyInit = JSON.stringify(purchaseBody(SEQ, 1)),
  ) {
    asked.mockClear()
    const common = { 'content-type': 'application/json', 'idempotency-key': randomUUID() }
    const init = { method: 'POST', headers: { ...common, ...headers }, body, duplex: 'half' }
    const reply = await fetch(`${origin}/minting`, init)
    return {
      status: reply.status,
      json: await reply.json(),
      headers: reply.headers,
      asked: asked.mock.calls.length,
    }
  }
  const buyer = await test.member()
  const fan = await test.member()
  const bought = await press({ ...buyer.headers, 'idempotency-key': 'the-only-order' })
  expect(bought).toMatchObject({ status: 200, asked: 1 })
  const refused = await press(fan.headers)
  expect(refused).toMatchObject({ status: 409, asked: 1 })
  return { press, buyer, fan, bought, refused }
}

describe('the guard before the app', () => {
  it('P2 S7.31 answers that a drop is sold out like the app, without calling it', async () => {
    const { press, fan, refused } = await soldOutShop()
    const given = { 'x-request-id': refused.headers.get('x-request-id') ?? '' }
    const again = await press({ ...fan.headers, ...given, origin: 'http://partner.localhost' })
    expect(again).toMatchObject({ status: refused.status, json: refused.json, asked: 0 })
    expect(again.headers.get('access-control-allow-origin')).toBe('http://partner.localhost')
    const of = ({ headers }: typeof refused) =>
      Object.fromEntries([...headers].filter(([name]) => !name.startsWith('access-control-')))
    expect(of(again)).toEqual(of(refused))
    expect(of(again)).toMatchObject({ 'x-content-type-options': 'nosniff', 'cache-control': 'no-store' })
    expect(given['x-request-id']).toHaveLength(36)
    expect((await press({ ...fan.headers, origin: 'https://bad.example' })).headers.get('vary')).toBe(
      'Origin',
    )
  })

  it('counts what it refuses for the operators’ desk', async () => {
    const { press, fan } = await soldOutShop()
    const refusals = createRefusalCounter()
    test.backend.refusals = refusals
    expect(await press(fan.headers)).toMatchObject({ status: 409, asked: 0 })
    await refusals.write(test.backend)
    expect(await test.backend.db.select().from(dropRefusals)).toMatchObject([
      { dropId: SEQ, reason: 'SOLD_OUT', refused: 1 },
    ])
  })

  it('G8 passes the request of a buyer, whose repeated key returns the order', async () => {
    const { press, buyer, bought } = await soldOutShop()
    const again = await press({ ...buyer.headers, 'idempotency-key': 'the-only-order' })
    expect(again).toMatchObject({ status: 200, json: bought.json, asked: 1 })
  })

  it('passes requests that it cannot decide', async () => {
    const { press, fan } = await soldOutShop()
    const { backend, controls } = test
    await addDrop(backend.db, test.clock.now(), { seq: SEQ + 1, stock: 1 })
    const other = JSON.stringify(purchaseBody(SEQ + 1, 1))
    expect(await press({})).toMatchObject({ status: 401, asked: 1 })
    expect(await press({ authorization: 'Bearer bad' })).toMatchObject({ json: { status: '2009' }, asked: 1 })
    expect(await press({ ...fan.headers, 'idempotency-key': 'short' })).toMatchObject({
      status: 400,
      asked: 1,
    })
    expect(await press(fan.headers, '{')).toMatchObject({ status: 400, asked: 1 })
    expect(await press(fan.headers, '{}')).toMatchObject({ status: 400, asked: 1 })
    expect(await press(fan.headers, ' '.repeat(17 * 1024))).toMatchObject({ status: 400, asked: 1 })
    expect(await press(fan.headers, new Blob([JSON.stringify(purchaseBody(SEQ, 1))]).stream())).toMatchObject(
      {
        status: 409,
        asked: 1,
      },
    )
    expect(await press(fan.headers, other)).toMatchObject({ status: 200, asked: 1 })
    controls?.setOutage(true)
    expect(await press(fan.headers)).toMatchObject({ status: 503, asked: 1 })
    controls?.setOutage(false)
    test.clock.advance(24 * 3600_000)
    expect(await press(fan.headers)).toMatchObject({ status: 401, asked: 1 })
  })

  it('passes requests again once a pack is released', async () => {
    const { press, fan } = await soldOutShop()
    await test.backend.db.update(mintings).set({ remaining: 1, held: 0 })
    expect(await press(fan.headers)).toMatchObject({ status: 200, asked: 1 })
  })

  it('continues after an aborted body', async () => {
    const { press, fan } = await soldOutShop()
    const socket = connect(server.port, '127.0.0.1')
    const head = `POST /minting HTTP/1.1\r\nHost: x\r\nAuthorization: ${fan.headers.authorization}\r\n`
    socket.write(`${head}Idempotency-Key: ${randomUUID()}\r\nContent-Length: 500\r\n\r\n{"minting_seq"`)
    await new Promise((resolve) => setTimeout(resolve, 50))
    socket.destroy()
    expect(await press(fan.headers)).toMatchObject({ status: 409, asked: 0 })
  })
})
