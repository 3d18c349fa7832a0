import { describe, expect, test } from 'vitest'
import { settle } from '../testing/fake-clock.ts'
import { refuse } from '../testing/fake-server.ts'
import { type TestKitOptions, testKit } from '../testing/test-kit.ts'
import { getStandingEndpoint, joinGateEndpoint } from './gate.endpoints.ts'
import { createGate } from './gate.machine.ts'
import type { Standing } from './gate.schema.ts'

const MINUTE = 60_000

/** A gate whose answers a test sets; `asked` counts the requests. */
function open(standing: Standing, options: TestKitOptions = { loggedIn: true }) {
  const kit = testKit(options)
  let now = standing
  kit.server.answer(getStandingEndpoint, () => now)
  kit.server.answer(joinGateEndpoint, () => {
    now = { ...now, joined: true }
    return now
  })
  const events: unknown[] = []
  for (const name of ['gate:joined', 'gate:placed', 'gate:called', 'gate:missed'] as const) {
    kit.fandeck.on(name, (event) => events.push([name, event]))
  }
  const gate = createGate(kit.fandeck, { dropId: 1 })
  return {
    ...kit,
    gate,
    events,
    answer(next: Standing) {
      now = next
    },
    asked: (method: string) => kit.server.requests.filter((request) => request.method === method).length,
  }
}

const waiting: Standing = {
  phase: 'waiting',
  joined: false,
  waitMs: 5 * MINUTE,
  waiting: 8412,
  pollMs: MINUTE,
  spreadMs: 1000,
}

describe('D81 the gate of a signed-in member', () => {
  test('sends nothing without subscribers, and takes part with the first', async () => {
    const { gate, clock, server, asked, events } = open(waiting)
    await clock.advance(MINUTE)
    expect(server.requests).toEqual([])
    gate.subscribe(() => {})
    await settle()
    expect([asked('GET'), asked('POST')]).toEqual([1, 1])
    expect(gate.getState()).toMatchObject({ phase: 'waiting', joined: true, waiting: 8412 })
    expect(events).toEqual([['gate:joined', { dropId: 1 }]])
  })

  test('takes part once in two tabs, and asks again without taking part anew', async () => {
    const { gate, clock, asked, fandeck } = open(waiting)
    gate.subscribe(() => {})
    await settle()
    createGate(fandeck, { dropId: 1 }).subscribe(() => {})
    await settle()
    await clock.advance(2 * MINUTE)
    expect(asked('POST')).toBe(1)
  })

  test('is told its place, is called, and misses the call, each as one event', async () => {
    const { gate, clock, answer, events } = open({ ...waiting, joined: true })
    gate.subscribe(() => {})
    await settle()
    events.length = 0
    answer({ phase: 'queued', joined: true, place: 7, ahead: 6, waitMs: 30_000, pollMs: 5000 })
    await clock.advance(5 * MINUTE + 2000)
    expect(gate.getState()).toMatchObject({ phase: 'queued', place: 7 })
    answer({ phase: 'called', joined: true, place: 7, pass: 'a.b.c', passMs: 5 * MINUTE, pollMs: MINUTE })
    await clock.advance(10_000)
    expect(gate.getState()).toMatchObject({ phase: 'called', pass: 'a.b.c' })
    answer({ phase: 'missed', joined: true, pollMs: MINUTE })
    await clock.advance(5 * MINUTE)
    expect(gate.getState()).toMatchObject({ phase: 'missed', pass: undefined })
    expect(events.map((event) => (event as [string])[0])).toEqual([
      'gate:placed',
      'gate:called',
      'gate:missed',
    ])
    expect(clock.pending()).toBe(0)
  })

  test('queues again only when the fan asks', async () => {
    const { gate, asked } = open({ phase: 'missed', joined: true, pollMs: MINUTE })
    gate.subscribe(() => {})
    await settle()
    expect(asked('POST')).toBe(0)
    await gate.join()
    expect(asked('POST')).toBe(1)
  })

  test('keeps what it knows through an outage and asks again', async () => {
    const { gate, clock, server, answer } = open({
      phase: 'queued',
      joined: true,
      place: 7,
      ahead: 6,
      waitMs: 5 * MINUTE,
      pollMs: 5000,
    })
    gate.subscribe(() => {})
    await settle()
    server.on('GET /minting/1/gate', () => {
      throw new TypeError('Failed to fetch')
    })
    await clock.advance(30_000)
    expect(gate.getState()).toMatchObject({ phase: 'queued', place: 7, error: { code: 'http/network' } })
    const back: Standing = { phase: 'called', joined: true, pass: 'p', passMs: MINUTE, pollMs: MINUTE }
    answer(back)
    server.answer(getStandingEndpoint, back)
    await clock.advance(2 * MINUTE)
    expect(gate.getState()).toMatchObject({ error: undefined })
  })

  test('stops at a refusal, and its timers end with the last subscriber', async () => {
    const { gate, clock, server } = open(waiting)
    server.on('GET /minting/1/gate', () => refuse(404, '드롭을 찾을 수 없어요.', 'NOT_FOUND'))
    const leave = gate.subscribe(() => {})
    await settle()
    expect(gate.getState().error).toMatchObject({ code: 'gate/not-found' })
    expect(clock.pending()).toBe(0)
    leave()
    expect(gate.getServerState().phase).toBeUndefined()
  })
})

describe('D81 a visitor', () => {
  test('sees the room and takes part after the sign-in', async () => {
    const { gate, asked, fandeck, server } = open(waiting, { loggedIn: false })
    gate.subscribe(() => {})
    await settle()
    expect(gate.getState()).toMatchObject({ phase: 'waiting', joined: false })
    expect(asked('POST')).toBe(0)
    const { aSessionRecord } = await import('../testing/fixtures.ts')
    fandeck.session.begin(aSessionRecord())
    await settle()
    expect(server.requests.at(-1)?.method).toBe('POST')
    expect(gate.getState().joined).toBe(true)
  })

  test('loses the place on the screen with the sign-out, not at the gate', async () => {
    const { gate, fandeck, answer } = open({
      phase: 'called',
      joined: true,
      pass: 'p',
      passMs: MINUTE,
      pollMs: MINUTE,
    })
    gate.subscribe(() => {})
    await settle()
    answer({ phase: 'outside', joined: false, pollMs: MINUTE })
    fandeck.session.end()
    await settle()
    expect(gate.getState()).toMatchObject({ phase: 'outside', pass: undefined })
  })
})
