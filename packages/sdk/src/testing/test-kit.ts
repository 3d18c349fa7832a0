import type { Fandeck } from '../client.ts'
import type { FandeckOptions } from '../config.ts'
import { createFandeck } from '../fandeck.ts'
import type { KeyValueStorage, Platform } from '../kernel/platform.ts'
import { formatSeoulWire } from '../kernel/seoul.ts'
import { memoryStorage } from '../kernel/storage.ts'
import { type FakeClock, fakeClock } from './fake-clock.ts'
import { type FakeServer, fakeServer } from './fake-server.ts'
import { aStoredSession } from './fixtures.ts'

const HALF_HOUR_MS = 30 * 60_000

/** A client on a fake platform. */
export interface TestKit {
  fandeck: Fandeck
  server: FakeServer
  clock: FakeClock
  storage: KeyValueStorage
  sessionStorage: KeyValueStorage
  /** Addresses that the SDK has navigated to. */
  navigations: string[]
  /** The SDK's log messages. */
  logged: string[]
  /** Simulates a hidden page that becomes visible. */
  comeBack(): void
  /** Simulates focus on a page that stayed visible. */
  focus(): void
}

/** Options of `testKit`. */
export interface TestKitOptions {
  /** `true` for a member with half an hour left, or the stored text. */
  loggedIn?: boolean | string | undefined
  options?: Partial<FandeckOptions> | undefined
  platform?: Partial<Platform> | undefined
  /** The time of server and device, for a page that people use. @default the time of `clock` */
  now?: (() => number) | undefined
}

/**
 * Creates a client on a fake server, clock and storage, without locks and channel unless given.
 *
 * @example
 * const { fandeck, server } = testKit({ loggedIn: true })
 * server.on('GET /claim/usable/list', () => ok(BenefitListReply, [aBenefit()]))
 */
export function testKit({ loggedIn = false, options, platform, now: given }: TestKitOptions = {}): TestKit {
  const clock = fakeClock()
  const now = given ?? clock.now
  const server = fakeServer(now)
  const storage = platform?.storage ?? memoryStorage()
  const sessionStorage = platform?.sessionStorage ?? memoryStorage()
  const stored = () => aStoredSession({ expired: formatSeoulWire(now() + HALF_HOUR_MS) })
  if (loggedIn) storage.setItem('user', loggedIn === true ? stored() : loggedIn)
  const navigations: string[] = []
  const logged: string[] = []
  const returns = new Set<() => void>()
  const shown = new Set<() => void>()
  const listen = (to: Set<() => void>) => (listener: () => void) => {
    to.add(listener)
    return () => void to.delete(listener)
  }
  const callAll = (listeners: Set<() => void>) => {
    for (const listener of [...listeners]) listener()
  }
  let uuids = 0
  const fandeck = createFandeck(
    { marketUrl: 'https://api.example', authUrl: 'https://site.example/api/auth', ...options },
    {
      fetch: server.fetch,
      storage,
      sessionStorage,
      sharedStore: undefined,
      locks: undefined,
      channel: undefined,
      now,
      monotonic: clock.monotonic,
      timers: clock.timers,
      visibility: {
        visible: () => true,
        onReturn: listen(returns),
        onVisible: listen(shown),
      },
      random: {
        uuid: () => `00000000-0000-4000-8000-${String(++uuids).padStart(12, '0')}`,
        bytes: (length) => Uint8Array.from({ length }, (_, at) => (at * 37) % 256),
      },
      navigate: (href) => void navigations.push(href),
      openWindow: () => undefined,
      beacon: () => false,
      location: () => new URL('https://site.example/'),
      logger: { warn: (message) => void logged.push(message), error: (message) => void logged.push(message) },
      ...platform,
    },
  )
  const focus = () => callAll(returns)
  const comeBack = () => {
    callAll(returns)
    callAll(shown)
  }
  return { fandeck, server, clock, storage, sessionStorage, navigations, logged, comeBack, focus }
}
