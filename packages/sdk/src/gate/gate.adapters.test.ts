// The adapters against doubles of the two services, by their public documents.
import { describe, expect, test } from 'vitest'
import { settle } from '../testing/fake-clock.ts'
import { testKit } from '../testing/test-kit.ts'
import { cloudflareGate } from './gate.cloudflare.ts'
import { createGate } from './gate.machine.ts'
import { queueItGate, readQueueItToken } from './gate.queue-it.ts'

const URL_BEHIND = 'https://api.example/minting/1'

/** A Cloudflare waiting room: JSON of the room until `inside`, then the answer of the origin. */
function cloudflare(room: Record<string, unknown>) {
  const kit = testKit({ loggedIn: true })
  let inside = false
  kit.server.on('GET /minting/1', ({ headers }) =>
    inside
      ? Response.json({ status: '200', data: {} })
      : headers.get('accept') === 'application/json'
        ? Response.json({ cfWaitingRoom: { inWaitingRoom: true, ...room } })
        : new Response('<html>Waiting room</html>'),
  )
  const gate = createGate(kit.fandeck, {
    dropId: 1,
    source: cloudflareGate(kit.fandeck, { url: URL_BEHIND }),
  })
  return {
    ...kit,
    gate,
    enter() {
      inside = true
    },
  }
}

describe('D81 Cloudflare Waiting Room', () => {
  test('waits for the minutes of its answer, asks at its interval, and is called by the origin', async () => {
    const { gate, clock, enter, server } = cloudflare({
      waitTimeKnown: true,
      waitTime: 4,
      refreshIntervalSeconds: 20,
    })
    gate.subscribe(() => {})
    await settle()
    expect(gate.getState()).toMatchObject({
      phase: 'queued',
      place: undefined,
      callAt: clock.now() + 240_000,
    })
    enter()
    await clock.advance(30_000)
    expect(server.requests).toHaveLength(2)
    expect(gate.getState()).toMatchObject({ phase: 'called', pass: undefined })
  })

  test('tells no time where Cloudflare tells none', async () => {
    const { gate } = cloudflare({ waitTimeKnown: false, waitTime: 0 })
    gate.subscribe(() => {})
    await settle()
    expect(gate.getState()).toMatchObject({ phase: 'queued', callAt: undefined })
  })

  test('waits before an event, stays outside a full queue, and is over where it rejects', async () => {
    const before = cloudflare({ isEventPrequeueing: true, timeUntilEventStart: 5 })
    before.gate.subscribe(() => {})
    const full = cloudflare({ queueIsFull: true })
    full.gate.subscribe(() => {})
    const rejected = cloudflare({ queueingMethod: 'reject' })
    rejected.gate.subscribe(() => {})
    await settle()
    expect(before.gate.getState()).toMatchObject({
      phase: 'waiting',
      opensAt: before.clock.now() + 300_000,
    })
    expect(full.gate.getState().phase).toBe('outside')
    expect(rejected.gate.getState().phase).toBe('over')
  })
})

describe('D81 Queue-it', () => {
  const tokenUntil = (ms: number, event = 'drop101') =>
    `e_${event}~q_9f31aa~ts_${Math.floor(ms / 1000)}~ce_true~rt_queue~h_5a1b`

  function queueIt(search: string) {
    const kit = testKit({
      platform: { location: () => new URL(`https://site.example/drops/101${search}`) },
    })
    const options = { customerId: 'fandeck', eventId: 'drop101' }
    return {
      ...kit,
      gate: createGate(kit.fandeck, { dropId: 101, source: queueItGate(kit.fandeck, options) }),
    }
  }
  const NOON = testKit().clock.now()

  test('leads to the room and back to this address', async () => {
    const { gate, navigations } = queueIt('?from=mail')
    gate.subscribe(() => {})
    await settle()
    expect(gate.getState().phase).toBe('outside')
    await gate.join()
    const room = new URL(navigations[0] ?? '')
    expect(room.origin).toBe('https://fandeck.queue-it.net')
    expect(Object.fromEntries(room.searchParams)).toEqual({
      c: 'fandeck',
      e: 'drop101',
      t: 'https://site.example/drops/101?from=mail',
    })
  })

  test('takes the token of the address as the pass until its end', async () => {
    const token = tokenUntil(NOON + 60_000)
    const { gate, clock } = queueIt(`?queueittoken=${token}`)
    gate.subscribe(() => {})
    await settle()
    expect(gate.getState()).toMatchObject({ phase: 'called', pass: token, passUntil: NOON + 60_000 })
    await clock.advance(60_000)
    expect(gate.getState()).toMatchObject({ phase: 'missed', pass: undefined })
  })

  test('refuses a token of another room, and one that cannot be read', async () => {
    for (const token of [tokenUntil(NOON + 60_000, 'other'), 'nonsense', 'e_drop101~h_1']) {
      const { gate } = queueIt(`?queueittoken=${token}`)
      gate.subscribe(() => {})
      await settle()
      expect(gate.getState()).toMatchObject({ phase: undefined, error: { code: 'gate/token-invalid' } })
    }
    expect(readQueueItToken('e_a_b~ts_10~h_x')).toEqual({
      eventId: 'a_b',
      queueId: undefined,
      until: 10_000,
      hash: 'x',
    })
  })
})
