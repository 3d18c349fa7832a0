import { createFandeck, type Fandeck } from '@fandeck/sdk'
import { createPurchase, type Purchase } from '@fandeck/sdk/drops'
import { memoryStorage } from '@fandeck/sdk/testing'
import type { TestBackend } from '../bare-backend.ts'

/** The fault of the next request. */
export type Fault = 'none' | 'not-sent' | 'answer-lost' | 'never-answers' | 'outage' | 'sent-twice'

interface Timer {
  at: number
  run(): void
}

/**
 * The devices of one fan on a real backend: virtual time that advances only while nothing runs, and a network that
 * drops requests by a schedule.
 *
 * @param session the stored session
 * @param forgetful tabs without storage, as a control
 */
export function createDevice(test: TestBackend, session: string, forgetful = false) {
  const timers = new Map<number, Timer>()
  let ids = 0
  let inFlight = 0
  let skewMs = 0
  const faults: Fault[] = []
  const storage = memoryStorage()
  storage.setItem('user', session)

  const send: typeof globalThis.fetch = async (input, init) => {
    const request = new Request(input, init)
    const fault = faults.shift() ?? 'none'
    if (fault === 'not-sent') throw new TypeError('Failed to fetch')
    if (fault === 'outage') return new Response('<html>', { status: 503 })
    inFlight++
    try {
      if (fault === 'sent-twice') await (await test.fetch(request.clone())).text()
      const reply = await test.fetch(request.clone())
      if (fault === 'answer-lost') throw new TypeError('Failed to fetch')
      if (fault !== 'never-answers') return reply
    } finally {
      inFlight--
    }
    return new Promise((_, reject) => {
      request.signal.addEventListener('abort', () => reject(request.signal.reason))
    })
  }

  /** Waits for running work; fires timers, which advance time, only while nothing else runs. */
  async function until<T>(work: Promise<T>): Promise<T> {
    let ended = false
    const stop = () => {
      ended = true
    }
    work.then(stop, stop)
    let idle = 0
    while (!ended) {
      await new Promise((resolve) => setImmediate(resolve))
      idle = inFlight > 0 ? 0 : idle + 1
      if (idle < 8) continue
      idle = 0
      const [next] = [...timers].toSorted(([, one], [, other]) => one.at - other.at)
      if (!next) continue
      timers.delete(next[0])
      test.clock.set(Math.max(test.clock.now(), next[1].at))
      next[1].run()
    }
    return work
  }

  function sdk(tab: Pick<Storage, 'getItem' | 'setItem' | 'removeItem'>): Fandeck {
    const { api, site } = test.backend.config.origins
    return createFandeck(
      { marketUrl: api, cdnUrl: `${api}/cdn`, authUrl: `${site}/api/auth` },
      {
        fetch: send,
        storage,
        sessionStorage: tab,
        sharedStore: undefined,
        locks: undefined,
        channel: undefined,
        now: () => test.clock.now() + skewMs,
        monotonic: () => test.clock.now(),
        timers: {
          setTimeout(run: () => void, ms: number) {
            timers.set(++ids, { at: test.clock.now() + ms, run })
            return ids
          },
          clearTimeout: (id: unknown) => void (typeof id === 'number' && timers.delete(id)),
        },
        location: () => new URL(`${site}/`),
        logger: { warn() {}, error() {} },
      },
    )
  }

  return {
    until,
    faults,
    skew(ms: number) {
      skewMs = ms
    },
    /** Signs in again when a clock jump of a day has ended the session (S4.6). */
    login(record: string) {
      if (storage.getItem('user') === null) storage.setItem('user', record)
    },
    /** A tab, whose storage outlives its pages. */
    tab(dropId: number) {
      const own = forgetful ? { getItem: () => null, setItem() {}, removeItem() {} } : memoryStorage()
      let fandeck = sdk(own)
      let page: Purchase = createPurchase(fandeck, { dropId })
      return {
        page: () => page,
        fandeck: () => fandeck,
        reload() {
          fandeck = sdk(own)
          page = createPurchase(fandeck, { dropId })
        },
      }
    },
  }
}
